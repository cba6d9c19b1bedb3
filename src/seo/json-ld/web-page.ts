import type { BreadcrumbList, WebPage } from "schema-dts";
import { absoluteUrl, routes } from "../../site/routes";
import type { Crumb } from "../../site/breadcrumbs";
import { nodeId, webSiteId, type HasUrl } from "./ids";

export interface WebPageLinks {
  /** Id of the node that the page is mainly about. */
  readonly mainEntity?: string | undefined;
  /** Day of the last change (yyyy-mm-dd), if the page shows it. */
  readonly modified?: string | undefined;
}

/** The page itself. Every page but the home page has a breadcrumb. */
export function webPage(
  site: HasUrl,
  page: { readonly path: string; readonly title: string; readonly description: string },
  kind: "WebPage" | "AboutPage" | "CollectionPage",
  { mainEntity, modified }: WebPageLinks = {},
): WebPage {
  return {
    "@type": kind,
    "@id": nodeId(site, page.path, "webpage"),
    url: absoluteUrl(site.url, page.path),
    name: page.title,
    description: page.description,
    inLanguage: "en",
    dateModified: modified,
    isPartOf: { "@id": webSiteId(site) },
    breadcrumb: page.path === routes.home ? undefined : { "@id": nodeId(site, page.path, "breadcrumb") },
    mainEntity: mainEntity && { "@id": mainEntity },
  } as WebPage;
}

/** @param crumbs from home to the page itself */
export function breadcrumb(site: HasUrl, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(site, crumbs.at(-1)?.path ?? "", "breadcrumb"),
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site.url, path),
    })),
  };
}
