import type { ItemList } from "schema-dts";
import { absoluteUrl } from "../../site/routes";
import type { Crumb } from "../../site/breadcrumbs";
import { nodeId, type HasUrl } from "./ids";

/** The entries of a list page, in their order. */
export function itemList(site: HasUrl, path: string, entries: readonly Crumb[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": nodeId(site, path, "list"),
    itemListElement: entries.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: entry.name,
      url: absoluteUrl(site.url, entry.path),
    })),
  };
}
