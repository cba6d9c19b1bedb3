import { $node, $remark } from "@milkdown/kit/utils";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import { directives } from "../../../markdown/directives/index";
import { toSource } from "../../../markdown/directives/node";

/** A directive in the tree that Milkdown reads and writes. */
interface DirectiveNode {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: Record<string, string>;
  readonly children?: readonly unknown[];
}

type Extensions = Record<string, unknown[] | undefined>;

/** Teaches Milkdown's parser our directives; everything else with a colon stays text. */
export const directiveSyntax = $remark("directives", () => {
  return function addDirectives(this: { data(): Extensions }) {
    const data = this.data();
    (data["micromarkExtensions"] ??= []).push(directive());
    (data["fromMarkdownExtensions"] ??= []).push(directiveFromMarkdown());
    return (tree: never, file: unknown) => restoreUnknown(tree, String(file));
  } as never;
});

/** A directive on a line of its own. */
export const leafDirective = $node("leaf_directive", () => nodeSpec("leafDirective", false));

/** A directive inside a sentence. */
export const textDirective = $node("text_directive", () => nodeSpec("textDirective", true));

function nodeSpec(type: string, isInline: boolean) {
  const tag = isInline ? "span" : "div";
  return {
    group: isInline ? "inline" : "block",
    inline: isInline,
    atom: true,
    selectable: true,
    draggable: true,
    isolating: true,
    marks: "",
    attrs: { name: { default: "" }, attributes: { default: "{}" } },
    parseDOM: [
      {
        tag: `${tag}[data-directive]`,
        getAttrs: (dom: HTMLElement) => ({ name: dom.dataset["directive"] ?? "", attributes: dom.dataset["attributes"] ?? "{}" }),
      },
    ],
    toDOM: (node: { readonly attrs: Record<string, unknown> }) =>
      [tag, { "data-directive": String(node.attrs["name"]), "data-attributes": String(node.attrs["attributes"]) }] as const,
    parseMarkdown: {
      match: (node: DirectiveNode) => node.type === type && directives.some(({ name }) => name === node.name),
      runner: (state: { addNode(type: unknown, attrs: object): unknown }, node: DirectiveNode, nodeType: unknown) => {
        state.addNode(nodeType, { name: node.name ?? "", attributes: JSON.stringify(node.attributes ?? {}) });
      },
    },
    toMarkdown: {
      match: (node: { readonly type: { readonly name: string } }) => node.type.name === (isInline ? "text_directive" : "leaf_directive"),
      runner: (
        state: { addNode(type: string, children: unknown, value: unknown, props: object): unknown },
        node: { readonly attrs: Record<string, unknown> },
      ) => {
        state.addNode(type, [], undefined, {
          name: node.attrs["name"],
          attributes: JSON.parse(String(node.attrs["attributes"])) as object,
        });
      },
    },
  } as never;
}

/** Unknown directives become the text they were written as, as on pages. */
function restoreUnknown(node: { type: string; children?: never[] }, source: string): void {
  if (!node.children) return;
  // The label of an unknown directive may have another one.
  const restored = (child: { type: string; name?: string }): unknown[] =>
    /^(?:text|leaf)Directive$/.test(child.type) && !directives.some(({ name }) => name === child.name)
      ? (toSource(child as never, source) as { type: string }[]).flatMap(restored)
      : [child];
  const merged: { type: string; value?: string }[] = [];
  for (const child of node.children.flatMap(restored) as { type: string; value?: string }[]) {
    const last = merged.at(-1);
    if (child.type === "text" && last?.type === "text") merged[merged.length - 1] = { ...last, value: `${last.value}${child.value}` };
    else merged.push(child);
  }
  for (const child of merged) restoreUnknown(child as never, source);
  node.children = merged as never;
}
