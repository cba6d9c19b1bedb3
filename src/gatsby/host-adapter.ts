import type { GatsbyConfig } from "gatsby";

/**
 * An adapter that does nothing. Without one, Gatsby downloads a list of adapters in every build, and on Netlify installs
 * one that overwrites the `_headers` and `_redirects` that `src/publish` writes.
 */
export const hostAdapter: NonNullable<GatsbyConfig["adapter"]> = { name: "static files", adapt: () => undefined };
