import type { BreadcrumbList, WebPage } from "schema-dts";
import { absoluteUrl } from "../../site/routes";
import type { Crumb } from "../../site/breadcrumbs";
import { nodeId, webSiteId, type HasUrl } from "./ids";

export interface WebPageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface WebPageLinks {
  /** Id of the piece that the page is there for. */
  readonly mainEntity?: string | undefined;
  /** Id of the piece that says what the page is about. */
  readonly about?: string | undefined;
  /** Day of the last change (yyyy-mm-dd), where the page shows it. */
  readonly modified?: string | undefined;
}

/** The page itself. It refers to its breadcrumb; where there is none (on home), the reference falls away. */
export function webPage(
  site: HasUrl,
  page: WebPageFacts,
  kind: "WebPage" | "AboutPage" | "CollectionPage",
  { mainEntity, about, modified }: WebPageLinks = {},
): WebPage {
  return {
    "@type": kind,
    "@id": nodeId(site, page.path, "webpage"),
    url: absoluteUrl(site.url, page.path),
    name: page.title,
    description: page.description,
    inLanguage: "en",
    ...(modified ? { dateModified: modified } : {}),
    isPartOf: { "@id": webSiteId(site) },
    breadcrumb: { "@id": nodeId(site, page.path, "breadcrumb") },
    ...(mainEntity ? { mainEntity: { "@id": mainEntity } } : {}),
    ...(about ? { about: { "@id": about } } : {}),
  } as WebPage;
}

/**
 * The way from home to a page.
 *
 * @param trail from home to the page itself
 */
export function breadcrumb(site: HasUrl, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(site, trail.at(-1)?.path ?? "", "breadcrumb"),
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site.url, path),
    })),
  };
}
