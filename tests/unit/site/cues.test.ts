import fc from "fast-check";
import { cueOf, cuesIn } from "../../../src/site/cues";
import { TextBlock } from "../../../src/lint/text-blocks";
import { bannedPhrases } from "../../../src/site/banned-phrases";
import { cautions } from "../../../src/site/medical-cautions";

const [red, round] = [cueOf(/red/i), cueOf(/^round\b/)];

describe("cuesIn", () => {
  it.each([
    ["nothing of nothing", "", 0],
    ["nothing of other words", "a blue square", 0],
    ["a part of the first word", "Hundreds of them", red],
    ["the last word, with a sign", "it is round.", round],
    ["only words that fit from their beginning", "it is ground", 0],
    ["two of one text", "round and red", red | round],
    ["a word that stands twice", "red red", red],
    ["no cue across two words", "re d", 0],
  ])("finds %s", (_, text, expected) => {
    expect(cuesIn(text) & (red | round)).toBe(expected);
  });

  it("tells ten thousand words apart", () => {
    const words = Array.from({ length: 10_000 }, (_, index) => `${index % 3 === 0 ? "red" : "blue"}${index}`);
    for (let time = 0; time < 2; time += 1)
      expect(words.map((word) => cuesIn(word) & red)).toEqual(words.map((word) => (/red/.test(word) ? red : 0)));
  });

  it("knows a new cue in a word that was looked at before", () => {
    cuesIn("triangle");
    const angle = cueOf(/angle/);
    expect(cuesIn("triangle") & angle).toBe(angle);
  });
});

it("tells the cues of a block", () => {
  const block = new TextBlock("content/a.md", "paragraph", "a red ball", { line: 1, column: 1 });
  expect([block.has(red), block.has(round), block.has(red | round)]).toEqual([true, false, true]);
  expect(block.has(cueOf(/^ball/))).toBe(true);
});

it("gives equal patterns one bit, and refuses more patterns than bits", () => {
  expect(cueOf(/red/i)).toBe(red);
  expect(() => Array.from({ length: 40 }, (_, index) => cueOf(new RegExp(`more than ${index}`)))).toThrow("more than 31 cues");
});

/** A pattern without what looks around and without bounds of words: it finds all that the pattern finds, and more. */
function widened({ source }: RegExp): RegExp {
  const parts = [...source.replaceAll(String.raw`\b`, "")];
  let wide = "";
  while (parts.length > 0) {
    if (!/^\(\?<?[!=]/.test(parts.slice(0, 4).join(""))) {
      wide += parts.shift();
      continue;
    }
    let depth = 0;
    do depth += ({ "(": 1, ")": -1 } as Record<string, number>)[parts.shift() ?? ")"] ?? 0;
    while (depth > 0);
  }
  return new RegExp(wide.replaceAll("['’]", "'"));
}

describe("whatever a pattern finds holds a word of its cue", () => {
  const pairs = [
    ...bannedPhrases.map(({ pattern, cue }) => ({ pattern, cue })),
    ...cautions.flatMap(({ mention, cue }) => (mention ? [{ pattern: mention, cue }] : [])),
  ];

  it.each(pairs)("$cue", ({ pattern, cue }) => {
    fc.assert(
      fc.property(fc.stringMatching(widened(pattern)), (text) => {
        const found = widened(pattern).exec(text)?.[0] ?? "";
        expect(found.split(" ").some((word) => cue?.test(word))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
