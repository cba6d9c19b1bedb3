import type { Node, Parent } from "unist";
import type { Text } from "mdast";

/** A node of remark-directive: `:name`, `::name` or `:::name`, with `{attributes}`. */
export interface Directive extends Parent {
  type: "textDirective" | "leafDirective" | "containerDirective";
  name: string;
  attributes?: Record<string, string>;
  data?: { hName?: string; hProperties?: Record<string, unknown> };
}

export const directiveTypes = ["textDirective", "leafDirective", "containerDirective"] as const;

export function isDirective(node: Node): node is Directive {
  return (directiveTypes as readonly string[]).includes(node.type);
}

export const text = (value: string): Text => ({ type: "text", value });

/** Attribute keys of a directive that are not in the list of known ones. */
export function unknownAttributes(directive: Directive, known: readonly string[]): string[] {
  return Object.keys(directive.attributes ?? {}).filter((key) => !known.includes(key));
}
