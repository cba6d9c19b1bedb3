import type { Element, Root } from "hast";
import { evidenceLabels } from "../../../site/evidence-labels";

type Content = string | Element;

const element = (tagName: string, properties: Element["properties"], ...children: Content[]): Element => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});
const row = (cell: string, ...texts: string[]) => element("tr", {}, ...texts.map((value) => element(cell, {}, value)));

/** A transformed Markdown body with every kind of element. */
export const sampleText: Root = {
  type: "root",
  children: [
    element(
      "p",
      {},
      "A paragraph with ",
      element("a", { href: "#table" }, "a link"),
      ", ",
      element("strong", {}, "bold"),
      " and ",
      element("em", {}, "slanted"),
      " words, and a citation.",
      element("cite-ref", { work: "oster-1973", number: "1", first: "first" }),
    ),
    element(
      "p",
      {},
      "A sentence that is marked with its claim. ",
      element("claim-mark", { claim: "mixed" }),
      " Another one, which the seller makes. ",
      element("claim-mark", { claim: "stated" }),
    ),
    element("ul", {}, element("li", {}, "A point"), element("li", {}, "Another point")),
    element("ol", {}, element("li", {}, "First this"), element("li", {}, "Then that")),
    element("blockquote", {}, element("p", {}, "A quotation.")),
    element(
      "section",
      { ariaLabelledBy: ["evidence"] },
      element("h2", { id: "evidence" }, "Evidence"),
      ...evidenceLabels.map((label) =>
        element(
          "div",
          { role: "note", className: ["evidence", `evidence-${label}`] },
          element("p", {}, element("strong", {}, `Evidence: ${label}.`), " What is known, in a sentence or two."),
        ),
      ),
    ),
    element(
      "section",
      { ariaLabelledBy: ["table"] },
      element("h2", { id: "table" }, "A table"),
      element("h3", {}, "A heading within a section"),
      element(
        "figure",
        { className: ["table"] },
        element("figcaption", { id: "table-1" }, "Eight weeks, in minutes"),
        element(
          "div",
          { role: "group", tabIndex: 0, ariaLabelledBy: ["table-1"] },
          element(
            "table",
            {},
            element("thead", {}, row("th", "Week", "Easy", "Brisk", "One walk", "Three walks", "Remark")),
            element(
              "tbody",
              {},
              row("td", "1", "10", "10", "20", "60", "A beginning"),
              row("td", "2", "10", "15", "25", "75", "A little more"),
            ),
          ),
        ),
      ),
      element("cta-button", { label: "Try the program now", size: "large" }),
    ),
  ],
};
