import type { Graph } from "schema-dts";
import { files } from "../site/routes";

/** An alternate format of the page, or a feed. */
interface Alternate {
  readonly type: "application/rss+xml" | "text/markdown";
  readonly title: string;
  readonly path: string;
}

/** Metadata of a page, for its `<head>`. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the page, for its canonical URL. */
  readonly path: string;
  readonly siteUrl: string;
  readonly siteName: string;
  /** The Open Graph image. */
  readonly image?: { readonly path: string; readonly width: number; readonly height: number; readonly alt: string } | undefined;
  readonly article?:
    { readonly published: string; readonly modified: string; readonly section: string; readonly author: string } | undefined;
  /** In addition to the feed of the whole site, which every page links to. */
  readonly alternates?: readonly Alternate[];
  readonly noindex?: boolean;
  readonly graph?: Graph | undefined;
}

/**
 * The feed of a list.
 *
 * @param name the site's name, or the site's name and a category's label
 * @param list path of the list's first page; by default the whole site's
 */
export const feedAlternate = (name: string, list?: string): Alternate => ({
  type: "application/rss+xml",
  title: `${name} (RSS)`,
  path: files.rss(list),
});
