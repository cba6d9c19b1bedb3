import type { Root } from "hast";
import { articleHtml } from "../../../src/feeds/article-html";
import { markdownExport } from "../../../src/feeds/markdown-export";
import { referencedIds, replaceDirectives, shownFigures } from "../../../src/markdown/directives/uses";
import { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import { countPlainWords, plainText, readingMinutes } from "../../../src/markdown/plain-text";
import { applyTransforms } from "../../../src/markdown/transforms";
import type { SoundData } from "../../../src/content-model/figures/figure-data";
import { resolveProductTable, type ProductContent } from "../../../src/content-model/figures/product-table";
import { soundCautions } from "../../../src/content-model/figures/sounds";
import { article, site } from "../samples";
import { attributesOf, textsOf } from "../components/render-html";
import { render } from "./render";

const parse = parseMarkdownNatively;
const feed = (body: string, figures = article.figures) =>
  articleHtml(site, { ...article, figures, htmlAst: render(body).tree as unknown as Root }).replace(/>\n</g, "><");

it("::cta blinks and is medium only when it says so, and may be in a list or interrupt a paragraph", () => {
  const looks = ["", " size=large", " blinking", " size=medium"].map((more) => render(`::cta{label="Try"${more}}`).$("a").attr("class"));
  expect(looks[1]).toBe(looks[0]);
  expect(new Set(looks).size).toBe(3);
  expect(render('- ::cta{label="Try"}').$("li a")).toHaveLength(1);
  expect(render('Text\n::cta{label="Try"}\nmore').diagnostics).toEqual([]);
});

it(":ref numbers works by first appearance, in quotations, lists and tables too", () => {
  const { $, diagnostics } = render(
    "One.:ref{id=a} Two.:ref{id=b} One again.:ref{id=a}\n\n> Three.:ref{id=c}\n\n- Item.:ref{id=b}\n\nTable: T\n\n| H |\n| --- |\n| Cell.:ref{id=c} |",
  );
  expect(diagnostics).toEqual([]);
  expect(textsOf($, "sup a")).toEqual(["[1]", "[2]", "[1]", "[3]", "[2]", "[3]"]);
  expect(attributesOf($, "sup a", "href")).toEqual(["a", "b", "a", "c", "b", "c"].map((id) => `#ref-${id}`));
  expect(attributesOf($, "sup a", "id")).toEqual(["cite-a", "cite-b", undefined, "cite-c", undefined, undefined]);
});

it("figures and claims that are not known yet, as in a preview, show nothing", () => {
  const unknown = ["sound", "chart", "picture"].map((name) => `::${name}{id=a}`).join("\n\n");
  const { html } = render(`It rained. :claim{id=a}\n\n${unknown}\n\n::products{show="a" columns="payment" caption="C"}`);
  expect(html).not.toMatch(/<(?:small|figure|audio|img|table)/);
});

describe("::sound", () => {
  const body = "Listen.\n\n::sound{id=beat}\n\nDone.";
  const beat: SoundData = {
    type: "sound",
    id: "beat",
    title: "200 Hz left, 210 Hz right",
    kind: "binaural",
    carrier: 200,
    rate: 10,
    seconds: 12,
    caption: "Listen for ten beats a second.",
    src: "/static/sounds/0123.flac",
  };

  it("is a figure with what is heard, a player and its cautions, if the sound is known", () => {
    const { $ } = render(body, { figures: [beat] });
    expect($("figure figcaption").text()).toBe(`${beat.title} 0:12`);
    expect($("figure ul").text()).toMatch(/Left ear: 200 Hz.*Right ear: 210 Hz.*10 beats a second/);
    expect($("li.in-head").text()).toContain("In the head, no sound: 10 beats a second");
    expect($("figure audio").attr()).toEqual({ controls: "", preload: "none", src: beat.src, "aria-label": beat.title });
    expect($("figure").text()).toContain(beat.caption);
    expect($("figure").text()).toContain(soundCautions(beat));
  });

  it("is one panel with those beside it, which has their cautions once, and rising rates as a ladder", () => {
    const sounds = [beat, ...[3, 6, 40].map((rate) => ({ ...beat, id: `rate-${rate}`, rate }))];
    const { $ } = render(sounds.map(({ id }) => `::sound{id=${id}}`).join("\n\n"), { figures: sounds });
    expect([$("figure").length, $("figure > ul").length, $("figure audio").length]).toEqual([1, 2, 4]);
    const parts = $("figure")
      .text()
      .split(soundCautions(...sounds));
    expect(parts).toHaveLength(2);
    expect(textsOf($, "ul > li > b")).toEqual(["3 a second, delta", "6 a second, theta", "40 a second, gamma"]);
  });
});

describe("::products", () => {
  const fact = { reference: "maker-2025", read: "2026-01-05" };
  const alpha: ProductContent = { id: "alpha", name: "Alpha", need: "focus", what: "It blocks.", study: { grade: "No study found" } };
  const products: readonly ProductContent[] = [
    {
      ...alpha,
      id: "gamma",
      name: "Gamma",
      refundDays: "30",
      refund: { text: "30 days", url: "https://www.gamma.example/refund", read: "2026-02-01" },
    },
    { ...alpha, payment: { text: "Once", ...fact }, maker: { text: "A | B", ...fact } },
    { ...alpha, id: "beta", name: "Beta", need: "rest", isReviewed: true, refundDays: "60", refund: { text: "60 days" } },
  ];
  const references = [{ id: "maker-2025", authors: "Maker", year: "2025", url: "https://maker.example/help" }];
  const shows = (show: string) => [resolveProductTable(show, products, references)];
  const table = (show: string) => `::products{show="${show}" columns="payment maker refund" caption="The tools"}`;

  it("is a table with a row for each product in the order of the text, and with the page and day of each fact", () => {
    const { $, diagnostics } = render(table("gamma alpha"), { figures: shows("gamma alpha") });
    expect(diagnostics).toEqual([]);
    expect(textsOf($, "figure > figcaption, thead th")).toEqual(["The tools", "Name", "How you pay", "Made by", "Refund"]);
    expect(textsOf($, "tbody tr")).toEqual(["GammaNot confirmedNot confirmed30 days", "AlphaOnceA | BNot confirmed"]);
    expect(textsOf($, "details li")).toEqual([
      "Gamma. Refund: gamma.example, February 1, 2026",
      "Alpha. How you pay, Made by: Maker 2025, January 5, 2026",
    ]);
    expect(attributesOf($, "details a", "href")).toEqual(["https://www.gamma.example/refund", "https://maker.example/help"]);
  });

  it("shows the products of a need by name, those of a group, and each once", () => {
    const names = (show: string) => textsOf(render(table(show), { figures: shows(show) }).$, "tbody th");
    expect(names("focus")).toEqual(["Alpha", "Gamma"]);
    expect(names("refundable alpha beta")).toEqual(["Beta", "Gamma", "Alpha"]);
  });

  it("becomes a table with its sources in Markdown exports and feeds", () => {
    const [figures, body] = [shows("alpha"), table("alpha")];
    expect(markdownExport(site, { ...article, figures }, body)).toContain(`**The tools**

| Name | How you pay | Made by | Refund |
| --- | --- | --- | --- |
| Alpha | Once | A \\| B | Not confirmed |

Sources: Alpha: [Maker 2025](https://maker.example/help), read January 5, 2026.`);
    expect(feed(body, figures)).toContain("<td>Alpha</td><td>Once</td><td>A | B</td><td>Not confirmed</td>");
    expect(feed(body, figures)).toContain(
      'Alpha: <a href="https://maker.example/help" rel="noopener noreferrer">Maker 2025</a>, read January 5, 2026.',
    );
  });
});

it.each([
  ["::cta", "::cta has no label"],
  ['::cta{label="Try" onclick="alert(1)"}', "::cta has the unknown attribute 'onclick'"],
  ['::cta{label="Try" blinking=no}', "::cta says blinking=no"],
  ['::cta{label="Try" size=huge}', "::cta has the unknown size 'huge'"],
  ['::cta[Go]{label="Try"}', "::cta has text in brackets"],
  ['Try :cta{label="it"} now.', "::cta must be on a line of its own"],
  [':::cta{label="Try"}\ntext\n:::', "::cta must be on a line of its own"],
  ['Said.:ref{id=""}', ":ref has no id"],
  ["Said.:ref{id=a page=7}", ":ref has the unknown attribute 'page'"],
  ["Said.:ref{id=a id=b}", "':ref{id=a id=b}' says id twice"],
  ["From :offer{name rating}.", ":offer has no name, or more than one"],
  ["The :offer is good.", ":offer has no name, or more than one"],
  ["From :offer{constructor}.", ":offer has the unknown attribute 'constructor'"],
  ["::claim{id=a}", ":claim must be inside a sentence"],
  ["Said. :claim{id=a", ":claim has no id"],
  ['::cta{label="Try"', "'::cta{label=\"Try\"' cannot be read"],
  ['::cta {label="Try"}', "'::cta {label=\"Try\"}' cannot be read"],
  ['Then ::cta{label="Try"} now.', "'::cta{label=\"Try\"} now.' cannot be read"],
  ["Said.::ref{id=a}", "'::ref{id=a}' cannot be read"],
  ['::CTA{label="Go"}', "'::CTA{label=\"Go\"}' is no directive: none has the name 'CTA'"],
  ["::button", "'::button' is no directive: none has the name 'button'"],
  ['Text ::ct{label="Go"} text', "'::ct{label=\"Go\"} text' is no directive: none has the name 'ct'"],
  ["Heard.:rev{id=a}", "':rev{id=a}' is no directive: none has the name 'rev'"],
  [":::note\ntext", "unknown block ':::note'"],
])("reports %j: %s", (markdown, message) => {
  const { diagnostics } = render(`Text.\n\n${markdown}`);
  expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
  expect(diagnostics[0]).toMatchObject({ line: 3, suggestion: expect.stringMatching(/^(?:write|use)/) as string });
});

it("reports an open quote and every problem of a directive, and no quote in a label", () => {
  expect(render("::cta{label='Lift a 27\" monitor'}").diagnostics).toEqual([]);
  expect(render('::cta{label="Try}').diagnostics).not.toEqual([]);
  expect(render("::cta{size=huge color=red}").diagnostics).toHaveLength(3);
});

it.each([
  "note:this is it, at 10:30pm",
  "a ratio of 2:1, or a:b:c",
  ":smile",
  "see :foo[a label] here",
  "std::vector and C:\\Users",
  "at 6:30 {roughly}",
  "note:red {a set of things}",
  ":refs and :foo[] c",
])("leaves '%s' as text", (markdown) => {
  const { $, diagnostics } = render(markdown);
  expect(diagnostics).toEqual([]);
  expect($.root().text()).toBe(markdown);
});

it("keeps emphasis, links and citations in the brackets of what is no directive", () => {
  const { $ } = render("see :foo[*this* :bar[[page](/review/)]:ref{id=a}] here");
  expect([$("em").text(), $('a[href="/review/"]').text(), $("sup a").attr("href")]).toEqual(["this", "page", "#ref-a"]);
});

it("leaves directives in code as they are", () => {
  const { $, diagnostics } = render('Write `:ref{id=a}`.\n\n```\n::cta{label="Try"}\n```');
  expect(diagnostics).toEqual([]);
  expect([$("code").first().text(), $("a").length]).toEqual([":ref{id=a}", 0]);
});

describe("the directives of a parsed text", () => {
  it("name each id once, in the order of the text, also after the transforms, and none in code", () => {
    const markdown = "A.:ref{id=b} B.:ref{#a} :claim{id='d'}\n\nC.:ref{id=\"b\"} `:ref{id=e}`\n\n::chart{id=y}\n\n::chart{id=x}";
    const tree = parse(markdown);
    const ids = () => [referencedIds(tree, "reference"), referencedIds(tree, "claim"), shownFigures(tree)];
    expect(ids()).toEqual([["b", "a"], ["d"], ["chart/y", "chart/x"]]);
    applyTransforms(tree, markdown);
    expect(ids()).toEqual([["b", "a"], ["d"], ["chart/y", "chart/x"]]);
  });

  it("are replaced in the quotation or list that they are in", () => {
    const markdown = "> a\n>\n> ::chart{id=x}\n\n1. b\n\n   ::chart{id=y}\n\nc";
    const replaced = replaceDirectives(markdown, parse(markdown), (_, { id }) => `${id}\n\nmore`, "https://site.example/");
    expect(replaced).toBe("> a\n>\n> x\n> \n> more\n\n1. b\n\n   y\n   \n   more\n\nc");
  });

  it("are replaced, and every other character stays", () => {
    const markdown = "😀 One.:ref{id=a}\n\n> ::cta{label='A & B' blinking}\n\n2. ::cta{label=\"C\"}\n\n\n\nat 10:30, :ref and {id=x} \n";
    const replaced = replaceDirectives(
      markdown,
      parse(markdown),
      ({ name }, { label, id }) => `<${name} ${label ?? id}>`,
      "https://site.example/",
    );
    expect(replaced).toBe("😀 One.<ref a>\n\n> <cta A & B>\n\n2. <cta C>\n\n\n\nat 10:30, <ref undefined> and {id=x} \n");
  });
});

it.each([
  ["emphasis and code", "*one* **two** _three_ `four`", 4],
  ["blocks, without buttons and figures", '## One two\n\n> three\n\n::cta{label="Try it"}\n\n::chart{id=a}\n\nfour', 4],
  ["links and pictures without their URLs", "[one two](/blog/three-four/) ![five](./six.png)", 3],
  ["no citations and claims", "one.:ref{id=oster-1973} two :claim{id=a}", 2],
  ["lists and tables", "- one\n- two\n\n| three | four |\n| --- | :---: |\n| five | 6 |", 6],
  ["numbers and joined words", "7–30 minutes, well-known, don't, 4.8", 5],
  ["letters of other languages, and no signs", "naïve Ähre 言葉 𝒳𝒴 ½ — … · →", 5],
])("counts the words of %s", (_, markdown, count) => {
  expect(countPlainWords(plainText(parse(markdown)))).toBe(count);
});

it("takes a minute for each 230 words, and at least one", () => {
  expect([0, 344, 345, 1150].map(readingMinutes)).toEqual([1, 1, 2, 5]);
});
