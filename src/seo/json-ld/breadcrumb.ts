import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "../../site/routes";
import type { Crumb } from "../../site/breadcrumbs";

/** @param crumbs from home to the page itself */
export function breadcrumb(site: { readonly url: string }, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site.url, path),
    })),
  };
}
