import type { GitHubBackend } from "@sveltia/cms";

/** What the CMS's page reads when it starts. */
export interface CmsSettings {
  /** The repository that the CMS writes to; undefined if none is known, or for a local folder. */
  readonly backend: GitHubBackend | undefined;
  /** The list of all URLs that were ever published; see `site/published-urls.ts`. */
  readonly publishedUrls: string | undefined;
  /** Whether the page is served by `npm run cms`, which also serves the content folder's files for comparison. */
  readonly isLocal: boolean;
}

/** Name of the JSON file with {@link CmsSettings}, in the folder of the CMS's page. */
export const SETTINGS_FILE = "settings.json";

/** Folder of the local server, beside the CMS's page, with the content folder's files. */
export const LOCAL_FILES = "files";
