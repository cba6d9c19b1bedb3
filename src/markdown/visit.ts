import type { Node, Parent } from "unist";

/** What to visit: nodes of a type, of one of several, or those that pass a test. */
type Test<T extends Node> = string | readonly string[] | ((node: Node) => node is T);

type Visitor<T extends Node> = (node: T, index: number, parent: Parent) => number | void;

/**
 * Walks a tree, parents before their children, and shows the visitor the nodes it asked for. As unist-util-visit does
 * it, without the closure and the name that it makes for every node: a body is walked by a dozen transforms, and the
 * walks were a third of the content check's time.
 *
 * @param visitor may change its parent's children and return the index at which to go on among them
 */
export function visit<T extends Node>(tree: Node, test: Test<T>, visitor: Visitor<T>): void {
  const wanted = predicateOf(test);
  // A root has neither index nor parent; who asks for it does not look at them.
  if (wanted(tree)) visitor(tree, 0, tree as Node as Parent);
  visitChildren(tree as Parent, wanted, visitor);
}

function predicateOf<T extends Node>(test: Test<T>): (node: Node) => node is T {
  if (typeof test === "function") return test;
  if (typeof test === "string") return (node): node is T => node.type === test;
  return (node): node is T => test.includes(node.type);
}

function visitChildren<T extends Node>(parent: Parent, wanted: (node: Node) => node is T, visitor: Visitor<T>): void {
  let index = 0;
  while (index < (parent.children?.length ?? 0)) {
    const node = parent.children[index] as Node;
    const next = wanted(node) ? visitor(node, index, parent) : undefined;
    visitChildren(node as Parent, wanted, visitor);
    index = typeof next === "number" ? next : index + 1;
  }
}
