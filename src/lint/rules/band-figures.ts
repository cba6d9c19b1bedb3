import { bands, type BandName } from "../../site/bands";
import { cueOf } from "../../site/cues";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

const names = Object.keys(bands).join("|");
const figure = String.raw`(\d+(?:\.\d+)?)(?![\d.]*\d)`;
const range = String.raw`${figure} ?(?:hz|hertz)? ?(?:–|—|-|to|and) ?${figure}`;
/** What may stand between a band's name and its limits, in a sentence, in brackets or in the next cell of a table. */
const between = String.raw`(?:['’]s)?(?: ?(?:brain ?waves?|brain|bands?|waves?|rhythms?|range|activity|frequenc(?:y|ies)|oscillations?))*(?:,? (?:which|that))?(?: ?(?:is|are|at|of|:|,|=|\||–|—|runs?|spans?|covers?|lies?|sits?|falls?|defined as))?(?: ?(?:at|from|between|about|roughly|around))* ?\(?(?:at |from |about |roughly |around |between )?`;
/** Other things that are counted. */
const notHertz = String.raw`(?! ?-?(?:minutes?|min\b|seconds?|hours?|days?|weeks?|months?|years?|percent|%|people|persons|adults|studies|participants|sessions?|times|points?))`;

const patterns = [
  { pattern: new RegExp(String.raw`\b(?<name>${names})\b${between}${range}${notHertz}`, "gi"), low: 2, high: 3 },
  // The 8–13 Hz alpha band, 8 to 13 Hz (alpha)
  { pattern: new RegExp(String.raw`${range} ?(?:hz|hertz) \(?(?<name>${names})\b`, "gi"), low: 1, high: 2 },
];

const digit = cueOf(/\d/);
const name = cueOf(new RegExp(names, "i"));

/** Brainwave bands have the same limits everywhere. */
export const bandFigures: Rule = (tree, report) => {
  for (const block of allBlocks(tree)) {
    const { text, kind } = block;
    // A cell is read with its row, where its band's name stands.
    if (kind === "cell" || !block.has(digit) || !block.has(name)) continue;
    for (const { pattern, low, high } of patterns) {
      for (const match of text.matchAll(pattern)) {
        const found = (match.groups?.["name"] ?? "").toLowerCase() as BandName;
        const band = bands[found];
        const unit = /^ ?(?:hz|hertz)\b/i.test(text.slice(match.index + match[0].length));
        // "at 8 and 12 Hz" are two tones; a figure of a table without its unit may be anything.
        if ((/ and /.test(match[0]) && !/between/.test(match[0])) || (kind === "row" && !unit && !/hz|hertz/i.test(match[0]))) continue;
        if (Number(match[low]) !== band.low || Number(match[high]) !== band.high)
          report({
            ...block.at,
            id: "band",
            message: `'${match[0]}' is not the band that the site uses`,
            suggestion: `${found} is ${band.low}–${band.high} Hz`,
          });
      }
    }
  }
};
