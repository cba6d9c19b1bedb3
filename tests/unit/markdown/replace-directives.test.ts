import { replaceDirectives } from "../../../src/markdown/replace-directives";

const replace = (markdown: string) => replaceDirectives(markdown, { button: (label) => `[${label}]`, citation: (id) => `^${id}` });

describe("replaceDirectives", () => {
  it.each([
    ["a button", '::cta{label="Try it – now"}', "[Try it – now]"],
    ["a button with everything", "::cta{label='It’s here' blinking size=medium}", "[It’s here]"],
    ["a button whose label holds a brace and an entity", '::cta{label="A } &amp; B"}', "[A } & B]"],
    ["a button in a quotation", '> ::cta{label="Try"}', "> [Try]"],
    ["a citation", "Said.:ref{id=oster-1973} More.", "Said.^oster-1973 More."],
    ["two citations, written in both ways", 'A:ref{id="a-1"} b:ref{#b-2}.', "A^a-1 b^b-2."],
  ])("replaces %s", (_, markdown, expected) => {
    expect(replace(markdown)).toBe(expected);
  });

  it.each([
    "At 10:30, note:this, :ref and {id=x}.",
    "Text ::cta in a line",
    "## A heading\n\n- a\n- b\n\n| a |\n| - |\n| b |\n",
    "\n\n  \n",
  ])("leaves %j as it is", (markdown) => {
    expect(replace(markdown)).toBe(markdown);
  });

  it("leaves every character around directives as it is", () => {
    expect(replace('One.:ref{id=a}\n\n::cta{label="X"}\n\n> **Evidence: mixed.** Two.:ref{id=b}\n')).toBe(
      "One.^a\n\n[X]\n\n> **Evidence: mixed.** Two.^b\n",
    );
  });
});
