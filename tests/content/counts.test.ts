import { listArticles } from "../../src/lint/articles";
import { readSource, type ContentTree } from "../../src/lint/content-tree";
import { readContentTree } from "../../src/lint/node/read-content";
import { parseMarkdown } from "../../src/markdown/parser";
import { contentDirectory, countArticle, countArticles, countSite, formatLimit, isWithin, type SiteCount } from "./counts";

/** `npx tsx tests/content/print-counts.ts` prints all of these numbers, article by article. */
const articles = countArticles(readContentTree(contentDirectory, "content"));

describe("the guide's numbers for the 60 articles", () => {
  it.each(countSite(articles).map((row) => [row.name, formatLimit(row), row] as const))("%s: %s", (_name, _limit, row) => {
    expect(isWithin(row) ? [] : [`${row.count}:`, ...row.articles]).toEqual([]);
  });

  it("are of 60 articles", () => {
    expect(articles).toHaveLength(60);
  });
});

describe("counting", () => {
  const source = `---
slug: sample
title: "A title that is long enough: how to sit still at a desk"
excerpt: ${"An excerpt of the right length. ".repeat(4)}
inShort: Sitting still for some minutes each morning before breakfast helps whatever comes later in a working day.
metaDescription: ${"A description of the right length, in some words. ".repeat(3).trim()}
categorySlug: focus-and-concentration
date: 2025-08-01
closingButton:
  label: Seven Minutes, 60 Days to Return It
faq:
  - question: Does it?
    answer: Pooled studies say so.
  - question: Is it?
    answer: It is.
---
Sitting still for some minutes each morning before breakfast helps. Try it.

One sentence of nothing but quite short words, which goes on and on and on. It ends on a sentence of more than ten words, as one should do.

::cta{label="Try it"}

## A log for the week

> **Evidence: mixed.** Two studies.

> **Do this tonight.** Sit. [Our review](/review/) lists the rest.

Table: What you risk

| Day | Minutes |
| --- | ------- |
| 1   | 7       |

* Whether it lasts is not known. A reader wants a quarter of an hour.
`;
  const file = readSource({ type: "post", file: "sample.md" }, source, parseMarkdown);
  const tree: ContentTree = { files: [file], diagnostics: [], published: undefined, pictures: new Set() };
  const [article] = listArticles(tree).map(countArticle);

  it("reads buttons, notes, panels, tables, logs, endings and phrases from an article", () => {
    expect(file.diagnostics).toEqual([]);
    expect(article).toMatchObject({
      slug: "sample",
      buttons: 1,
      notes: 1,
      hasPanel: true,
      hasTable: true,
      hasLog: true,
      paragraphs: 2,
      shortEndings: 1,
      closingLabel: "Seven Minutes, 60 Days to Return It",
    });
    expect(article?.repeatedInOpening).toBeGreaterThan(0.5);
    expect(Object.values(article?.phrases ?? {})).toEqual([1, 1, 1, 1, 1, 0, 1, 1]);
  });

  it("finds what is outside its limits, and where", () => {
    const outside = (row: SiteCount) => !isWithin(row);
    const rows = countSite(article ? [article, { ...article, slug: "other" }] : []).filter(outside);
    expect(rows.map(({ name, count }) => [name, count])).toEqual([
      ["'quarter of an hour'", 2],
      ["paragraphs that end on fewer than ten words", 2],
      ["openings that repeat 'In short'", 2],
      ["articles with one button in the text", 2],
      ["articles with three buttons in the text", 0],
      ["articles without an evidence note", 0],
      ["articles with two or three evidence notes", 0],
      ["articles with a panel 'Do this …'", 2],
      ["closing labels that another article has", 2],
      ["closing labels with the 60 days", 2],
      ["closing labels with minutes", 2],
    ]);
    expect(rows[0]?.articles).toEqual(["sample 1", "other 1"]);
  });

  it("has a reading ease that falls with longer words and sentences", () => {
    expect(article?.readingEase).toBeGreaterThan(60);
    const harder = source.replace(/Try it\./, "Organizational prioritization considerations necessitate institutional deliberation.");
    const other = readSource({ type: "post", file: "harder.md" }, harder, parseMarkdown);
    const [second] = listArticles({ ...tree, files: [other] }).map(countArticle);
    expect(second?.readingEase).toBeLessThan(article?.readingEase ?? 0);
  });
});
