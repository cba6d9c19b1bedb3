import type { Rule } from "../rule";
import { articleButtons, buttonDensity } from "./article-buttons";
import { articlePictures, unusedPictures } from "./article-pictures";
import { bannedWording } from "./banned-wording";
import { claimExpiry, claimMarks } from "./claims";
import { effectNumbers } from "./effect-numbers";
import { figures } from "./figures";
import { firstHand } from "./first-hand";
import { internalLinks } from "./internal-links";
import { knownArticles, knownIds } from "./known-ids";
import { linkTexts } from "./link-texts";
import { lostUrls } from "./lost-urls";
import { neededCautions } from "./needed-cautions";
import { offerNamesInTexts, offerNumbers } from "./offer-numbers";
import { pastDays } from "./past-days";
import { drawnLetters, plainTextFields } from "./plain-text-fields";
import { productTables } from "./product-tables";
import { ratingSource } from "./rating-source";
import { repeatedText } from "./repeated-text";
import { sellerUrl } from "./seller-url";
import { unfinishedText } from "./unfinished-text";
import { uniqueIds, uniqueTexts } from "./unique-fields";
import { validRedirects } from "./valid-redirects";

/*
 * To add a rule, write a file beside this one and add it to one of the four lists. An article rule checks each article
 * without looking at other articles: the CMS runs it on what an editor has open.
 */

/** Rules against what would break a page. */
const integrity = {
  article: [drawnLetters, offerNamesInTexts, articlePictures, knownIds, claimExpiry, figures, productTables, sellerUrl],
  crossFile: [uniqueIds, knownArticles, internalLinks, validRedirects, lostUrls, unusedPictures],
};

/** Rules of the editorial guide. */
const editorial = {
  article: [
    unfinishedText,
    plainTextFields,
    pastDays,
    buttonDensity,
    linkTexts,
    neededCautions,
    bannedWording,
    ratingSource,
    claimMarks,
    effectNumbers,
    offerNumbers,
    firstHand,
  ],
  crossFile: [uniqueTexts, articleButtons, repeatedText],
};

export const articleRules: readonly Rule[] = [...integrity.article, ...editorial.article];
export const crossFileRules: readonly Rule[] = [...integrity.crossFile, ...editorial.crossFile];
export const editorialRules: readonly Rule[] = [...editorial.article, ...editorial.crossFile];
export const rules: readonly Rule[] = [...articleRules, ...crossFileRules];
