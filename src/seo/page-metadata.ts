import type { Graph } from "schema-dts";

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
  /** Kept out of search engines. */
  readonly noindex?: boolean;
  readonly graph?: Graph | undefined;
}

/** A page's title with the page's number, for lists. */
export function titleOfPage(title: string, pageNumber: number): string {
  return pageNumber === 1 ? title : `${title}, page ${pageNumber}`;
}
