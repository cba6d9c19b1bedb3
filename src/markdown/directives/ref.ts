import { element, link } from "../hast";
import type { DirectiveDefinition } from "./definition";

/**
 * A citation of a reference in `references/`, after the statement that it supports.
 *
 *     A walk helped.:ref{id=smith-2023}
 *
 * becomes on pages, numbered by first appearance, a link to the list of references:
 *
 *     A walk helped.<cite-ref reference="smith-2023" number="1" first="first">[1]</cite-ref>
 *
 * in Markdown exports a footnote, `[^smith-2023]`, and in feeds a link to the page's list.
 */
export const ref: DirectiveDefinition = {
  name: "ref",
  kind: "text",
  example: ":ref{id=smith-2023}",
  attributes: { id: { type: "id", label: "Citation" } },
  refersTo: "reference",
  noSpaceBefore: true,
  cmsLabel: "Citation",
  otherNames: "reference, source",
  element: "cite-ref",
  createRenderer: () => {
    const numbers = new Map<string, number>();
    return ({ id = "" }) => {
      const isFirst = !numbers.has(id);
      if (isFirst) numbers.set(id, numbers.size + 1);
      const number = String(numbers.get(id));
      return { properties: { reference: id, number, ...(isFirst ? { first: "first" } : {}) }, text: `[${number}]` };
    };
  },
  toMarkdown: ({ id = "" }) => `[^${id}]`,
  toFeed: ({ reference = "", number = "" }, { pageUrl }) => [element("sup", link(`${pageUrl}#ref-${reference}`, `[${number}]`))],
};
