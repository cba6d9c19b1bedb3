import type { Root } from "hast";
import { tableOfContents } from "../../../../src/markdown/table-of-contents";
import { diagnosticIds, render } from "../render";

describe("sections", () => {
  it("contain a ## heading and what follows it; what is before the first heading is in no section", () => {
    const { $, diagnostics } = render("Opening.\n\n## One\n\nText one.\n\n### Detail\n\nMore.\n\n## Two\n\nText two.");
    expect(diagnostics).toEqual([]);
    const sections = $("section").toArray();
    expect(sections.map((section) => $(section).find("h2").text())).toEqual(["One", "Two"]);
    expect(sections.map((section) => $(section).attr("aria-labelledby"))).toEqual(["one", "two"]);
    expect($(sections[0]).text()).toContain("More.");
    expect($("section p:contains('Opening.')")).toHaveLength(0);
    expect($("p").first().text()).toBe("Opening.");
    expect($("section section")).toHaveLength(0);
  });

  it("are missing without ## headings", () => {
    expect(render("Text.\n\n### Detail").$("section")).toHaveLength(0);
  });

  it("give every heading an id from its text, and equal headings different ids", () => {
    const { $ } = render("## What It Is\n\n### How?\n\n## What It Is\n\n## *What* [it](/review/) `is`\n\n### How?");
    const ids = $("h2, h3")
      .toArray()
      .map((heading) => $(heading).attr("id"));
    expect(ids).toEqual(["what-it-is", "how", "what-it-is-1", "what-it-is-2", "how-1"]);
  });

  it.each(["Questions", "References", "Related", "Content", "Menu"])("have other ids than the page around them: ## %s", (heading) => {
    expect(render(`## ${heading}`).$("h2").attr("id")).not.toBe(heading.toLowerCase());
  });

  it.each(["##", "## ???", "## 👉"])("are reported or named if their heading has no words ('%s')", (markdown) => {
    const { $, diagnostics } = render(markdown);
    expect(diagnostics.length > 0 || ($("h2").attr("id") ?? "") !== "").toBe(true);
  });

  it("are in the table of contents", () => {
    const { tree } = render("Opening.\n\n## What *it* is\n\n### Detail\n\n## Two:ref{id=a}\n\n## What it is");
    expect(tableOfContents(tree as unknown as Root)).toEqual([
      { id: "what-it-is", text: "What it is" },
      { id: expect.stringMatching(/^two/) as string, text: expect.stringMatching(/^Two/) as string },
      { id: "what-it-is-1", text: "What it is" },
    ]);
    expect(tableOfContents(render("No headings.").tree as unknown as Root)).toEqual([]);
  });

  it("are not opened by #, which is reported", () => {
    const { diagnostics } = render("Text.\n\n# Title\n");
    expect(diagnostics).toEqual([
      expect.objectContaining({ id: "heading", line: 3, column: 1, suggestion: expect.stringContaining("##") as string }),
    ]);
    expect(diagnosticIds("Title\n=====\n")).toEqual(["heading"]);
  });
});

describe("evidence notes", () => {
  it.each([
    ["strong", "strong"],
    ["mixed", "mixed"],
    ["tested without benefit", "no-benefit"],
    ["harm seen", "harm"],
    ["not examined", "not-examined"],
  ])("have their label: %s", (words, label) => {
    const { $, diagnostics } = render(`> **Evidence: ${words}.** Five of 14 studies.:ref{id=a}`);
    expect(diagnostics).toEqual([]);
    const note = $('[role="note"]');
    expect(note).toHaveLength(1);
    expect(note.attr("class")).toBe(`evidence evidence-${label}`);
    expect(note.text().trim()).toMatch(new RegExp(`^Evidence: ${words}\\. Five of 14 studies\\.`));
    expect($("blockquote")).toHaveLength(0);
  });

  it.each(["good", "Strong", "none", "no-benefit", ""])("are reported with the unknown label '%s'", (label) => {
    const { $, diagnostics } = render(`> **Evidence: ${label}.** Text.`);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        id: "evidence",
        suggestion: "use one of strong, moderate, limited, mixed, tested without benefit, harm seen, not examined",
      }),
    ]);
    expect($(".evidence")).toHaveLength(0);
  });

  it.each(["> A plain quotation.", "> **Bold** opening.", "> Text, then **Evidence: mixed.**", "**Evidence: mixed.** No quotation."])(
    "are not made from '%s'",
    (markdown) => {
      const { $, diagnostics } = render(markdown);
      expect(diagnostics).toEqual([]);
      expect($(".evidence")).toHaveLength(0);
    },
  );
});

describe("tables", () => {
  const table = "| Band | Hz |\n| --- | --- |\n| alpha | 8–13 |";

  it("are in a box that scrolls, named by the caption before them", () => {
    const { $, diagnostics } = render(`Text.\n\nTable: What *it* states\n\n${table}\n\nAfter.`);
    expect(diagnostics).toEqual([]);
    const box = $("figure.table");
    const scroller = $('figure [tabindex="0"]');
    expect(scroller.has("table").length).toBe(1);
    expect([scroller.attr("role"), scroller.attr("aria-label")]).toEqual(["region", "What it states (scrolls sideways on narrow screens)"]);
    const caption = $("figcaption");
    expect(caption.text()).toBe("What it states");
    expect(caption.find("em").text()).toBe("it");
    expect(
      box
        .find("th")
        .toArray()
        .map((cell) => [$(cell).text(), $(cell).attr("scope")]),
    ).toEqual([
      ["Band", "col"],
      ["Hz", "col"],
      ["alpha", "row"],
    ]);
    expect(
      box
        .find("td")
        .toArray()
        .map((cell) => $(cell).text()),
    ).toEqual(["8–13"]);
    expect(
      $("p")
        .toArray()
        .map((p) => $(p).text()),
    ).toEqual(["Text.", "After."]);
  });

  it("are reported if a column has no heading", () => {
    const { diagnostics } = render("Table: One\n\n| | B |\n| --- | --- |\n| 1 | 2 |");
    expect(diagnostics.map(({ id, line }) => [id, line])).toEqual([["table-header", 3]]);
  });

  it("have one caption each", () => {
    const { $, diagnostics } = render(`Table: One\n\n${table}\n\nTable: Two\n\n${table}`);
    expect(diagnostics).toEqual([]);
    const names = $("figure [aria-label]")
      .toArray()
      .map((scroller) => $(scroller).attr("aria-label"));
    expect(names).toEqual([expect.stringMatching(/^One \(/), expect.stringMatching(/^Two \(/)]);
  });

  it("mark columns of figures, which may have gaps, but not the first column and not words", () => {
    const { $ } = render(
      "Table: T\n\n| Day | g | Share | Range | Words |\n| --- | --- | --- | --- | --- |\n| 1 | −0.10 | 45 % | 7–30 | 3 people |\n| 2 | – | $1,200 | 8 | 4 |",
    );
    const marked = $(".figures")
      .toArray()
      .map((cell) => $(cell).text());
    expect(marked).toEqual(["g", "Share", "Range", "−0.10", "45 %", "7–30", "–", "$1,200", "8"]);
  });

  it.each([
    ["nothing before", table],
    ["a paragraph before", `Text.\n\n${table}`],
    ["a heading that begins like a caption", `## Table: One\n\n${table}`],
    ["a caption with text after it", `Table: One\n\nText.\n\n${table}`],
  ])("are reported without a caption (%s), and still shown", (_, markdown) => {
    const { $, diagnostics } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toEqual(["table-caption"]);
    expect($("figure.table table")).toHaveLength(1);
    expect($("figure [aria-label]").attr("aria-label")).toMatch(/^Table \(/);
  });

  it("have no style attribute for alignment", () => {
    const { html } = render("Table: T\n\n| A |\n| ---: |\n| 1 |");
    expect(html).not.toContain("style=");
  });
});

describe("plain Markdown", () => {
  it("becomes the usual elements", () => {
    const { $, diagnostics } = render("*a* **b** ~~c~~ `d`\n\n1. one\n2. two\n\n- x\n\n> q\n\n---\n\n```\ncode\n```");
    expect(diagnostics).toEqual([]);
    for (const name of ["em", "strong", "del", "code", "ol", "ul", "blockquote", "hr", "pre"])
      expect([name, $(name).length > 0]).toEqual([name, true]);
  });
});
