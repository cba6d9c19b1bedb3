import type { Element, Root } from "hast";
import { link, textNode } from "../../markdown/hast";
import { escapeRegExp } from "../../site/escape-reg-exp";

export type Nodes = Root | Root["children"][number] | Element["children"][number];

/** Whether a text has a button of its own, beside which the disclosure is. */
export function hasButton(node: Nodes): boolean {
  return (node.type === "element" && node.tagName === "cta-button") || ("children" in node && node.children.some(hasButton));
}

/** The text before the first mention of a name as a word of its own, and the text behind it; undefined without one. */
export function splitAtName(text: string, name: string): readonly [before: string, after: string] | undefined {
  const { index = -1 } = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, "u").exec(text) ?? {};
  return index < 0 ? undefined : [text.slice(0, index), text.slice(index + name.length)];
}

/** A copy of a tree in which sounds that follow each other are in one panel. */
export function groupSounds(node: Nodes): Nodes {
  if (!("children" in node)) return node;
  const isSound = (node: Nodes | undefined) => node?.type === "element" && node.tagName === "sound-figure";
  const isSpace = (node: Nodes) => node.type === "text" && node.value.trim() === "";
  const grouped: Nodes[] = [];
  for (const child of node.children.map(groupSounds)) {
    const last = grouped.findLast((each) => !isSpace(each));
    if (!isSound(child)) grouped.push(child);
    else if (last?.type === "element" && last.tagName === "sound-panel") last.children.push(child as Element);
    else if (isSound(last)) {
      const children = [last as Element, child as Element];
      grouped[grouped.lastIndexOf(last as Nodes)] = { type: "element", tagName: "sound-panel", properties: {}, children };
    } else grouped.push(child);
  }
  return { ...node, children: grouped } as Nodes;
}

/** What is no place for a link that the author has not written. */
const withoutLinks = /^(?:a|h[1-6]|figure|.+-.+)$/;

/** A copy of a tree in which the first mention of a name in a text is a link, unless it is in one. */
export function linkFirst(tree: Nodes, name: string, href: string): Nodes {
  let isDone = false;
  const copy = (node: Nodes): Nodes[] => {
    if (isDone) return [node];
    if (node.type === "text") {
      const parts = splitAtName(node.value, name);
      isDone = parts !== undefined;
      return parts ? [textNode(parts[0]), link(href, name), textNode(parts[1])] : [node];
    }
    if (!("children" in node) || (node.type === "element" && withoutLinks.test(node.tagName))) return [node];
    return [{ ...node, children: node.children.flatMap(copy) } as Nodes];
  };
  return copy(tree)[0] ?? tree;
}
