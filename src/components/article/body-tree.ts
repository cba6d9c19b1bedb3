import type { Element, Root } from "hast";

/** A name whose first mention in a text becomes a link. */
export interface FirstLink {
  readonly name: string;
  readonly href: string;
}

export type Nodes = Root | Root["children"][number] | Element["children"][number];

// gatsby-transformer-remark returns an older tree format with list properties, which React expects as text.
export function toReactTree(node: Nodes): Nodes {
  if (!("children" in node)) return node;
  const children = groupSounds(node.children.map((child: Nodes) => toReactTree(child))) as never;
  if (node.type !== "element") return { ...node, children };
  const properties = Object.fromEntries(
    Object.entries(node.properties ?? {}).map(([key, value]) => [
      key,
      Array.isArray(value) && key !== "className" ? value.join(key === "srcSet" ? ", " : " ") : value,
    ]),
  );
  return { ...node, properties, children };
}

/** Whether a text has a button of its own, beside which the disclosure is. */
export function hasButton(node: Nodes): boolean {
  return (node.type === "element" && node.tagName === "cta-button") || ("children" in node && node.children.some(hasButton));
}

/** Puts sounds that follow each other into one panel. */
function groupSounds(nodes: readonly Nodes[]): Nodes[] {
  const isSound = (node: Nodes | undefined) => node?.type === "element" && node.tagName === "sound-figure";
  const isSpace = (node: Nodes) => node.type === "text" && node.value.trim() === "";
  const grouped: Nodes[] = [];
  for (const node of nodes) {
    const last = grouped.findLast((each) => !isSpace(each));
    if (!isSound(node)) grouped.push(node);
    else if (last?.type === "element" && last.tagName === "sound-panel") last.children.push(node as Element);
    else if (isSound(last))
      grouped[grouped.lastIndexOf(last as Nodes)] = {
        type: "element",
        tagName: "sound-panel",
        properties: {},
        children: [last as Element, node as Element],
      };
    else grouped.push(node);
  }
  return grouped;
}

/** What is no place for a link that the author has not written. */
const withoutLinks = /^(?:a|h[1-6]|figure|.+-.+)$/;

/** A copy of a tree in which the first mention of a name in a text is a link, unless it is in one. */
export function linkFirst(tree: Nodes, { name, href }: FirstLink): Nodes {
  let isDone = false;
  const copy = (node: Nodes): Nodes[] => {
    if (isDone) return [node];
    if (node.type === "text") {
      const start = node.value.indexOf(name);
      if (start < 0) return [node];
      isDone = true;
      const text = (value: string) => ({ type: "text" as const, value });
      const link: Element = { type: "element", tagName: "a", properties: { href }, children: [text(name)] };
      return [text(node.value.slice(0, start)), link, text(node.value.slice(start + name.length))];
    }
    if (!("children" in node) || (node.type === "element" && withoutLinks.test(node.tagName))) return [node];
    return [{ ...node, children: node.children.flatMap(copy) } as Nodes];
  };
  return copy(tree)[0] ?? tree;
}
