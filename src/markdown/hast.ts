import type { Element, Text } from "hast";

/** An HTML element of a syntax tree; plain strings become text nodes. */
export function element(tagName: string, ...children: readonly (Element["children"][number] | string)[]): Element {
  return {
    type: "element",
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === "string" ? textNode(child) : child)),
  };
}

export function link(href: string, label: string, rel?: string): Element {
  return { ...element("a", label), properties: { href, ...(rel ? { rel } : {}) } };
}

/** A text node, of Markdown's syntax tree as well as of HTML's. */
export const textNode = (value: string): Text => ({ type: "text", value });
