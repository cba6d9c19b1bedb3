import type { Graph } from "schema-dts";
import { files, routes } from "../site/routes";

/** Another form of the page, or something to follow it by. */
export interface Alternate {
  readonly type: "application/rss+xml" | "application/feed+json" | "text/markdown";
  readonly title: string;
  readonly path: string;
}

/** Everything that the head of a page says, as data. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the page; its canonical address. */
  readonly path: string;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly type: "website" | "article";
  /** Path and size of the sharing picture. */
  readonly image?: { readonly path: string; readonly width: number; readonly height: number; readonly alt: string } | undefined;
  readonly article?:
    { readonly published: string; readonly modified: string; readonly section: string; readonly author: string } | undefined;
  /** Besides the feeds of the whole site, which every page names. */
  readonly alternates?: readonly Alternate[];
  /** Kept out of search engines. */
  readonly noindex?: boolean;
  readonly graph?: Graph | undefined;
}

/** A page's title with the page's number, for lists. */
export function titleOfPage(title: string, pageNumber: number): string {
  return pageNumber === 1 ? title : `${title}, page ${pageNumber}`;
}

/** A page's description with the page's number, for lists. */
export function descriptionOfPage(description: string, pageNumber: number): string {
  return pageNumber === 1 ? description : `${description} Page ${pageNumber}.`;
}

/**
 * The two feeds of a list.
 *
 * @param name whose feeds they are: the site's name, with a category's label before it
 * @param list path of the list's first page; none for the whole site
 */
export function feedAlternates(name: string, list: string = routes.home): Alternate[] {
  return [
    { type: "application/rss+xml", title: `${name} (RSS)`, path: files.rss(list) },
    { type: "application/feed+json", title: `${name} (JSON Feed)`, path: files.jsonFeed(list) },
  ];
}
