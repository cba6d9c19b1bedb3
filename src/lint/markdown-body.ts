import type { Definition, Link, LinkReference, Root } from "mdast";
import type { Node, Parent } from "unist";
import visit from "unist-util-visit";
import type { Position } from "../content-model/diagnostic";
import type { Attributes } from "../markdown/directives/definition";
import { findDirective } from "../markdown/directives/index";
import { isDirective, type DirectiveNode } from "../markdown/directives/node";
import { plainText } from "../markdown/plain-text";
import { splitSentences, normalizeSpaces } from "./text";

/** A text that readers see. A `label` is of a leaf directive. */
export interface BodyText extends Position {
  readonly kind: "paragraph" | "heading" | "cell" | "label";
  readonly text: string;
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

/** Kinds of the nodes that are a text of their own. */
const textKinds: Readonly<Record<string, BodyText["kind"]>> = { paragraph: "paragraph", heading: "heading", tableCell: "cell" };

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/**
 * Collects what rules need of a body.
 *
 * @param tree the parsed body, before transforms
 * @param file its file's path for messages
 * @param bodyOffset number of lines in the file before the body
 */
export function readMarkdownBody(tree: Root, file: string, bodyOffset: number): Body {
  const body: Writable<Body> = { texts: [], links: [], ids: [], directives: [], pictures: [] };
  const positionOf = ({ position }: Node): Position => ({
    file,
    line: (position?.start.line ?? 1) + bodyOffset,
    column: position?.start.column ?? 1,
  });
  const definedUrls = new Map<string, string>();
  visit<Definition>(tree, "definition", ({ identifier, url }) => {
    // CommonMark: the first of two definitions counts.
    if (!definedUrls.has(identifier)) definedUrls.set(identifier, url);
  });
  /** Of the directives in texts: their block and their sentence. */
  const inTexts = new Map<Node, Pick<DirectiveUse, "block" | "sentence">>();
  visit<Node>(tree, isNoText, (node) => {
    const position = positionOf(node);
    const { url = "" } = node as Partial<Link>;
    const kind = textKinds[node.type];
    const text = kind || /^link/.test(node.type) ? normalizeSpaces(plainText(node)) : "";
    if (kind && text !== "") body.texts.push({ ...position, kind, text });
    if (kind) for (const [directive, sentence] of directivesOf(node)) inTexts.set(directive, { block: position, sentence });
    if (isDirective(node)) readDirective(node, { ...position, block: position, sentence: 0, ...inTexts.get(node) }, body);
    if (node.type === "image") body.pictures.push({ ...position, url });
    if (node.type === "link") body.links.push({ ...position, url, text });
    if (node.type === "linkReference")
      body.links.push({ ...position, url: definedUrls.get((node as LinkReference).identifier) ?? "", text });
  });
  return body;
}

function readDirective(
  { name, attributes = {} }: DirectiveNode,
  position: Position & Pick<DirectiveUse, "block" | "sentence">,
  { texts, directives }: Writable<Body>,
): void {
  const definition = findDirective(name);
  if (!definition) return;
  directives.push({ ...position, name, attributes, id: attributes["id"] ?? "" });
  const { file, line, column } = position;
  const text = normalizeSpaces(definition.visibleText?.(attributes) ?? "");
  if (definition.kind === "leaf" && text !== "") texts.push({ file, line, column, kind: "label", text });
}

/** The directives of a block, each with the number of its sentence. */
function directivesOf(block: Node): [DirectiveNode, sentence: number][] {
  const found: [DirectiveNode, number][] = [];
  let before = "";
  const walk = (node: Node): void => {
    if (isDirective(node)) found.push([node, splitSentences(normalizeSpaces(before)).length - 1]);
    const { children } = node as Partial<Parent>;
    if (children && !isDirective(node)) children.forEach(walk);
    else before += plainText(node);
  };
  walk(block);
  return found;
}

/** Text nodes are two of three, and their parents' text includes theirs. */
const isNoText = (node: unknown): node is Node => (node as Node).type !== "text";
