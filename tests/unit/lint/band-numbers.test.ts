import { bandNumbers } from "../../../src/lint/rules/band-numbers";
import { bands } from "../../../src/site/bands";
import { removeContentFolders } from "./content-fixture";
import { findingsInText, IN_TEXT } from "./rule-findings";

afterEach(removeContentFolders);

const wrong: readonly [text: string, said: string, suggestion: string][] = [
  ["In alpha (8-12 Hz) the eyes are shut.", "alpha (8-12", "alpha is 8–13 Hz"],
  ["Alpha waves, 8 to 12 Hz, are calm.", "Alpha waves, 8 to 12", "alpha is 8–13 Hz"],
  ["Alpha brainwaves (8–12 Hz) are calm.", "Alpha brainwaves (8–12", "alpha is 8–13 Hz"],
  ["Alpha’s range is 8–12 Hz.", "Alpha’s range is 8–12", "alpha is 8–13 Hz"],
  ["The alpha wave band, which runs from 8 to 12 Hz.", "alpha wave band, which runs from 8 to 12", "alpha is 8–13 Hz"],
  ["Alpha lies between 8 and 12 Hz.", "Alpha lies between 8 and 12", "alpha is 8–13 Hz"],
  ["The 8–12 Hz alpha band is calm.", "8–12 Hz alpha", "alpha is 8–13 Hz"],
  ["At 8 to 12 Hz (alpha) it is calm.", "8 to 12 Hz (alpha", "alpha is 8–13 Hz"],
  ["Theta: 4–7 Hz.", "Theta: 4–7", "theta is 4–8 Hz"],
  ["Delta (1–4 Hz) is slow.", "Delta (1–4", "delta is 0.5–4 Hz"],
  ["Delta (0.1–4 Hz) is slow.", "Delta (0.1–4", "delta is 0.5–4 Hz"],
  ["Beta (12 Hz–30 Hz) is fast.", "Beta (12 Hz–30", "beta is 13–30 Hz"],
  ["Gamma rhythms (about 30 to 80 hertz) are fast.", "Gamma rhythms (about 30 to 80", "gamma is 30–100 Hz"],
];

const valid: readonly string[] = [
  ...Object.entries(bands).flatMap(([name, { low, high }]) => [
    `The ${name} band (${low}–${high} Hz) is one.`,
    `The ${name} waves run from ${low} to ${high} Hz.`,
    `The ${low}-${high} Hz ${name} band is one.`,
  ]),
  "Alpha 8–13 Hz, theta 4–8 Hz, delta 0.5–4 Hz.",
  "Delta (0.5–4 Hz), theta (4–8 Hz), alpha (8–13 Hz) and beta (13–30 Hz).",
  "With alpha, 10 to 20 minutes are enough.",
  "Beta: 2 to 3 weeks of it.",
  "Stimulation at 40 Hz is gamma.",
  "Listeners heard alpha at 8 and 12 Hz.",
  "Alpha beats of 9 to 11 Hz were heard.",
  "Alphabet of 20 to 30 letters.",
];

const table = (head: string, row: string) => `Table: It\n\n${head}\n| --- | --- |\n${row}`;
const ROW = "content/posts/second.md:18:1";

describe("band-numbers", () => {
  it.each(wrong)("reports: %s", (text, said, suggestion) => {
    expect(findingsInText(bandNumbers, text)).toEqual([
      `${IN_TEXT} error[band-limits] '${said}' are not the limits that the site uses; ${suggestion}`,
    ]);
  });

  it.each(valid)("accepts: %s", (text) => {
    expect(findingsInText(bandNumbers, text)).toEqual([]);
  });

  it("reports two bands in one sentence", () => {
    expect(findingsInText(bandNumbers, "Theta (4–7 Hz) and alpha (8–12 Hz).")).toHaveLength(2);
  });

  it.each([
    ["with the unit in the cell", "| Band | Range |", "| Alpha | 8–12 Hz |"],
    ["with the unit at the head of the column", "| Band | Range (Hz) |", "| Alpha | 8–12 |"],
  ])("reports a band in a table row, %s", (_, head, row) => {
    expect(findingsInText(bandNumbers, table(head, row))).toEqual([
      `${ROW} error[band-limits] 'Alpha | 8–12' are not the limits that the site uses; alpha is 8–13 Hz`,
    ]);
  });

  it.each([
    ["the right band", "| Band | Range (Hz) |", "| Alpha | 8–13 |"],
    ["what is not in hertz", "| Track | Minutes |", "| Theta | 5–10 |"],
  ])("accepts %s in a table", (_, head, row) => {
    expect(findingsInText(bandNumbers, table(head, row))).toEqual([]);
  });

  it("reports a band in one cell once", () => {
    expect(findingsInText(bandNumbers, table("| A | B |", "| a | alpha (8–12 Hz) |"))).toHaveLength(1);
  });
});
