import type { Rule } from "../rule";
import { articleButtons } from "./article-buttons";
import { articleEvidence } from "./article-evidence";
import { articleLinks } from "./article-links";
import { articleShape } from "./article-shape";
import { bandFigures } from "./band-figures";
import { claims } from "./claim-language-rule";
import { internalLinks } from "./internal-links";
import { knownCategories } from "./known-categories";
import { knownClaims } from "./known-claims";
import { knownReferences } from "./known-references";
import { medicalCautions } from "./caution-texts";
import { validRedirects } from "./valid-redirects";
import { offerFigures } from "./offer-figures";
import { pageLinks } from "./page-links";
import { pictures } from "./pictures";
import { plainFields } from "./plain-fields";
import { noLostUrls } from "./lost-urls";
import { repetition } from "./repetition";
import { sellerAddress } from "./seller-url";
import { uniqueTexts } from "./unique-texts";
import { uniqueSlugs } from "./unique-slugs";
import { unmadeClaims } from "./unmade-claims";
import { wording } from "./banned-phrases-rule";

/**
 * Rules come in two kinds by what they hold and in two by what they look at. Those that judge each article by itself,
 * given the site's other content, run in several threads and their findings are kept while nothing changes.
 */

/** Rules that keep the site whole: what they find would break a page. */
export const integrityRules: readonly Rule[] = [
  uniqueSlugs,
  knownCategories,
  plainFields,
  pictures,
  knownReferences,
  knownClaims,
  internalLinks,
  pageLinks,
  validRedirects,
  noLostUrls,
  sellerAddress,
];

/** Rules of the editorial guide that a program can judge. */
export const editorialRules: readonly Rule[] = [
  articleShape,
  uniqueTexts,
  articleButtons,
  articleLinks,
  articleEvidence,
  medicalCautions,
  wording,
  claims,
  unmadeClaims,
  offerFigures,
  bandFigures,
  repetition,
];

/** Every rule; a new one is a file beside this one and a line above. */
export const rules: readonly Rule[] = [...integrityRules, ...editorialRules];

/** Of all rules those that need no other article to judge one. */
export const perFileRules: readonly Rule[] = [
  plainFields,
  pictures,
  knownClaims,
  sellerAddress,
  articleShape,
  articleEvidence,
  medicalCautions,
  wording,
  claims,
  offerFigures,
  bandFigures,
];

/** Of all rules those that look at articles side by side. */
export const crossFileRules: readonly Rule[] = rules.filter((rule) => !perFileRules.includes(rule));
