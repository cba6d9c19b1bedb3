/** A node of the tree from which Markdown is written. */
export interface TreeNode {
  readonly type: string;
  value?: string;
  align?: (string | null)[];
  children?: TreeNode[];
}

/** Removes what Markdown cannot hold or does not mean: alignment to the left, empty paragraphs, spaces at their edges. */
export function tidy(node: TreeNode): void {
  if (node.align) node.align = node.align.map((align) => (align === "left" ? null : align));
  if (!node.children) return;
  node.children.forEach(tidy);
  if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) trimEdges(node.children);
  const isEmpty = ({ type, value, children }: TreeNode) =>
    (type === "paragraph" && (children ?? []).length === 0) || (type === "text" && value === "");
  const filled = node.children.filter((child) => !isEmpty(child));
  if (filled.length > 0 || node.type === "paragraph") node.children = filled;
}

function trimEdges(children: readonly TreeNode[]): void {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === "text") first.value = first.value?.replace(/^[ \t]+/, "") ?? "";
  if (last?.type === "text") last.value = last.value?.replace(/[ \t]+$/, "") ?? "";
}
