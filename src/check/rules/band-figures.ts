import { bands, type BandName } from "../../site/bands";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

const pattern = new RegExp(
  `\\b(${Object.keys(bands).join("|")})\\b(?:'s| band| waves?| rhythms?| range)?(?: is| are| at| of|:|,)? ?\\(?(?:at |from )?(\\d+(?:\\.\\d+)?) ?(?:–|-|to) ?(\\d+(?:\\.\\d+)?)(?! ?(?:minutes?|percent|%|people|studies))`,
  "gi",
);

/** Brainwave bands have the same limits everywhere. */
export const bandFigures: Rule = (tree, tell) => {
  for (const { text, file, line, column } of allBlocks(tree)) {
    for (const [all, name = "", low, high] of text.matchAll(pattern)) {
      const band = bands[name.toLowerCase() as BandName];
      if (Number(low) !== band.low || Number(high) !== band.high)
        tell({
          file,
          line,
          column,
          id: "band",
          what: `'${all}' is not the band that the site uses`,
          right: `${name.toLowerCase()} is ${band.low}–${band.high} Hz`,
        });
    }
  }
};
