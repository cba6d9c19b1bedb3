import type { Node } from "unist";
import { isDirective, type Directive } from "../directives/directive";
import { visit } from "../visit";
import type { Transform } from "../transform";

const ours = /::+\s*cta\b|:(?:cta|ref|claim)\s*\{/;

/** A button, citation or mark that the parser could not read, or that code holds, would be published as text: it is reported. */
export const unreadDirectives: Transform = (tree, report, source) => {
  visit(tree, ["text", "inlineCode", "code"], (node: Node & { value: string }) => {
    const found = ours.exec(node.value);
    if (found && (node.type === "text" || /ref|claim/.test(found[0])))
      report(
        node,
        "directive",
        `'${node.value.slice(found.index, found.index + 40)}' is not read as a button, a citation or a mark`,
        'a button stands alone on its line as ::cta{label="…"}, a citation is :ref{id=…}, a mark is :claim{id=…}',
      );
  });
  // The native parser ends an open quote at the brace.
  visit(tree, isDirective, (node: Directive) => {
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (ours.test(written) && (written.match(/"/g)?.length ?? 0) % 2 === 1)
      report(node, "directive", `'${written.slice(0, 40)}' opens a quote that does not close`, 'put both quotes: label="…"');
  });
};
