import type { Element, Root } from "hast";

export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

type HastNode = Root | Element | Root["children"][number];

/** The `h2` headings of a body's HTML tree, in order. */
export function tableOfContents(tree: HastNode): ContentsEntry[] {
  if (tree.type === "element" && tree.tagName === "h2") return [{ id: String(tree.properties?.["id"] ?? ""), text: textOf(tree) }];
  return "children" in tree ? tree.children.flatMap((child) => tableOfContents(child)) : [];
}

function textOf(node: HastNode): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
}
