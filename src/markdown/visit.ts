import type { Node, Parent } from "unist";
import unistVisit from "unist-util-visit";

/** What to visit: nodes of a type, of one of several, or those that pass a test. */
type Test<T extends Node> = string | readonly string[] | ((node: Node) => node is T);

/**
 * unist-util-visit with the types that our transforms need: the visitor gets the node it asked for and its parent.
 *
 * @param visitor may return the index at which to go on, after it changed its parent's children
 */
export function visit<T extends Node>(tree: Node, test: Test<T>, visitor: (node: T, index: number, parent: Parent) => number | void): void {
  unistVisit(tree, test as string, visitor as never);
}
