import type { Rule } from "../rule";
import { articleButtons } from "./article-buttons";
import { articleEvidence } from "./article-evidence";
import { articleLinks } from "./article-links";
import { articleShape } from "./article-shape";
import { bandFigures } from "./band-figures";
import { internalLinks } from "./internal-links";
import { knownCategories } from "./known-categories";
import { knownReferences } from "./known-references";
import { offerFigures } from "./offer-figures";
import { pageLinks } from "./page-links";
import { pictures } from "./pictures";
import { repetition } from "./repetition";
import { uniqueSlugs } from "./unique-slugs";
import { wording } from "./wording";

/** Rules that keep the site whole: what they find would break a page. */
export const integrityRules: readonly Rule[] = [uniqueSlugs, knownCategories, pictures, knownReferences, internalLinks, pageLinks];

/** Rules of the editorial guide that a program can judge. */
export const editorialRules: readonly Rule[] = [
  articleShape,
  articleButtons,
  articleLinks,
  articleEvidence,
  wording,
  offerFigures,
  bandFigures,
  repetition,
];

/** Every rule over content as a whole; a new rule is a file beside this one and a line above. */
export const rules: readonly Rule[] = [...integrityRules, ...editorialRules];
