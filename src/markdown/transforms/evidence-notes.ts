import { visit } from "../visit";
import toString from "mdast-util-to-string";
import type { Blockquote } from "mdast";
import { evidenceLabels, type EvidenceLabel } from "../../site/evidence-labels";
import type { Transform } from "../transform";

/**
 * A quotation that begins `**Evidence: mixed.**` becomes an evidence note: a note that carries its label.
 */
export const evidenceNotes: Transform = (tree, report) => {
  visit(tree, "blockquote", (node: Blockquote) => {
    const opening = node.children[0];
    const strong = opening?.type === "paragraph" ? opening.children[0] : undefined;
    if (strong?.type !== "strong") return;
    const match = /^Evidence:\s*(.*?)\.?$/.exec(toString(strong));
    if (!match) return;
    const label = match[1] as EvidenceLabel;
    if (!evidenceLabels.includes(label)) {
      report(node, "evidence", `the evidence label '${label}' is unknown`, `known are ${evidenceLabels.join(", ")}`);
      return;
    }
    node.data = {
      ...node.data,
      hName: "div",
      hProperties: { role: "note", className: ["evidence", `evidence-${label}`] },
    };
  });
};
