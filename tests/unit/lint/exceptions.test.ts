import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { exceptions, unmarkedClaims } from "../../../src/lint/care";
import { lintContent, runRules } from "../../../src/lint/lint-content";
import { articleFiles, contentTree } from "./content-fixture";

const number = "The Genius Wave has a 7-day refund.";

/** Content with a text after an article's front matter, and an exception for it. */
const write = (text: string, exception?: string) => {
  const second = articleFiles["posts/second.md"] ?? "";
  const vocabulary = `offer: []\neffects: [sharpen*]\n${exception ? `exceptions: [{file: posts/second.md, ${exception}}]\n` : ""}`;
  return contentTree({
    ...articleFiles,
    "posts/second.md": second.replace(/---\n(?!slug)/, `---\n${text}\n\n`),
    "settings/vocabulary.yml": vocabulary,
  });
};
const ids = (...input: Parameters<typeof write>) => lintContent(write(...input)).map(({ severity, id }) => `${severity} ${id}`);

describe("an exception", () => {
  it("allows a finding of a file, by its words", () => {
    expect(ids(number)).toEqual(["error offer-number"]);
    expect(ids(number, "rule: offer-number, reason: another app")).toEqual([]);
    expect(ids(number, "rule: offer-number, words: 7-day, reason: another app")).toEqual([]);
    expect(ids(number, "rule: offer-number, words: 8-day, reason: another app")).toEqual([
      "error offer-number",
      "warning unused-exception",
    ]);
  });

  it("does not allow what would break a page", () => {
    expect(ids("See [it](/blog/nothing/).", "rule: dead-link, reason: soon")).toEqual(["error dead-link", "warning unused-exception"]);
  });
});

test("the report on care lists exceptions, and sentences about effects without a claim", () => {
  const report = (...input: Parameters<typeof write>) => runRules(write(...input), [unmarkedClaims, exceptions]).map(formatDiagnostic);
  expect(report(number, "rule: offer-number, reason: another app")).toEqual([
    expect.stringContaining("warning[exception] 'offer-number' is allowed: another app"),
  ]);
  expect(report("The Genius Wave sharpens focus.")).toEqual([
    expect.stringContaining("warning[unmarked-claim] 'sharpens' beside the product's name: 'The Genius Wave sharpens focus.'"),
  ]);
  expect(report("It sharpens focus. The Genius Wave is audio. The Genius Wave sharpens focus. :claim{id=a}")).toEqual([]);
});
