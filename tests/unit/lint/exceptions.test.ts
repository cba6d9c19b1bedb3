import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { allowedFindings, unmarkedClaims } from "../../../src/cli/report-care";
import { lintContent, runRules } from "../../../src/lint/lint-content";
import { articleFiles, contentTree, type ContentFiles } from "./content-fixture";

const figure = "The Genius Wave has a 7-day refund.";

/** The settings with an exception for an article. */
const allow = (rule: string, words: string): ContentFiles => ({
  "settings/vocabulary.yml": `offer: []\neffects: [sharpen*]\nexceptions: [{file: posts/second.md, rule: ${rule}, words: ${words}, reason: another app}]\n`,
});
/** An article with text after its front matter, and changes of other files. */
const lint = (text: string, changes: ContentFiles = {}) => {
  const second = articleFiles["posts/second.md"]?.replace(/---\n(?!slug)/, `---\n${text}\n\n`);
  return contentTree({ ...articleFiles, "posts/second.md": second, ...changes });
};

it.each<[string, ContentFiles, string[]]>([
  [figure, {}, ["error offer-number"]],
  [figure, allow("offer-number", "7-day"), []],
  [figure, allow("offer-number", "8-day"), ["error offer-number", "warning unused-exception"]],
  [`${figure} It is clinically proven.`, allow("offer-number", "7-day"), ["error banned-phrase"]],
  ["See [it](/blog/nothing/).", allow("dead-link", "nothing"), ["error dead-link", "warning unused-exception"]],
])(
  "an exception in the settings allows a finding of a file by its words, and none that would break a page: %s %j",
  (text, changes, ids) => {
    expect(lintContent(lint(text, changes)).map(({ severity, id }) => `${severity} ${id}`)).toEqual(ids);
  },
);

test("the report on care lists exceptions, and sentences about effects without a claim", () => {
  const report = (...input: Parameters<typeof lint>) => runRules(lint(...input), [unmarkedClaims, allowedFindings]).map(formatDiagnostic);
  expect(report(figure, allow("offer-number", "7-day"))).toEqual([
    expect.stringContaining("warning[exception] 'offer-number' is allowed: another app"),
  ]);
  expect(report("The Genius Wave sharpens focus.")).toEqual([
    expect.stringContaining("warning[unmarked-claim] 'sharpens' beside the product's name: 'The Genius Wave sharpens focus.'"),
  ]);
  expect(report("It sharpens focus. The Genius Wave is audio. The Genius Wave sharpens focus. :claim{id=a}")).toEqual([]);
});
