import type { Node, Parent } from "unist";

/** What to visit: nodes of a type, of one of several, or those that pass a test. */
type Test<T extends Node> = string | readonly string[] | ((node: Node) => node is T);

/**
 * Visits a tree from the top, each node before its children. Our own, because unist-util-visit builds a function and a
 * list of ancestors for every node, which took a quarter of the content check.
 *
 * @param visitor may return the index at which to go on, after it changed its parent's children
 */
export function visit<T extends Node>(tree: Node, test: Test<T>, visitor: (node: T, index: number, parent: Parent) => number | void): void {
  const passes =
    typeof test === "function" ? test : (node: Node) => (typeof test === "string" ? node.type === test : test.includes(node.type));
  const walk = (node: Node, index: number, parent: Parent): number => {
    const next = passes(node) ? visitor(node as T, index, parent) : undefined;
    // A visitor may put other children in place of these while they are walked.
    const at = node as Partial<Parent>;
    for (let i = 0; at.children && i < at.children.length;) i = walk(at.children[i] as Node, i, node as Parent);
    return next ?? index + 1;
  };
  walk(tree, 0, { type: "none", children: [tree] });
}
