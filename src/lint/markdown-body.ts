import type { Blockquote, Definition, HTML, Heading, Link, LinkReference, Root, Table, TableRow } from "mdast";
import type { Node, Parent } from "unist";
import visit from "unist-util-visit";
import { figureTypes, type FigureType } from "../content-model/figures/figure-data";
import { splitWords } from "../content-model/figures/product-table";
import { findDirective } from "../markdown/directives/index";
import { isDirective, type DirectiveNode } from "../markdown/directives/node";
import { readLintComment } from "../markdown/lint-comment";
import { plainText } from "../markdown/plain-text";
import { splitSentences, normalizeSpaces } from "./text";

/** A place in a file, both numbers from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A text that readers see. A `row` repeats the cells of a table row in one line; a `label` is of a leaf directive. */
export interface BodyText extends TextPosition {
  readonly kind: "paragraph" | "heading" | "cell" | "row" | "label";
  readonly text: string;
}

interface BodyLink extends TextPosition {
  readonly url: string;
  readonly text: string;
}

interface BodyButton extends TextPosition {
  readonly label: string;
  readonly blinking: boolean;
}

/** A citation, or the mark of a claim, in one of a block's sentences. */
export interface Mark extends TextPosition {
  readonly id: string;
  /** Place of the paragraph, heading or cell that contains it. */
  readonly block: TextPosition;
  /** Number of the block's sentence that it ends or is in, from 0. */
  readonly sentence: number;
}

/** A comment that allows findings in the block after it and, as the first thing in the body, in the front matter. */
interface BodyException extends TextPosition {
  readonly rule: string;
  readonly reason: string;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** What rules need of a Markdown body. It replaces the tree, which takes fifty times the memory. */
export interface Body {
  readonly texts: readonly BodyText[];
  /** Links in the text; those by reference have the URL of their definition. */
  readonly links: readonly BodyLink[];
  /** URLs as they are written: of links, and of each definition once. */
  readonly urls: readonly (TextPosition & { readonly url: string })[];
  /** Ids of headings and table captions in the HTML, for links to them; added after the transforms. */
  readonly ids: readonly string[];
  readonly buttons: readonly BodyButton[];
  readonly citations: readonly Mark[];
  readonly claimMarks: readonly Mark[];
  readonly figures: readonly (TextPosition & { readonly type: FigureType; readonly id: string })[];
  /** Tables of products: the words of what they show, and of their columns. */
  readonly productTables: readonly (TextPosition & { readonly show: readonly string[]; readonly columns: readonly string[] })[];
  readonly pictures: readonly (TextPosition & { readonly url: string })[];
  /** Number of `##` headings. */
  readonly sections: number;
  readonly evidenceNotes: number;
  readonly exceptions: readonly BodyException[];
}

/** Kinds of the nodes that are a text of their own. */
const textKinds: Readonly<Record<string, BodyText["kind"]>> = { paragraph: "paragraph", heading: "heading", tableCell: "cell" };

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type PositionOf = (node: Node) => TextPosition;

/**
 * Collects what rules need of a body.
 *
 * @param tree the parsed body, before transforms
 * @param bodyOffset number of lines in the file before the body
 */
export function readMarkdownBody(tree: Root, bodyOffset: number): Body {
  const body: Writable<Body> = {
    texts: [],
    links: [],
    urls: [],
    ids: [],
    buttons: [],
    citations: [],
    claimMarks: [],
    figures: [],
    productTables: [],
    pictures: [],
    sections: 0,
    evidenceNotes: 0,
    exceptions: [],
  };
  const placeOf: PositionOf = ({ position }) => ({ line: (position?.start.line ?? 1) + bodyOffset, column: position?.start.column ?? 1 });
  const definedUrls = new Map<string, string>();
  visit<Definition>(tree, "definition", ({ identifier, url }) => {
    // CommonMark: the first of two definitions counts.
    if (!definedUrls.has(identifier)) definedUrls.set(identifier, url);
  });
  visit<Node>(tree, isNoText, (node, index, parent) => {
    const kind = textKinds[node.type];
    if (kind) readText(node, kind, placeOf, body);
    if (isDirective(node)) readDirective(node, placeOf(node), body);
    else if (node.type === "html") body.exceptions.push(...readException(node as HTML, index, parent, placeOf));
    else readNode(node, placeOf, definedUrls, body);
  });
  return body;
}

function readNode(node: Node, placeOf: PositionOf, definedUrls: ReadonlyMap<string, string>, body: Writable<Body>): void {
  const place = placeOf(node);
  const { url = "" } = node as Partial<Link>;
  switch (node.type) {
    case "heading":
      if ((node as Heading).depth === 2) body.sections += 1;
      break;
    case "blockquote":
      if (isEvidenceNote(node as Blockquote)) body.evidenceNotes += 1;
      break;
    case "table":
      body.texts.push(...rowsOf(node as Table, placeOf));
      break;
    case "image":
      body.pictures.push({ ...place, url });
      break;
    case "link":
      body.links.push({ ...place, url, text: normalizeSpaces(plainText(node)) });
      body.urls.push({ ...place, url });
      break;
    case "linkReference": {
      const defined = definedUrls.get((node as LinkReference).identifier) ?? "";
      body.links.push({ ...place, url: defined, text: normalizeSpaces(plainText(node)) });
      break;
    }
    case "definition":
      body.urls.push({ ...place, url });
      break;
  }
}

function readDirective({ name, attributes = {} }: DirectiveNode, place: TextPosition, body: Writable<Body>): void {
  const definition = findDirective(name);
  if (!definition) return;
  const words = normalizeSpaces(definition.visibleText?.(attributes) ?? "");
  if (definition.kind === "leaf" && words !== "") body.texts.push({ ...place, kind: "label", text: words });
  if (definition.isPaidLink) body.buttons.push({ ...place, label: words, blinking: attributes["blinking"] !== undefined });
  const type = figureTypes.find((figureType) => figureType === definition.refersTo);
  if (name === "products")
    body.productTables.push({ ...place, show: splitWords(attributes["show"] ?? ""), columns: splitWords(attributes["columns"] ?? "") });
  if (type && attributes["id"]) body.figures.push({ ...place, type, id: attributes["id"] });
}

/** A table's rows, each with its cells in one line. */
function rowsOf({ children: [, ...rows] }: Table, placeOf: PositionOf): BodyText[] {
  const toText = (row: TableRow) => row.children.map((cell) => normalizeSpaces(plainText(cell))).join(" | ");
  return rows.map((row) => ({ ...placeOf(row), kind: "row", text: toText(row) }));
}

/** Reads the text of a block, and its claim marks and citations with the text before them. */
function readText(block: Node, kind: BodyText["kind"], placeOf: PositionOf, body: Writable<Body>): void {
  const place = placeOf(block);
  const text = normalizeSpaces(plainText(block));
  if (text !== "") body.texts.push({ ...place, kind, text });
  let before = "";
  const walk = (node: Node): void => {
    const refersTo = isDirective(node) ? findDirective(node.name)?.refersTo : undefined;
    const id = refersTo && (node as DirectiveNode).attributes?.["id"];
    const marks = refersTo === "claim" ? body.claimMarks : refersTo === "reference" ? body.citations : undefined;
    if (id) marks?.push({ id, ...placeOf(node), block: place, sentence: splitSentences(normalizeSpaces(before)).length - 1 });
    const { children } = node as Partial<Parent>;
    if (children && !isDirective(node)) children.forEach(walk);
    else before += plainText(node);
  };
  walk(block);
}

function readException(node: HTML, index: number, parent: Parent | undefined, placeOf: PositionOf): BodyException[] {
  const [, rule, reason] = readLintComment(node.value) ?? [];
  if (rule === undefined || reason === undefined) return [];
  const place = placeOf(node);
  const { start, end } = (parent?.children[index + 1] ?? node).position ?? {};
  const lastLine = place.line + (end?.line ?? 1) - (node.position?.start.line ?? start?.line ?? 1);
  return [{ ...place, rule, reason, firstLine: index === 0 && parent?.type === "root" ? 1 : place.line, lastLine }];
}

/** Whether pages show the quotation as an evidence note: its label is bold. */
function isEvidenceNote({ children: [opening] }: Blockquote): boolean {
  const strong = opening?.type === "paragraph" ? opening.children[0] : undefined;
  return strong?.type === "strong" && plainText(strong).startsWith("Evidence:");
}

/** Text nodes are two of three, and their parents' text includes theirs. */
const isNoText = (node: unknown): node is Node => (node as Node).type !== "text";
