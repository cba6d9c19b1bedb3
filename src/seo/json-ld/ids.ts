import { absoluteUrl, routes } from "../../site/routes";

/** The part of the site's settings that ids are made of. */
export interface HasUrl {
  readonly url: string;
}

/** Id of a piece: the address of the page it is about, and a name. It stays the same from build to build. */
export function nodeId(site: HasUrl, path: string, name: string): string {
  return `${absoluteUrl(site.url, path)}#${name}`;
}

export const organizationId = (site: HasUrl): string => nodeId(site, routes.home, "organization");
export const webSiteId = (site: HasUrl): string => nodeId(site, routes.home, "website");
export const authorId = (site: HasUrl): string => nodeId(site, routes.about, "author");
