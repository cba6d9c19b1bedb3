import type { GatsbyConfig } from "gatsby";

/**
 * Named in the configuration so that Gatsby looks for no adapter of its own: it would fetch a list of them from the
 * network in every build and run it, and on Netlify install one that writes `_headers` and `_redirects` over ours.
 * What the site needs of its host, `src/publish` writes.
 */
export const hostAdapter: NonNullable<GatsbyConfig["adapter"]> = { name: "static files", adapt: () => undefined };
