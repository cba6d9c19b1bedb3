import type { Definition, LinkReference, Root } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import type { Position } from "../content-model/diagnostic";
import type { Attributes } from "../markdown/directives/definition";
import { findDirective } from "../markdown/directives/index";
import { isDirective, type DirectiveNode } from "../markdown/directives/node";
import { plainText } from "../markdown/plain-text";
import { splitSentences, normalizeSpaces } from "./text";

/** A text that readers see. A `label` is of a leaf directive. */
export interface BodyText {
  readonly kind: "paragraph" | "heading" | "cell" | "label";
  readonly text: string;
  readonly at: Position;
}

/** A use of a directive that is defined. */
export interface DirectiveUse extends Position {
  readonly name: string;
  readonly attributes: Attributes;
  /** What its attribute `id` says; empty without one. */
  readonly id: string;
  /** Position of the paragraph, heading or cell that contains it; its own, if it is on a line of its own. */
  readonly block: Position;
  /** Number of the block's sentence that it ends or is in, from 0. */
  readonly sentence: number;
}

/** What rules need of a Markdown body. It replaces the tree, which takes fifty times the memory. */
export interface Body {
  readonly texts: readonly BodyText[];
  /** Links; those by reference have the URL of their definition. */
  readonly links: readonly (Position & { readonly url: string; readonly text: string })[];
  /** Ids of headings and table captions in the HTML, for links to them; added after the transforms. */
  readonly ids: readonly string[];
  readonly directives: readonly DirectiveUse[];
  readonly pictures: readonly (Position & { readonly url: string })[];
}

/** What a file without Markdown has. */
export const emptyBody: Body = { texts: [], links: [], ids: [], directives: [], pictures: [] };

/** Kinds of the nodes that are a text of their own. */
const textKinds: Readonly<Record<string, BodyText["kind"]>> = { paragraph: "paragraph", heading: "heading", tableCell: "cell" };

/**
 * Collects what rules need of a body.
 *
 * @param tree the parsed body, before transforms
 * @param file its file's path for messages
 * @param bodyOffset number of lines in the file before the body
 */
export function readMarkdownBody(tree: Root, file: string, bodyOffset: number): Omit<Body, "ids"> {
  const texts: BodyText[] = [];
  const links: Body["links"][number][] = [];
  const directives: DirectiveUse[] = [];
  const pictures: Body["pictures"][number][] = [];
  const definedUrls = new Map<string, string>();
  visit<Definition>(tree, "definition", ({ identifier, url }) => {
    // CommonMark: the first of two definitions counts.
    if (!definedUrls.has(identifier)) definedUrls.set(identifier, url);
  });
  /** @param block the paragraph, heading or cell that a node is in, with the text before the node */
  const read = (node: Node, block?: { readonly at: Position; before: string }): void => {
    const {
      children,
      position,
      identifier = "",
      url = definedUrls.get(identifier) ?? "",
    } = node as Partial<LinkReference & { url: string }>;
    const at = { file, line: (position?.start.line ?? 1) + bodyOffset, column: position?.start.column ?? 1 };
    const isLink = /^link/.test(node.type);
    const kind = textKinds[node.type];
    const text = kind || isLink ? normalizeSpaces(plainText(node)) : "";
    if (kind && text !== "") texts.push({ kind, text, at });
    if (isLink) links.push({ ...at, url, text });
    if (node.type === "image") pictures.push({ ...at, url });
    const definition = isDirective(node) ? findDirective(node.name) : undefined;
    if (definition) {
      const { name, attributes = {} } = node as DirectiveNode;
      const sentence = splitSentences(normalizeSpaces(block?.before ?? "")).length - 1;
      directives.push({ ...at, name, attributes, id: attributes["id"] ?? "", block: block?.at ?? at, sentence });
      const label = definition.kind === "leaf" ? normalizeSpaces(definition.visibleText?.(attributes) ?? "") : "";
      if (label !== "") texts.push({ kind: "label", text: label, at });
    }
    const inside = kind ? { at, before: "" } : block;
    for (const child of children ?? []) read(child, isDirective(node) ? undefined : inside);
    if (inside && (!children || isDirective(node))) inside.before += plainText(node);
  };
  read(tree);
  return { texts, links, directives, pictures };
}
