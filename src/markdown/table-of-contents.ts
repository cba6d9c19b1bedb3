import type { Element, Root } from "hast";
import { directives } from "./directives/index";

interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

type HastNode = Root | Element | Root["children"][number];

/** The `h2` headings of a body's HTML tree, in order. */
export function tableOfContents(tree: HastNode): ContentsEntry[] {
  if (tree.type === "element" && tree.tagName === "h2")
    return [{ id: String(tree.properties?.["id"] ?? ""), text: headingText(tree).trim() }];
  return "children" in tree ? tree.children.flatMap((child) => tableOfContents(child)) : [];
}

/** The words of a heading, without the numbers of citations. */
function headingText(node: HastNode): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && isDirectiveElement(node))) return "";
  return node.children.map((child) => headingText(child)).join("");
}

const isDirectiveElement = ({ tagName }: Element): boolean => directives.some(({ element }) => element === tagName);
