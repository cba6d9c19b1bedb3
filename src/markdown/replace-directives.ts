import type { Node } from "unist";
import { isDirective } from "./directives/directive";
import { parseMarkdown } from "./parser";
import { citation } from "./transforms/citations";
import { visit } from "./visit";

export interface Replacements {
  /** Takes the place of a button, on a line of its own. */
  readonly button: (label: string) => string;
  /** Takes the place of a citation within a sentence. */
  readonly citation: (id: string) => string;
}

/**
 * Writes Markdown without our directives, and leaves every other character as it is. It reads the text and parses the
 * lines of buttons alone: the content check has seen to it that nothing else looks like one of ours.
 */
export function replaceDirectives(markdown: string, replacements: Replacements): string {
  return markdown
    .replace(/^([ \t>]*)(::cta\{.*\})[ \t]*$/gm, (line, indent: string, directive: string) => {
      const label = labelOf(directive);
      return label === undefined ? line : indent + replacements.button(label);
    })
    .replace(citation, (_, id: string) => replacements.citation(id));
}

/** Labels by their directives: many articles share theirs, and a parser is slow beside a look-up. */
const labels = new Map<string, string | undefined>();

function labelOf(directive: string): string | undefined {
  if (labels.has(directive)) return labels.get(directive);
  let label: string | undefined;
  visit(parseMarkdown(directive), isDirective, (node: Node) => {
    if (isDirective(node)) label = node.attributes?.["label"]?.trim();
  });
  labels.set(directive, label);
  return label;
}
