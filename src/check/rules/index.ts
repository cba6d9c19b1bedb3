import type { Rule } from "../rule";
import { uniqueSlugs } from "./unique-slugs";
import { knownCategories } from "./known-categories";
import { pictures } from "./pictures";
import { knownReferences } from "./known-references";
import { internalLinks } from "./internal-links";
import { pageLinks } from "./page-links";

/** Every rule over content as a whole; a new rule is a file beside this one and a line here. */
export const rules: readonly Rule[] = [uniqueSlugs, knownCategories, pictures, knownReferences, internalLinks, pageLinks];
