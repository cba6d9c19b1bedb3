import { absoluteUrl, routes } from "../../site/routes";

/** The setting that ids begin with. */
export interface HasUrl {
  readonly url: string;
}

/** Stable id of a node: the URL of its page, with a name as fragment. */
export function nodeId(site: HasUrl, path: string, name: string): string {
  return `${absoluteUrl(site.url, path)}#${name}`;
}

export const organizationId = (site: HasUrl): string => nodeId(site, routes.home, "organization");
export const webSiteId = (site: HasUrl): string => nodeId(site, routes.home, "website");
export const authorId = (site: HasUrl): string => nodeId(site, routes.about, "author");
