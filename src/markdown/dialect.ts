import type { Link, Root, Text } from "mdast";
import type { Node, Parent } from "unist";
import visit from "unist-util-visit";
import { MAX_LEVELS } from "../site/limits";
import { textNode } from "./hast";

/**
 * Makes what a parser returns the one dialect of this site: CommonMark, GitHub's tables, task lists, `~~strikethrough~~` and
 * links without brackets, and directives. A single tilde is text, as in `3~5 kg`, and `www.` leads to https, or is text where
 * nothing follows. Changes the tree.
 *
 * @param source the text that the tree was parsed from
 * @throws a RangeError when nodes are nested more than {@link MAX_LEVELS} levels deep
 */
export function toDialect(tree: Root, source: string): Root {
  if (isDeeper(tree, MAX_LEVELS)) throw new RangeError("nested too deep");
  visit<Node>(tree, ["delete", "link"] as never, (node, index, parent) => {
    const [words] = (node as Parent).children as Text[];
    // The parser of the CMS gives no position to some links without brackets.
    const written = node.position ? source.slice(node.position.start.offset, node.position.end.offset) : (words?.value ?? "");
    const isLink = node.type === "link";
    if (isLink && /^www\./i.test(written)) (node as Link).url = (node as Link).url.replace(/^http:/i, "https:");
    else if (parent && (isLink ? /^www$/i.test(written) : !written.startsWith("~~"))) {
      const { children } = node as Parent;
      parent.children.splice(index, 1, ...(isLink ? children : [tilde(node, "start"), ...children, tilde(node, "end")]));
      joinTexts(parent);
      return Math.max(0, index - 1);
    }
    return undefined;
  });
  return tree;
}

const isDeeper = ({ children = [] }: Partial<Parent>, levels: number): boolean =>
  children.length > 0 && (levels === 0 || children.some((child) => isDeeper(child as Partial<Parent>, levels - 1)));

/** One of the two tildes of a node, with its position. */
function tilde({ position }: Node, side: "start" | "end"): Text {
  const place = position?.[side];
  if (!place) return textNode("~") as Text;
  const shift = side === "start" ? 1 : -1;
  const other = { ...place, column: place.column + shift, offset: (place.offset ?? 0) + shift };
  return { ...textNode("~"), position: side === "start" ? { start: place, end: other } : { start: other, end: place } } as Text;
}

/** Joins texts that are beside each other into one. */
function joinTexts(parent: Parent): void {
  parent.children = parent.children.reduce<Node[]>((joined, node) => {
    const before = joined.at(-1) as Text | undefined;
    if (node.type !== "text" || before?.type !== "text") return [...joined, node];
    before.value += (node as Text).value;
    if (before.position && node.position) before.position = { ...before.position, end: node.position.end };
    return joined;
  }, []);
}
