import fc from "fast-check";
import visit from "unist-util-visit";
import { PROPERTY_TIMEOUT, propertyRuns } from "../../../property-runs";
import { claim } from "../../../../src/markdown/directives/claim";
import { cta } from "../../../../src/markdown/directives/cta";
import { isDirective } from "../../../../src/markdown/directives/node";
import { ref } from "../../../../src/markdown/directives/ref";
import {
  citedReferences,
  markedClaims,
  readDirective,
  replaceDirectives,
  writeDirective,
} from "../../../../src/markdown/directives/source";
import { parseMarkdownNatively } from "../../../../src/markdown/node/native-parser";
import { render } from "../render";

describe("replaceDirectives", () => {
  const replace = (markdown: string) => replaceDirectives(markdown, ({ name }, { label, id }) => `<${name} ${label ?? id}>`);

  it.each([
    ["a button", '::cta{label="Try it – now"}', "<cta Try it – now>"],
    ["a button with everything", "::cta{label='It’s here' blinking size=medium}", "<cta It’s here>"],
    ["a button whose label contains a brace and an entity", '::cta{label="A } &amp; B"}', "<cta A } & B>"],
    ["a button in a quotation", '> ::cta{label="Try"}', "> <cta Try>"],
    ["buttons in lists", '- ::cta{label="A"}\n2. ::cta{label="B"}', "- <cta A>\n2. <cta B>"],
    ["a citation", "Said.:ref{id=oster-1973} More.", "Said.<ref oster-1973> More."],
    ["a claim", "Said. :claim{id=a} More.", "Said. <claim a> More."],
    ["two citations, written in both ways", 'A:ref{id="a-1"} b:ref{#b-2}.', "A<ref a-1> b<ref b-2>."],
  ])("replaces %s", (_, markdown, expected) => {
    expect(replace(markdown)).toBe(expected);
  });

  it.each([
    "At 10:30, note:this, :ref and {id=x}.",
    "Text ::cta in a line",
    "## A heading\n\n- a\n- b\n\n| a |\n| - |\n| b |\n",
    "\n\n  \n",
  ])("leaves %j unchanged", (markdown) => {
    expect(replace(markdown)).toBe(markdown);
  });

  it("leaves every character around directives unchanged", () => {
    expect(replace('One.:ref{id=a}\n\n::cta{label="X"}\n\n> **Evidence: mixed.** Two.:ref{id=b}\n')).toBe(
      "One.<ref a>\n\n<cta X>\n\n> **Evidence: mixed.** Two.<ref b>\n",
    );
  });
});

describe("citedReferences and markedClaims", () => {
  /** Ids of the directives of a name that the parser finds, in order. */
  function parsedIds(markdown: string, name: string): string[] {
    const ids = new Set<string>();
    visit(parseMarkdownNatively(markdown), (node) => {
      if (isDirective(node) && node.type === "textDirective" && node.name === name && node.attributes?.["id"])
        ids.add(node.attributes["id"]);
    });
    return [...ids];
  }

  /** The works found in the text and in the tree, if the text has no diagnostic that stops the build. */
  function bothWays(markdown: string): { text: string[]; tree: string[] } | "reported" {
    if (render(markdown).diagnostics.length > 0) return "reported";
    return { text: citedReferences(markdown), tree: parsedIds(markdown, "ref") };
  }

  it("name each id once, in the order of the text", () => {
    expect(citedReferences("A.:ref{id=b} B.:ref{id=a} :claim{id=d}\n\nC.:ref{id=b}")).toEqual(["b", "a"]);
    expect(markedClaims("A.:ref{id=b} :claim{id=d} :claim{id=c} :claim{id=d}")).toEqual(["d", "c"]);
    expect(citedReferences("Nothing is cited, not even at 10:30.")).toEqual([]);
  });

  it.each([
    ["plain", "A.:ref{id=oster-1973}", ["oster-1973"]],
    ["with double quotes", 'A.:ref{id="oster-1973"}', ["oster-1973"]],
    ["with single quotes", "A.:ref{id='oster-1973'}", ["oster-1973"]],
    ["in the short form of an id", "A.:ref{#oster-1973}", ["oster-1973"]],
    ["two side by side", "A.:ref{id=a}:ref{id=b}", ["a", "b"]],
    ["in a table", "Table: T\n\n| A |\n| --- |\n| B:ref{id=a} |", ["a"]],
    ["in emphasis", "*A.:ref{id=a}*", ["a"]],
  ])("find what the parser finds in a citation %s", (_, markdown, works) => {
    expect(bothWays(markdown)).toEqual({ text: works, tree: works });
  });

  it.each([
    ["escaped", "A.\\:ref{id=a}", []],
    ["in code", "Write `:ref{id=a}` for a citation.:ref{id=b}", ["b"]],
    ["in a fenced block", "```\n:ref{id=a}\n```\n\nText.:ref{id=b}", ["b"]],
    ["in an indented block", "Text.:ref{id=b}\n\n    :ref{id=a}", ["b"]],
  ])("find no citation that is %s, or the text is reported", (_, markdown, works) => {
    expect(["reported", { text: works, tree: works }]).toContainEqual(bothWays(markdown));
  });

  it.each([
    ["another attribute", "A.:ref{page=3 id=oster-1973}"],
    ["text in brackets", "A.:ref[Oster]{id=oster-1973}"],
    ["two colons", "A ::ref{id=a}"],
    ["an attribute that ends in id", "A.:ref{data-id=a}"],
  ])("need not find a citation with %s, because it is reported", (_, markdown) => {
    expect(bothWays(markdown)).toBe("reported");
  });

  it(
    "agree with the parser on any prose",
    () => {
      const words = fc.constantFrom("word ", "10:30 ", "*so* ", "**so** ", "[a](/b/) ", "\n\n", "\n> ", "- ", "note:this ", ". ");
      const id = fc.constantFrom("a", "b-1", "oster-1973");
      const directive = fc
        .tuple(id, fc.constantFrom(":ref{id=ID}", ":claim{id=ID}", ':claim{id="ID"} ', ":claim{#ID}", ":ref{id=ID} "))
        .map(([value, written]) => written.replace("ID", value));
      fc.assert(
        fc.property(fc.array(fc.oneof(words, directive), { maxLength: 30 }), (parts) => {
          const markdown = `Text ${parts.join("")}`;
          expect(citedReferences(markdown)).toEqual(parsedIds(markdown, "ref"));
          expect(markedClaims(markdown)).toEqual(parsedIds(markdown, "claim"));
        }),
        propertyRuns(500),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("writeDirective", () => {
  it.each([
    [cta, { label: "Try" }, '::cta{label="Try"}'],
    [cta, { label: "A", blinking: true, size: "medium" }, '::cta{label="A" blinking size=medium}'],
    [cta, { label: "A", blinking: false, size: "large" }, '::cta{label="A"}'],
    [ref, { id: "oster-1973" }, ":ref{id=oster-1973}"],
    [claim, { id: "a" }, ":claim{id=a}"],
  ])("writes only what is not the default", (definition, values, expected) => {
    expect(writeDirective(definition, values)).toBe(expected);
  });

  it(
    "writes any label so that it is read back",
    () => {
      const label = fc.string({ unit: "grapheme-ascii", maxLength: 40 });
      fc.assert(
        fc.property(fc.oneof(label, fc.constantFrom("&amp;", "&#34;", '"}', "AT&T", "a & b;")), (written) => {
          expect(readDirective(writeDirective(cta, { label: written }))?.attributes["label"]).toBe(written);
        }),
        propertyRuns(300),
      );
    },
    PROPERTY_TIMEOUT,
  );
});
