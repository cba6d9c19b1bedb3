import type { ContentTypeName } from "../../content-model/content-types";

/** Where the CMS writes to, as Decap configures it; `none` if no repository is known. */
export type Backend =
  | { readonly name: "proxy"; readonly proxy_url: string; readonly branch?: string }
  | { readonly name: "github"; readonly repo: string; readonly branch: string; readonly base_url?: string }
  | { readonly name: "none" };

/** What the CMS loads when it starts: where to write, and all content that the lint compares an entry with. */
export interface SiteContent {
  readonly backend: Backend;
  readonly files: readonly { readonly type: ContentTypeName; readonly file: string; readonly text: string }[];
  /** Paths of all pictures in the content folder. */
  readonly pictures: readonly string[];
  /** The list of all URLs that were ever published. */
  readonly publishedUrls?: { readonly file: string; readonly text: string } | undefined;
}

/** Name of the JSON file with a {@link SiteContent}, in the folder of the CMS's page. */
export const SITE_CONTENT_FILE = "site-content.json";
