import type { ContentTypeName, ContentValue } from "../../content-model/content-types";
import type { MaintenanceGroup } from "../../lint/maintenance/maintenance-list";
import type { Body } from "../../lint/markdown-body";

/** Where the CMS writes to, as Decap configures it; `none` if no repository is known. */
export type Backend =
  | { readonly name: "proxy"; readonly proxy_url: string; readonly branch?: string }
  | { readonly name: "github"; readonly repo: string; readonly branch: string; readonly base_url?: string }
  | { readonly name: "none" };

/** What other entries need to know of an article: for links to it, for lists, and for rules that compare articles. */
export interface IndexedArticle {
  readonly file: string;
  /** Its front matter; the answers of its questions are empty, because they are part of its text. */
  readonly value: ContentValue<"post">;
  readonly content: Pick<Body, "links" | "urls" | "ids" | "buttons" | "citations" | "figures">;
  /** Number of words of its body. */
  readonly words: number;
}

/** What the CMS loads when it starts. It loads the texts of articles when a rule needs them; see {@link articleUrl}. */
export interface SiteContent {
  readonly backend: Backend;
  /** ISO day for which the site is built; undefined for the present day. */
  readonly today?: string | undefined;
  /** Whether unpublished articles are left out, as on a public server. */
  readonly isPublic: boolean;
  /** All content but articles. */
  readonly files: readonly { readonly type: ContentTypeName; readonly file: string; readonly text: string }[];
  readonly articles: readonly IndexedArticle[];
  /** What needs care, as of the build; undefined where nobody has looked. */
  readonly care?: readonly MaintenanceGroup[] | undefined;
  /** Paths of the pictures in the content folder. */
  readonly pictures: readonly string[];
  /** The list of all URLs that were ever published. */
  readonly publishedUrls?: { readonly file: string; readonly text: string } | undefined;
}

/** Name of the JSON file with a {@link SiteContent}, in the folder of the CMS's page. */
export const SITE_CONTENT_FILE = "site-content.json";

/** Folder of the texts of articles, in the folder of the CMS's page. */
export const ARTICLES_FOLDER = "articles";

/** Path of an article's text, relative to the CMS's page. */
export function articleUrl(file: string): string {
  return `${ARTICLES_FOLDER}/${file.slice(file.lastIndexOf("/") + 1)}`;
}

/** Path of the local server's answers about earlier versions, relative to the CMS's page. */
export const VERSIONS_PATH = "versions";
