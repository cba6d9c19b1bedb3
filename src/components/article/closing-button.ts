import type { Element, Root } from "hast";

export interface ClosingButton {
  readonly label: string;
  readonly blinking: boolean;
}

/**
 * Takes the closing button out of a body, for the call-to-action box below it: two buttons would be in one view there.
 *
 * @param tree the transformed HTML tree of a body; it is not changed
 * @returns the body without the last button of its last section, and that button; the body's first button is left in place
 */
export function takeClosingButton(tree: Root): { readonly tree: Root; readonly closing?: ClosingButton } {
  const last = tree.children.findLastIndex((node) => node.type === "element" && node.tagName === "section");
  const section = tree.children[last] as Element | undefined;
  const at = section?.children.findLastIndex((node) => node.type === "element" && node.tagName === "cta-button") ?? -1;
  const button = section?.children[at] as Element | undefined;
  const properties = button?.properties ?? {};
  if (!section || !button || String(properties["order"]) === "1") return { tree };
  const { label, blinking } = properties;
  return {
    tree: { ...tree, children: tree.children.with(last, { ...section, children: section.children.toSpliced(at, 1) }) },
    closing: { label: String(label), blinking: blinking !== undefined },
  };
}
