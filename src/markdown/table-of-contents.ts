import type { Element, Root } from "hast";
import { directives } from "./directives/index";

interface ContentsEntry {
  readonly id: string;
  readonly text: string;
  /** Whether it is a product of the section before it. */
  readonly isProduct?: boolean;
}

type HastNode = Root | Element | Root["children"][number];

/** The `h2` headings of a body's HTML tree and the `h3` headings of its products, in order. */
export function tableOfContents(tree: HastNode, isProduct = false): ContentsEntry[] {
  if (tree.type === "element" && tree.tagName === (isProduct ? "h3" : "h2"))
    return [{ id: String(tree.properties?.["id"] ?? ""), text: headingText(tree).trim(), ...(isProduct && { isProduct }) }];
  if (!("children" in tree)) return [];
  const isProductElement = tree.type === "element" && [tree.properties?.["className"]].flat().includes("product");
  return tree.children.flatMap((child) => tableOfContents(child, isProduct || isProductElement));
}

/** The words of a heading, without the numbers of citations. */
function headingText(node: HastNode): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && isDirectiveElement(node))) return "";
  return node.children.map((child) => headingText(child)).join("");
}

const isDirectiveElement = ({ tagName }: Element): boolean => directives.some(({ element }) => element === tagName);
