import { createRequire } from "module";
import path from "path";
import type { GatsbyConfig } from "gatsby";

/** `src/gatsby/config.ts`. Asked for in a way that Parcel does not follow: esbuild compiles what lies in src/gatsby. */
const requireHere = createRequire(path.join(process.cwd(), "gatsby-config.ts"));
const { siteConfig } = requireHere("./src/gatsby/incremental/compile-node-apis.cjs") as { siteConfig: GatsbyConfig };

export default siteConfig;
