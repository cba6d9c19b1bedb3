import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { lintContent } from "../../../src/lint/lint-content";
import { checkStyle } from "../../../src/lint/style";
import { contentTree, post } from "./content-fixture";

const find = (files: Readonly<Record<string, string>>): string[] =>
  checkStyle(contentTree({ "posts/first.md": undefined, "posts/second.md": undefined, ...files })).map(formatDiagnostic);

it("warns once for an article with all numbers outside the guide's limits, and for each of all articles", () => {
  const body = `We open at 9:30 and sit. It helps.\n\n## One\n\nTable: It\n\n| A | B |\n| --- | --- |\n| a | b |\n\nAs [before](/blog/a/#b).`;
  const found = find({ "posts/a.md": post("a", { body }) });
  const [ofArticle = "", ...ofAll] = found.filter((line) => !/\d+ characters in \w+ \(/.test(line));
  expect(ofArticle).toMatch(/^content\/posts\/a\.md:3:1 warning\[style\] .*; the editorial guide’s limits are in brackets$/);
  for (const part of [
    /\b\d+ words \(700 to 2500\)/,
    "1 sections (3 to 9)",
    "0 buttons in the text (1 to 3)",
    "0 works cited (at least 2)",
    "3 words in answer 1 (30 to 90)",
    "0 links to the review (at least 1)",
    "0 links to other articles (at least 1)",
  ])
    expect(ofArticle).toMatch(part);
  expect(ofAll).toEqual(
    [
      "100 % of articles with a table (at most 50)",
      "100 % of articles that hand over to a link at their end (at most 33)",
      "50 % of paragraphs that end on under ten words (at most 12.5)",
    ].map((part) => expect.stringContaining(`content/posts/:1:1 warning[style] ${part}`) as unknown),
  );
  expect(find({})).toEqual([]);
});

it("warns of texts that are shorter or longer than their forms advise, in every file", () => {
  const short = post("a").replace(/^title: .*$/m, "title: Why we nap");
  const found = find({ "posts/a.md": short, "pages/about.md": "---\ntitle: About\n---\n" });
  expect(found).toContainEqual(expect.stringMatching(/^content\/posts\/a\.md:3:1 warning\[style\] 10 characters in title \(35 to 65\); /));
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/pages\/about\.md:2:1 warning\[style\] 5 characters in title \(10 to 65\); /),
  );
  const tree = contentTree({ "posts/first.md": short.replace("slug: a", "slug: first") });
  expect(lintContent(tree).filter(({ severity, file }) => severity === "error" && file.endsWith("first.md"))).toEqual([]);
});
