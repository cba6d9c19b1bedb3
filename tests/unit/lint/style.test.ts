import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { lintContent } from "../../../src/lint/lint-content";
import { checkStyle, styleCounts } from "../../../src/lint/style";
import { contentTree, post } from "./content-fixture";

const find = (files: Readonly<Record<string, string>>): string[] =>
  checkStyle(contentTree({ "posts/first.md": undefined, "posts/second.md": undefined, ...files })).map(formatDiagnostic);

it("warns once for an article with all numbers outside the guide's limits, and for each of all articles", () => {
  const body = `We open at 9:30 and sit. Whatever helps the alpha, beta, and gamma organizational prioritization considerations.\n\n> **Evidence: mixed.** A.\n\n## One: a log\n\nAs [before](/blog/a/#b).`;
  const found = find({
    "posts/a.md": post("a", {
      fields: "inShort: Whatever helps, organizational prioritization considerations necessitate institutional deliberation today.\n",
      body,
    }),
  });
  const [ofArticle = "", ...ofAll] = found.filter((line) => !/\d+ characters in \w+ \(/.test(line));
  expect(ofArticle).toMatch(/^content\/posts\/a\.md:3:1 warning\[style\] .*; the editorial guide’s limits are in brackets$/);
  for (const part of [
    /\b\d+ words \(700 to 2500\)/,
    "1 sections (3 to 9)",
    "0 buttons in the text (1 to 3)",
    "0 works cited (at least 2)",
    "3 words in answer 1 (30 to 90)",
    "0 links to the review (at least 1)",
    "% of the longer words of 'In short' again in the opening (at most 50)",
    /-?[\d.]+ reading ease \(at least 50\)/,
    "0 'but' per 1,000 words (2.5 to 5)",
    "words of deviation in the length of sentences (at least 8)",
    "0 % of sentences over 30 words (at least 4)",
  ])
    expect(ofArticle).toMatch(part);
  expect(ofArticle).not.toMatch(/evidence notes|'nobody'/);
  for (const part of [
    "'whatever' per 1,000 words (at most 0.1)",
    "100 % of ## headings with a colon (at most 12)",
    "100 % of openings with a clock time (at most 25)",
    "100 % of endings that hand over to a link (at most 33)",
    "0 % of openings with a question (at least 10)",
    "100 % of articles with a log or a test of some weeks (at most 20)",
    "triads per 1,000 words (at most 3.2)",
  ])
    expect(ofAll).toContainEqual(
      expect.stringMatching(new RegExp(`^content/posts/:1:1 warning\\[style\\] [\\d.]*.*${part.replace(/[()]/g, "\\$&")}`)),
    );
  expect(ofAll.join()).not.toMatch(/titles with a colon|articles with a table|'nobody'/);
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

it("counts all articles together, also where they are within the limits, and has nothing to say of a site without any", () => {
  const articles = [..."abcdef"].map((slug) => [`posts/${slug}.md`, post(slug, { body: "We sat down.:ref{id=x}" })] as const);
  const counts = styleCounts(contentTree({ "posts/first.md": undefined, "posts/second.md": undefined, ...Object.fromEntries(articles) }));
  for (const count of ["0 'nobody' per 1,000 words (at most 0.43)", "1 works that more than five articles cite (at most 0)"])
    expect(counts).toContain(count);
  expect(find({})).toEqual([]);
});
