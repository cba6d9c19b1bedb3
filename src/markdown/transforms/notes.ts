import type { Blockquote } from "mdast";
import visit from "unist-util-visit";
import { evidenceLabels, labels } from "../../site/evidence-labels";
import { plainText } from "../plain-text";
import type { Transform } from "./transform";

/**
 * Turns a quotation that begins `**Evidence: mixed.**` into an evidence note with that label, and one that begins
 * `**Do this tonight.**` (or today, now, tomorrow, this week) into a panel.
 */
export const notes: Transform = (tree, report) => {
  visit<Blockquote>(tree, "blockquote", (node) => {
    const opening = node.children[0];
    const strong = opening?.type === "paragraph" ? opening.children[0] : undefined;
    if (strong?.type !== "strong") return;
    const words = plainText(strong);
    const toNote = (...className: string[]) => {
      node.data = { ...node.data, hName: "div", hProperties: { role: "note", className } };
    };
    if (/^Do this (?:tonight|today|now|tomorrow|this week)\.$/.test(words)) toNote("panel");
    const evidence = /^Evidence\s*(?:[:–—]|-(?!\w))\s*(.*?)\.?$/i.exec(words)?.[1];
    if (evidence === undefined) return;
    const label = evidenceLabels.find((key) => labels[key].editorWords === evidence);
    const known = evidenceLabels.map((key) => `'${labels[key].editorWords}'`).join(", ");
    if (label) toNote("evidence", `evidence-${label}`);
    else report(node, "evidence", `the evidence label '${evidence}' is unknown`, `use one of ${known}`);
  });
};
