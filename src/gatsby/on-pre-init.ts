import type { GatsbyNode } from "gatsby";
import { invalidateCache } from "./build-cache";

/** From here on Gatsby changes its cache; the command that has started it says when the cache is complete again. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = () => invalidateCache(process.cwd());
