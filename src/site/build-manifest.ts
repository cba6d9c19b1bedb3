/** In `public/`: what of it belongs to the last build, because it may also hold files of earlier builds. Not published. */
export const MANIFEST_FILE = "build-manifest.json";

/** What `src/publish` publishes besides static files. */
export interface BuildManifest {
  /** Such as `https://site.example`. */
  readonly siteUrl: string;
  readonly pages: readonly string[];
  /** URL paths of feeds, Markdown exports and other generated texts. */
  readonly files: readonly string[];
}
