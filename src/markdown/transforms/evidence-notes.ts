import type { Blockquote } from "mdast";
import visit from "unist-util-visit";
import { evidenceLabels, noteTexts } from "../../site/evidence-labels";
import { plainText } from "../plain-text";
import type { Transform } from "./transform";

/** Turns a quotation that begins `**Evidence: mixed.**` into an evidence note with that label. */
export const evidenceNotes: Transform = (tree, report) => {
  visit<Blockquote>(tree, "blockquote", (node) => {
    const opening = node.children[0];
    const strong = opening?.type === "paragraph" ? opening.children[0] : undefined;
    if (strong?.type !== "strong") return;
    const match = /^Evidence:\s*(.*?)\.?$/.exec(plainText(strong));
    if (!match) return;
    const words = match[1] ?? "";
    const label = evidenceLabels.find((key) => noteTexts[key] === words);
    if (!label) {
      report(node, "evidence", `the evidence label '${words}' is unknown`, `use one of ${Object.values(noteTexts).join(", ")}`);
      return;
    }
    node.data = { ...node.data, hName: "div", hProperties: { role: "note", className: ["evidence", `evidence-${label}`] } };
  });
};
