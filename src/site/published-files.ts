/** In `public/`: what of it belongs to this build, because it may also hold files of earlier builds. Not published. */
export const SITE_FILE = "site.json";

/** The site's icons by URL path, and the width in pixels of those that are PNGs. */
export const icons: Readonly<Record<string, number | undefined>> = {
  "/favicon.svg": undefined,
  "/favicon.png": 64,
  "/apple-touch-icon.png": 180,
  "/icon-512.png": 512,
};

/** What `src/publish` publishes besides static files. */
export interface PublishedFiles {
  /** Such as `https://site.example`. */
  readonly siteUrl: string;
  readonly pages: readonly string[];
  /** URL paths of feeds, Markdown exports and other generated texts. */
  readonly files: readonly string[];
}
