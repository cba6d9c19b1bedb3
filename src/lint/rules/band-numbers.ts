import { bands, type BandName } from "../../site/bands";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

const names = Object.keys(bands).join("|");
const number = String.raw`(\d+(?:\.\d+)?)(?![\d.]*\d)`;
const range = String.raw`${number} ?(?:hz|hertz)? ?(?:–|—|-|to|and) ?${number}`;
/** Between a band's name and its limits: in a sentence, in brackets or in the next cell of a table. */
const between = String.raw`(?:['’]s)?(?: ?(?:brain ?waves?|brain|bands?|waves?|rhythms?|range|activity|frequenc(?:y|ies)|oscillations?))*(?:,? (?:which|that))?(?: ?(?:is|are|at|of|:|,|=|\||–|—|runs?|spans?|covers?|lies?|sits?|falls?|defined as))?(?: ?(?:at|from|between|about|roughly|around))* ?\(?(?:at |from |about |roughly |around |between )?`;
/** Units of other quantities. */
const notHertz = String.raw`(?! ?-?(?:minutes?|min\b|seconds?|hours?|days?|weeks?|months?|years?|percent|%|people|persons|adults|studies|participants|sessions?|times|points?))`;

const patterns = [
  { pattern: new RegExp(String.raw`\b(?<name>${names})\b${between}${range}${notHertz}`, "gi"), low: 2, high: 3 },
  // The 8–13 Hz alpha band, 8 to 13 Hz (alpha)
  { pattern: new RegExp(String.raw`${range} ?(?:hz|hertz) \(?(?<name>${names})\b`, "gi"), low: 1, high: 2 },
];

/** Limits of bands in texts are those that the site uses, if its categories are about bands. */
export const bandNumbers: Rule = (content, report) => {
  if (!findFiles(content, "categories").some(({ value }) => value.items.some(({ band }) => band))) return;
  for (const block of allBlocks(content)) {
    const { text, kind } = block;
    // The row has the cell and its band's name.
    if (kind === "cell" || !/\d/.test(text)) continue;
    for (const { pattern, low, high } of patterns) {
      for (const match of text.matchAll(pattern)) {
        const found = (match.groups?.["name"] ?? "").toLowerCase() as BandName;
        const band = bands[found];
        const unit = /^ ?(?:hz|hertz)\b/i.test(text.slice(match.index + match[0].length));
        // "at 8 and 12 Hz" are two tones; a number in a table without a unit may be anything.
        if ((/ and /.test(match[0]) && !/between/.test(match[0])) || (kind === "row" && !unit && !/hz|hertz/i.test(match[0]))) continue;
        if (Number(match[low]) !== band.low || Number(match[high]) !== band.high)
          report(block.at, "band-limits", `'${match[0]}' are not the limits that the site uses`, `${found} is ${band.low}–${band.high} Hz`);
      }
    }
  }
};
