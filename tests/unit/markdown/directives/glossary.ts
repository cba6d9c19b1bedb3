import type { DirectiveDefinition } from "../../../../src/markdown/directives/definition";
import { element, textNode } from "../../../../src/markdown/hast";

/** A word with its meaning, and the work that it is from: `:glossary-test{word="Beat" meaning="A pulse" tone=formal id=oster-1973}`. */
export const glossary: DirectiveDefinition = {
  name: "glossary-test",
  kind: "text",
  example: ':glossary-test{word="Beat" meaning="A pulse" id=oster-1973}',
  attributes: {
    word: { type: "text", label: "Word" },
    meaning: { type: "text", label: "Meaning" },
    tone: { type: "choice", label: "Tone", options: ["plain", "formal"] },
    id: { type: "id", label: "Source" },
  },
  refersTo: "reference",
  editor: { label: "Glossary", icon: "info" },
  element: "glossary-element",
  createRenderer: () => {
    let order = 0;
    return ({ word = "", meaning = "" }) => ({ properties: { meaning, order: String((order += 1)) }, text: word });
  },
  visibleText: ({ word = "" }) => word,
  toMarkdown: ({ word, meaning }, { pageUrl }) => `${word} (${meaning}, ${pageUrl})`,
  toFeed: ({ meaning = "" }) => [element("em", "Glossary"), textNode(`: ${meaning}`)],
};

/** The same as a block of its own. */
export const glossaryBlock: DirectiveDefinition = { ...glossary, name: "glossary-block", kind: "leaf", element: "glossary-block-element" };
