import type { Node } from "unist";
import { visit } from "../visit";
import { isDirective, unknownAttributes, type Directive } from "../directives/directive";
import type { Transform } from "../transform";

const example = ":claim{id=brain-follows-beat}";

/**
 * Marks the sentence before it with the claim that it makes, a text directive: `:claim{id=brain-follows-beat}` with an
 * id of the ledger. Becomes `<claim-mark claim>`, drawn as the claim's evidence label.
 */
export const claimMarks: Transform = (tree, report) => {
  visit(tree, isClaim, (node: Directive) => {
    const id = node.attributes?.["id"] ?? "";
    if (node.type !== "textDirective")
      report(node, "claim", "a claim's mark must stand after a sentence", `write ${example} with one colon, after the full stop`);
    for (const key of unknownAttributes(node, ["id"])) report(node, "claim", `:claim has an unknown key '${key}'`, "known is id");
    if (id === "") report(node, "claim", ":claim has no id", `write ${example}`);
    if (node.type === "textDirective" && node.children.length > 0)
      report(node, "claim", ":claim has a text of its own", `write ${example}`);
    node.children = [];
    node.data = { hName: "claim-mark", hProperties: { claim: id } };
  });
};

function isClaim(node: Node): node is Directive {
  return isDirective(node) && node.name === "claim";
}

/** Ids of the claims that a Markdown text marks, each once. Read from the text, as citations are. */
export function markedClaims(markdown: string): string[] {
  return [
    ...new Set(
      Array.from(markdown.matchAll(/:claim\{(?:[^}\n]*?\s)?(?:id=["']?|#)([a-z0-9-]+)["']?[^}\n]*\}/g), (match) => match[1] ?? ""),
    ),
  ];
}
