import fc from "fast-check";
import type { Node } from "unist";
import { PROPERTY_TIME, propertyRuns } from "../../property-runs";
import type { Directive } from "../../../src/markdown/directives/directive";
import { parseMarkdownNatively as parseMarkdown } from "../../../src/markdown/node/native-parser";
import { citedWorks } from "../../../src/markdown/transforms/citations";
import { visit } from "../../../src/markdown/visit";
import { render } from "./render";

/** The works that the parser sees cited, in order. */
function parsedWorks(markdown: string): string[] {
  const works = new Set<string>();
  visit(parseMarkdown(markdown), "textDirective", (node: Node) => {
    const { name, attributes } = node as Directive;
    if (name === "ref" && attributes?.["id"]) works.add(attributes["id"]);
  });
  return [...works];
}

describe(":ref", () => {
  it("numbers works by first appearance, and a repeated work keeps its number", () => {
    const { $, diagnostics } = render(
      "One.:ref{id=oster-1973} Two.:ref{id=basu-2023} One again.:ref{id=oster-1973}\n\nThree.:ref{id=who-2019}",
    );
    expect(diagnostics).toEqual([]);
    expect(
      $("sup a")
        .toArray()
        .map((link) => [$(link).text(), $(link).attr("href"), $(link).attr("id"), $(link).attr("aria-label")]),
    ).toEqual([
      ["[1]", "#ref-oster-1973", "cite-oster-1973", "Reference 1"],
      ["[2]", "#ref-basu-2023", "cite-basu-2023", "Reference 2"],
      ["[1]", "#ref-oster-1973", undefined, "Reference 1"],
      ["[3]", "#ref-who-2019", "cite-who-2019", "Reference 3"],
    ]);
  });

  it("may stand in quotations, lists and tables", () => {
    const { $, diagnostics } = render("> Said.:ref{id=a}\n\n- Item.:ref{id=b}\n\nTable: T\n\n| H |\n| --- |\n| Cell.:ref{id=c} |");
    expect(diagnostics).toEqual([]);
    expect($("blockquote sup, li sup, td sup")).toHaveLength(3);
  });

  it.each([
    ["no id", "Said.:ref", ":ref has no id"],
    ["an empty id", 'Said.:ref{id=""}', ":ref has no id"],
    ["an unknown key", "Said.:ref{id=a page=7}", ":ref has an unknown key 'page'"],
    ["two colons on a line of its own", "::ref{id=a}", "a citation must stand inside a sentence"],
    ["three colons", ":::ref{id=a}\ntext\n:::", "a citation must stand inside a sentence"],
  ])("is reported with %s", (_, markdown, message) => {
    const { diagnostics } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toEqual(["ref"]);
    expect(diagnostics[0]?.message).toBe(message);
  });

  it.each([["Said.:ref{id=a"], ["Said.::ref{id=a}"]])("'%s' is reported and not published as text", (markdown) => {
    expect(render(markdown).diagnostics).not.toEqual([]);
  });
});

/** The works found by the text and by the tree, where the text has no problem that stops the build. */
function bothWays(markdown: string): { text: string[]; tree: string[] } | "reported" {
  if (render(markdown).diagnostics.length > 0) return "reported";
  return { text: citedWorks(markdown), tree: parsedWorks(markdown) };
}

describe("citedWorks", () => {
  it("names each work once, in the order of the numbers", () => {
    expect(citedWorks("A.:ref{id=b} B.:ref{id=a}\n\nC.:ref{id=b}")).toEqual(["b", "a"]);
    expect(citedWorks("Nothing is cited, not even at 10:30.")).toEqual([]);
  });

  it.each([
    ["plain", "A.:ref{id=oster-1973}", ["oster-1973"]],
    ["with double quotes", 'A.:ref{id="oster-1973"}', ["oster-1973"]],
    ["with single quotes", "A.:ref{id='oster-1973'}", ["oster-1973"]],
    ["in the short form of an id", "A.:ref{#oster-1973}", ["oster-1973"]],
    ["two side by side", "A.:ref{id=a}:ref{id=b}", ["a", "b"]],
    ["in a table", "Table: T\n\n| A |\n| --- |\n| B:ref{id=a} |", ["a"]],
    ["in emphasis", "*A.:ref{id=a}*", ["a"]],
  ])("finds what the parser finds in a citation %s", (_, markdown, works) => {
    expect(bothWays(markdown)).toEqual({ text: works, tree: works });
  });

  it.each([
    ["escaped", "A.\\:ref{id=a}", []],
    ["in code", "Write `:ref{id=a}` for a citation.:ref{id=b}", ["b"]],
    ["in a fenced block", "```\n:ref{id=a}\n```\n\nText.:ref{id=b}", ["b"]],
    ["in an indented block", "Text.:ref{id=b}\n\n    :ref{id=a}", ["b"]],
  ])("finds no citation that is none (%s), or the text is reported", (_, markdown, works) => {
    expect(["reported", { text: works, tree: works }]).toContainEqual(bothWays(markdown));
  });

  it.each([
    ["another key", "A.:ref{page=3 id=oster-1973}"],
    ["a text of its own", "A.:ref[Oster]{id=oster-1973}"],
    ["two colons", "A ::ref{id=a}"],
    ["a key that ends in id", "A.:ref{data-id=a}"],
  ])("need not find a citation with %s, because that is reported", (_, markdown) => {
    expect(bothWays(markdown)).toBe("reported");
  });

  it(
    "agrees with the parser on any prose with citations in it",
    () => {
      const words = fc.constantFrom("word ", "10:30 ", "*so* ", "**so** ", "[a](/b/) ", "\n\n", "\n> ", "- ", "note:this ", ". ");
      const citation = fc.constantFrom("a", "b-1", "oster-1973").map((id) => `:ref{id=${id}} `);
      fc.assert(
        fc.property(fc.array(fc.oneof(words, citation), { maxLength: 30 }), (parts) => {
          const markdown = `Text ${parts.join("")}`;
          expect(citedWorks(markdown)).toEqual(parsedWorks(markdown));
        }),
        propertyRuns(300),
      );
    },
    PROPERTY_TIME,
  );
});
