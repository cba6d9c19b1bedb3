import type { ContentFile } from "./content-tree";
import type { Shingles } from "./shingles";

/** Shingles of articles. Filled when a rule needs them, or beforehand from a cache. */
export const knownShingles = new WeakMap<ContentFile, Shingles>();

/** Ids of the claims that an article makes, where they are known from a cache. */
export const knownClaims = new WeakMap<ContentFile, readonly string[]>();
