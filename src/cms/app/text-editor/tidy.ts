/** A node of the tree from which Markdown is written. */
export interface TreeNode {
  readonly type: string;
  readonly url?: string;
  value?: string;
  align?: (string | null)[];
  children?: TreeNode[];
}

/** Removes what Markdown cannot hold or does not mean: alignment to the left, empty blocks, spaces at their edges, ends within links. */
export function tidy(node: TreeNode): void {
  if (node.align) node.align = node.align.map((align) => (align === "left" ? null : align));
  if (!node.children) return;
  if (node.type === "heading") for (const child of node.children) if (child.value) child.value = child.value.replace(/\s*\n\s*/g, " ");
  node.children.forEach(tidy);
  if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) trimEdges(node.children);
  node.children = joinLinks(node.children.filter((child) => !isEmpty(child)));
}

const isEmpty = ({ type, value, children = [] }: TreeNode) =>
  type === "text" ? value === "" : /^(?:paragraph|heading|listItem|list|blockquote)$/.test(type) && children.length === 0;

function trimEdges(children: readonly TreeNode[]): void {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === "text") first.value = first.value?.replace(/^[ \t]+/, "") ?? "";
  if (last?.type === "text") last.value = last.value?.replace(/[ \t]+$/, "") ?? "";
}

/** Makes one link of those beside each other that lead to the same page: Milkdown ends a link where bold or italic words begin. */
function joinLinks(nodes: readonly TreeNode[]): TreeNode[] {
  const joined: TreeNode[] = [];
  for (const node of nodes) {
    const isSpace = joined.at(-1)?.value?.trim() === "";
    const [before, space] = isSpace ? joined.slice(-2) : joined.slice(-1);
    const [first, second] = [before && liftLink(before), liftLink(node)];
    if (first && second && first.url === second.url) {
      const children = [first, ...(space ? [{ children: [space] }] : []), second].flatMap((part) => part.children ?? []);
      joined.splice(isSpace ? -2 : -1, 2, { ...first, children });
    } else joined.push(node);
  }
  return joined;
}

/** A link out of the bold or italic words that are only it, which are inside of it then; undefined for another node. */
function liftLink(node: TreeNode): TreeNode | undefined {
  if (node.type === "link") return node;
  const [only, ...others] = node.children ?? [];
  const link = only && others.length === 0 && /^(?:strong|emphasis|delete)$/.test(node.type) ? liftLink(only) : undefined;
  return link && { ...link, children: [{ ...node, children: link.children ?? [] }] };
}
