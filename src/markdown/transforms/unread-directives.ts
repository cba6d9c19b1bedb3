import type { Node } from "unist";
import { visit } from "../visit";
import type { Transform } from "../transform";

const ours = /::+\s*cta\b|:(?:cta|ref)\s*\{/;

/** A button or citation that the parser could not read, or that code holds, would be published as text: it is reported. */
export const unreadDirectives: Transform = (tree, report) => {
  visit(tree, ["text", "inlineCode", "code"], (node: Node & { value: string }) => {
    const found = ours.exec(node.value);
    if (found && (node.type === "text" || found[0].includes("ref")))
      report(
        node,
        "directive",
        `'${node.value.slice(found.index, found.index + 40)}' is not read as a button or a citation`,
        'a button stands alone on its line as ::cta{label="…"}, a citation is :ref{id=…}',
      );
  });
};
