import type { Element, Root } from "hast";
import toString from "mdast-util-to-string";

interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

type HastNode = Root | Element | Root["children"][number];

/** The `h2` headings of a body's HTML tree, in order. */
export function tableOfContents(tree: HastNode): ContentsEntry[] {
  if (tree.type === "element" && tree.tagName === "h2")
    return [{ id: String(tree.properties?.["id"] ?? ""), text: toString(tree as never) }];
  return "children" in tree ? tree.children.flatMap((child) => tableOfContents(child)) : [];
}
