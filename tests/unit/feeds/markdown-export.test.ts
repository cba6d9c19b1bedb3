import { markdownExport } from "../../../src/feeds/markdown-export";
import { article, body, site } from "../samples";

const text = markdownExport(site, article, body);

it("a Markdown export has paid links, footnotes and evidence labels in words instead of directives", () => {
  expect(text).toContain(`\n[Try It – Now](${site.affiliateLink}) (paid link)\n`);
  expect(text).toContain(`\n[Close \\[it\\]](${site.affiliateLink}) (paid link)\n`);
  const bracketed = markdownExport({ ...site, affiliateLink: "https://seller.example/a(b)" }, article, body);
  expect(bracketed).toContain("](https://seller.example/a%28b%29) (paid");
});

it("a Markdown export makes paths of this site absolute, in link definitions too, and leaves other URLs and the text unchanged", () => {
  const links = markdownExport(site, article, "[a](/review/) [b][x] [c](//other.example/) [d](https://doi.org/1)\n\n[x]: /faq/");
  expect(links).toContain("[a](https://site.example/review/) [b][x] [c](//other.example/) [d](https://doi.org/1)");
  expect(links).toContain("[x]: https://site.example/faq/");
  const others = '[a](</review/>) [**b**]( /faq/ "t") [c](#costs) [](/)\n\n> [d]:\n> </about/>\n\n';
  expect(markdownExport(site, article, others)).toContain(
    '[a](<https://site.example/review/>) [**b**]( https://site.example/faq/ "t") [c](https://site.example/blog/a/#costs) [](https://site.example/)\n\n> [d]:\n> <https://site.example/about/>\n\n',
  );
  const code = "    [a](/review/)\n\nIn `[a](/review/)`, or\n\n```\n[x]: /faq/\n```\n\n";
  expect(markdownExport(site, article, code)).toContain(`\n\n${code}`);
  expect(text).toContain("Table: What it shows\n\n| A | B |\n| --- | ---: |\n| 1 | 2 < 3 |\n");
});

it("a Markdown export keeps brackets in the alternative text of a picture", () => {
  const image = { images: { fallback: { src: "/static/a(1.jpg" } }, width: 2, height: 1 };
  const picture = { type: "picture", id: "shelf", key: "picture/shelf", imageAlt: "A [long] shelf", caption: "1. Oak.", image };
  const markdown = markdownExport(site, { ...article, figures: [picture] as never }, "> See:\n>\n> ::picture{id=shelf}\n");
  expect(markdown.replace(/ +$/gm, "")).toContain(
    "> See:\n>\n> ![A \\[long\\] shelf](https://site.example/static/a%281.jpg)\n>\n> 1\\. Oak.\n",
  );
});

it("a Markdown export encodes the signs of an old DOI that would end its URL", () => {
  const work = { ...article.references[0], key: "old", doi: "10.1002/(SICI)1097(1999)8:4<194::AID#4>3.0.CO;2-C" } as never;
  expect(markdownExport(site, { ...article, references: [work] }, "Text.")).toContain(
    " https://doi.org/10.1002/(SICI)1097(1999)8:4%3C194::AID%234%3E3.0.CO;2-C ",
  );
});

it("a Markdown export says the answer in short, and what changed on which day", () => {
  const full = markdownExport(
    site,
    { ...article, inShort: "It is.", updated: "2025-10-02", changes: [{ day: "2025-10-02", what: "A study was added." }] },
    body,
  );
  expect(full).toContain("# An Article & <More>\n\n**In short:** It is.\n\n**Changed on October 2, 2025:** A study was added.\n");
  expect(full).toContain("\nmodified: 2025-10-02\n");
  expect(text).not.toMatch(/In short|Changed on/);
});
