import type { Root } from "hast";
import { tableOfContents } from "../../../src/markdown/table-of-contents";
import { attributesOf, textsOf } from "../components/render-html";
import { render } from "./render";

describe("sections", () => {
  it("give every heading an id from its text, equal headings different ids, and none the id of a part of the page", () => {
    const { $ } = render("## What\u00A0It Is\n\n### How?\n\n## What It Is\n\n## *What* [it](/review/) `is`\n\n### How?");
    expect(attributesOf($, "h2, h3", "id")).toEqual(["what-it-is", "how", "what-it-is-1", "what-it-is-2", "how-1"]);
    // Two landmarks must not have one name.
    expect(attributesOf($, "section[aria-labelledby]", "aria-labelledby")).toEqual(["what-it-is"]);
    for (const name of ["Questions", "References", "Related", "Content", "Menu", "Research", "Question 1"])
      expect(render(`## ${name}`).$("h2").attr("id")).not.toBe(name.toLowerCase().replace(" ", "-"));
  });

  it("are in the table of contents, and a citation is part of neither id nor entry", () => {
    const { tree } = render("Opening.\n\n## What *it* is\n\n### Detail\n\n## What helps:ref{id=a}\n\n## Safe :claim{id=b}");
    expect(tableOfContents(tree as unknown as Root)).toEqual([
      { id: "what-it-is", text: "What it is" },
      { id: "what-helps", text: "What helps" },
      { id: "safe", text: "Safe" },
    ]);
  });

  it("have cards of products: what follows a ### heading, up to a button, where it says for whom the product is", () => {
    const { $, tree } = render(
      '## All\n\n### One\n\nText.\n\n**Good fit if:** you read.\n\n**Skip it if:** you do not.\n\n::cta{label="Buy"}\n\n### Two\n\nFor: all. Not for: some.\n\n### Three\n\nNo product.\n\n## Next',
    );
    const cards = $("details.product").toArray();
    expect(cards.map((card) => $(card).find("h3").text())).toEqual(["One", "Two"]);
    expect([".suits strong", ".suits-not strong"].map((part) => $(cards[0]).find(part).text())).toEqual(["Good fit if:", "Skip it if:"]);
    expect($(cards).text()).not.toContain("Buy");
    expect(tableOfContents(tree as unknown as Root)).toEqual([
      { id: "all", text: "All" },
      { id: "one", text: "One", isProduct: true },
      { id: "two", text: "Two", isProduct: true },
      { id: "next", text: "Next" },
    ]);
  });

  it("are reported with a # heading, and with a heading without words", () => {
    expect(render("Text.\n\n# Title\n").diagnostics).toMatchObject([{ id: "heading", line: 3, column: 1 }]);
    for (const markdown of ["Title\n=====\n", "##", "## ???", "## :ref{id=a}"])
      expect(render(markdown).diagnostics.map(({ id }) => id)).toEqual(["heading"]);
  });
});

describe("evidence notes", () => {
  it.each([
    ["tested without benefit", "no-benefit"],
    ["moderate, of harm", "moderate-harm"],
  ])("have their label: %s", (words, label) => {
    const { $, diagnostics } = render(`> **Evidence: ${words}.** Five of 14 studies.:ref{id=a}`);
    expect(diagnostics).toEqual([]);
    const note = $('[role="note"]');
    expect([note.length, note.is(`.evidence.evidence-${label}`), $("blockquote").length]).toEqual([1, true, 0]);
    expect(note.children().first().is("svg")).toBe(true);
    expect(note.text().trim()).toMatch(new RegExp(`^Evidence: ${words}\\. Five of 14 studies\\.`));
  });

  it.each(["good", "Strong", "no-benefit", ""])("are reported with the unknown label '%s'", (label) => {
    const { $, diagnostics } = render(`> **Evidence – ${label}.** Text.`);
    const suggestion: unknown = expect.stringContaining("'mixed', 'tested without benefit', 'limited, of harm'");
    expect(diagnostics).toMatchObject([{ id: "evidence", suggestion }]);
    expect($(".evidence")).toHaveLength(0);
  });

  it.each([
    "> **Bold** opening.",
    "> **Evidence-based practice.** Text.",
    "> Text, then **Evidence: mixed.**",
    "**Evidence: mixed.** No quotation.",
  ])("are not made from '%s'", (markdown) => {
    const { $, diagnostics } = render(markdown);
    expect([diagnostics.length, $(".evidence").length]).toEqual([0, 0]);
  });
});

it.each(["tonight", "today", "now", "tomorrow", "this week"])("a quotation that opens with 'Do this %s.' is a panel", (time) => {
  const { $, diagnostics } = render(`> **Do this ${time}.** Write it down.\n>\n> * One\n\n> **Do this, in 20 seconds.** Text.`);
  expect(diagnostics).toEqual([]);
  expect($('div.panel[role="note"]').find("strong").text()).toBe(`Do this ${time}.`);
  expect([$("div.panel li").text(), $("blockquote").length]).toEqual(["One", 1]);
});

describe("tables", () => {
  const table = "| Band | Hz |\n| --- | ---: |\n| alpha | 8–13 |";

  it("name the column of a row that begins with a number: as a card’s heading, a number says nothing", () => {
    const { $ } = render("Table: T\n\n| Week | Minutes |\n| --- | --- |\n| 1 | 20 |");
    expect($("tbody th").attr("data-label")).toBe("Week");
  });

  it("scroll in a region only if their longest words do not fit beside each other", () => {
    const columns = (count: number, cell: string) =>
      render(`Table: *T*\n\n|${" a |".repeat(count)}\n|${" --- |".repeat(count)}\n|${` ${cell} |`.repeat(count)}`).$;
    const region = '[role=region][tabindex=0][aria-label="T"] > table';
    expect([5, 7].map((count) => columns(count, "4.5 h")(region).length)).toEqual([0, 0]);
    expect([5, 8].map((count) => columns(count, "minutes")(region).length)).toEqual([1, 1]);
    // Rows of prose are cards on phones, so that they only have to fit a desk.
    expect([5, 12].map((count) => columns(count, "what one does in these minutes")(region).length)).toEqual([0, 1]);
  });

  it("are prose if more than one column has sentences: on phones their rows are cards", () => {
    const prose = "| Band | Use |\n| --- | --- |\n| a band of low frequencies | what one does with it at home |";
    expect(render(`Table: T\n\n${prose}`).$("figure.table.prose")).toHaveLength(1);
    expect(render(`Table: T\n\n${prose.replace("a band of low frequencies", "delta")}`).$("figure.table:not(.prose)")).toHaveLength(1);
  });

  it("are picks if the caption begins with that word", () => {
    expect(render(`Table: Picks for beginners\n\n${table}`).$("figure.table.picks > table")).toHaveLength(1);
    expect(render(`Table: Our picks\n\n${table}`).$(".picks")).toHaveLength(0);
  });

  it("mark columns of numbers, which may have gaps, but not the first column, single digits and words", () => {
    const { $ } = render(
      "Table: T\n\n| Day | Digit | g | Share | Range | Words |\n| --- | --- | --- | --- | --- | --- |\n| 1 | 3 | −0.10 | 45 % | 7–30 | 3 people |\n| 2 | 7 | – | $1,200 | 8 | 4 |",
    );
    expect(textsOf($, ".numbers")).toEqual(["g", "Share", "Range", "−0.10", "45 %", "7–30", "–", "$1,200", "8"]);
  });

  it.each([`Text.\n\n${table}`, `## Table: One\n\n${table}`, `Table: One\n\nText.\n\n${table}`])(
    "are reported without a caption, and still shown: %j",
    (markdown) => {
      const { $, diagnostics } = render(markdown);
      expect(diagnostics.map(({ id }) => id)).toEqual(["table-caption"]);
      expect($("figure.table > table")).toHaveLength(1);
    },
  );

  it("are reported if a caption has none, or a column no heading", () => {
    expect(render("Table: One\n\nText.").diagnostics).toMatchObject([{ id: "table-caption", line: 1 }]);
    expect(render("Table: One\n\n| | B |\n| --- | --- |\n| 1 | 2 |").diagnostics).toMatchObject([{ id: "table-header", line: 3 }]);
  });
});
