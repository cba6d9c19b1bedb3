import type { ContentTypeName } from "../../content-model/content-types";

/** Where the CMS writes to. */
export type Backend =
  | { readonly name: "proxy"; readonly proxy_url: string; readonly branch?: string }
  | { readonly name: "github"; readonly repo: string; readonly branch: string; readonly base_url?: string }
  | { readonly name: "none" };

/** What the CMS is told of the site when it starts: everything that an entry is compared with, and where to write. */
export interface SiteContent {
  readonly backend: Backend;
  readonly files: readonly { readonly type: ContentTypeName; readonly file: string; readonly text: string }[];
  /** Names of the pictures that lie in the content folder. */
  readonly pictures: readonly string[];
  /** The list of every address that was ever published; its name and its text. */
  readonly addresses?: { readonly file: string; readonly text: string } | undefined;
}

/** Name of the file beside the page of the CMS that holds a {@link SiteContent}. */
export const SITE_CONTENT_FILE = "site-content.json";
