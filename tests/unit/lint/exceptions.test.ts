import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { allowedFindings, unmarkedClaims } from "../../../src/cli/report-care";
import { lintContent, runRules } from "../../../src/lint/lint-content";
import { articleFiles, contentTree, type ContentFiles } from "./content-fixture";

const comment = "<!-- lint-allow: offer-number another app -->\n\n";
const figure = "The Genius Wave has a 7-day refund.";

/** Findings about an article with text after its front matter, and about changes of other files. */
const lint = (text: string, changes: ContentFiles = {}, fields = "") => {
  const second = articleFiles["posts/second.md"] ?? "";
  const files = {
    ...articleFiles,
    "posts/second.md": second.replace(/^faq:/m, `${fields}faq:`).replace(/---\n(?!slug)/, `---\n${text}\n\n`),
  };
  return contentTree({ ...files, ...changes });
};
const ids = (...input: Parameters<typeof lint>) => lintContent(lint(...input)).map(({ severity, id }) => `${severity} ${id}`);

it("an exception in a comment allows a finding of the next block, and no other", () => {
  expect(ids(figure)).toEqual(["error offer-number"]);
  expect(ids(comment + figure)).toEqual([]);
  expect(ids(`${comment}It rained.\n\n${figure}`)).toEqual(["error offer-number", "warning unused-exception"].reverse());
  const two = figure.replace("7-day refund", "7-day refund, it is clinically proven");
  expect(ids(comment + two)).toEqual(["error banned-phrase"]);
  expect(ids(`${comment.trim()}\n<!-- lint-allow: banned-phrase a quotation -->\n${two}`)).toEqual([]);
});

it("an exception at the start of a text allows findings in the fields before it", () => {
  expect(ids("It rained.", {}, `inShort: "${figure} ${"More words. ".repeat(8)}"\n`)).toEqual(["error offer-number"]);
  expect(ids(`${comment}It rained.`, {}, `inShort: "${figure} ${"More words. ".repeat(8)}"\n`)).toEqual([]);
  expect(ids(`It snowed.\n\n${comment}It rained.`, {}, `inShort: "${figure} ${"More words. ".repeat(8)}"\n`)).toHaveLength(2);
});

it("an exception in the settings allows a finding of a file, by its words", () => {
  const allow = (words: string) => ({
    "settings/vocabulary.yml": `offer: []\neffects: [sharpen*]\nexceptions: [{file: posts/second.md, rule: offer-number, words: ${words}, reason: another app}]\n`,
  });
  expect(ids(figure, allow("7-day"))).toEqual([]);
  expect(ids(figure, allow("8-day"))).toEqual(["error offer-number", "warning unused-exception"]);
});

it("an exception does not allow what would break a page, and needs a reason", () => {
  expect(ids("<!-- lint-allow: dead-link soon -->\n\nSee [it](/blog/nothing/).")).toEqual(["warning unused-exception", "error dead-link"]);
  expect(ids("<!-- lint-allow: dead-link -->\n\nIt rained.")).toEqual(["error exception"]);
});

test("the report on care lists exceptions, and sentences about effects without a claim", () => {
  const report = (text: string, changes: ContentFiles = {}) =>
    runRules(lint(text, changes), [unmarkedClaims, allowedFindings]).map(formatDiagnostic);
  expect(report(comment + figure)).toEqual([expect.stringContaining("warning[exception] 'offer-number' is allowed: another app")]);
  expect(report("The Genius Wave sharpens focus.")).toEqual([
    expect.stringContaining("warning[unmarked-claim] 'sharpens' beside the product's name: 'The Genius Wave sharpens focus.'"),
  ]);
  expect(report("It sharpens focus. The Genius Wave is audio. The Genius Wave sharpens focus. :claim{id=a}")).toEqual([]);
});
