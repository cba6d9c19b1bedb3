import type { DirectiveDefinition } from "../../../../src/markdown/directives/definition";
import { element, textNode } from "../../../../src/markdown/hast";

/** A word with its meaning, and the work that it is from: `:gloss-test{word="Beat" meaning="A pulse" tone=formal id=oster-1973}`. */
export const gloss: DirectiveDefinition = {
  name: "gloss-test",
  kind: "text",
  example: ':gloss-test{word="Beat" meaning="A pulse" id=oster-1973}',
  attributes: {
    word: { type: "text", label: "Word" },
    meaning: { type: "text", label: "Meaning" },
    tone: { type: "choice", label: "Tone", options: ["plain", "formal"] },
    id: { type: "id", label: "Source" },
  },
  refersTo: "work",
  editor: { label: "Gloss", icon: "info" },
  element: "gloss-element",
  createRenderer: () => {
    let order = 0;
    return ({ word = "", meaning = "" }) => ({ properties: { meaning, order: String((order += 1)) }, text: word });
  },
  words: ({ word = "" }) => word,
  toMarkdown: ({ word, meaning }, { pageUrl }) => `${word} (${meaning}, ${pageUrl})`,
  toFeed: ({ meaning = "" }) => [element("em", "Gloss"), textNode(`: ${meaning}`)],
};

/** The same as a block of its own. */
export const glossBlock: DirectiveDefinition = { ...gloss, name: "gloss-block", kind: "leaf", element: "gloss-block-element" };
