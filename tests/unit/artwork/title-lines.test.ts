import fc from "fast-check";
import { titleLines, wordsOf } from "../../../src/artwork/title-lines";

/** Every character is half an em wide. */
const widthOf = (text: string) => text.length / 2;
const space = { width: 1000, sizes: [130, 100, 80] };
const linesOf = (title: string) => titleLines(title, widthOf, space).lines;

describe("titleLines", () => {
  it.each<[string, string[]]>([
    ["Disclaimer", ["Disclaimer"]],
    ["Six Rooms, Six Habits: A Brain-Friendly Home", ["Six Rooms, Six Habits:", "A Brain-Friendly Home"]],
    ["Five Desk Exercises for the Three O’Clock Fog", ["Five Desk Exercises", "for the Three O’Clock Fog"]],
    [
      "Brain Exercises for Adults at 25, 45 and 65: What to Practice",
      ["Brain Exercises for Adults", "at 25, 45 and 65:", "What to Practice"],
    ],
    ["Isochronic Tones vs. Binaural Beats: How to Choose", ["Isochronic Tones", "vs. Binaural Beats:", "How to Choose"]],
  ])("breaks '%s' at natural positions", (title, lines) => {
    expect(linesOf(title)).toEqual(lines);
  });

  it("gives short titles a larger size, up to the maximum for the number of lines", () => {
    const sizes = ["Disclaimer", "Six Rooms, Six Habits", "A Memory Palace for Everyday Life, Built in Five Rooms"].map(
      (title) => titleLines(title, widthOf, space).size,
    );
    expect(sizes).toEqual([130, 100, 80]);
  });

  it("reduces the size for a word that is too wide", () => {
    expect(titleLines("x".repeat(100), widthOf, space)).toEqual({ lines: ["x".repeat(100)], size: 20 });
  });

  it("does not break at no-break spaces", () => {
    expect(wordsOf("About 40\u00a0Hz \n of  sound ")).toEqual(["About", "40\u00a0Hz", "of", "sound"]);
  });

  it("returns no lines for a title without words", () => {
    expect(titleLines("  ", widthOf, space)).toEqual({ lines: [], size: 0 });
  });

  it("returns all words in order, in at most three lines, within the width, for any title", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9:,&?’-]{1,16}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const { lines, size } = titleLines(words.join(" "), widthOf, space);
        expect(lines.join(" ")).toBe(words.join(" "));
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
