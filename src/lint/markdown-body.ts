import type { Blockquote, Definition, HTML, Heading, Image, Link, LinkReference, Root, Table, TableRow } from "mdast";
import type { Node, Parent } from "unist";
import visit from "unist-util-visit";
import { figureTypes, type FigureType } from "../site/figures/figure-data";
import { findDirective } from "../markdown/directives/find-directive";
import { isDirective, type DirectiveNode } from "../markdown/directives/node";
import { readLintComment } from "../markdown/lint-comment";
import { plainText } from "../markdown/plain-text";
import { splitSentences, normalizeSpaces } from "./text";

/** A place in a file, both numbers from 1. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** A text that readers see. A `row` repeats the cells of a table row in one line; a `label` is of a leaf directive. */
export interface BodyText extends LineColumn {
  readonly kind: "paragraph" | "heading" | "cell" | "row" | "label";
  readonly text: string;
}

interface BodyLink extends LineColumn {
  readonly url: string;
  readonly text: string;
}

interface BodyButton extends LineColumn {
  readonly label: string;
  readonly blinking: boolean;
}

/** A citation, or the mark of a claim, in one of a block's sentences. */
export interface Mark extends LineColumn {
  readonly id: string;
  /** Place of the paragraph, heading or cell that contains it. */
  readonly block: LineColumn;
  /** Number of the block's sentence that it ends or is in, from 0. */
  readonly sentence: number;
}

/** A comment that allows findings in the block after it and, as the first thing in the body, in the front matter. */
interface BodyException extends LineColumn {
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
  readonly urls: readonly (LineColumn & { readonly url: string })[];
  /** Ids of headings and table captions in the HTML, for links to them; added after the transforms. */
  readonly ids: readonly string[];
  readonly buttons: readonly BodyButton[];
  readonly citations: readonly Mark[];
  readonly claimMarks: readonly Mark[];
  readonly figures: readonly (LineColumn & { readonly type: FigureType; readonly id: string })[];
  readonly pictures: readonly (LineColumn & { readonly url: string })[];
  /** Number of `##` headings. */
  readonly sections: number;
  readonly evidenceNotes: number;
  readonly exceptions: readonly BodyException[];
}

/** Kinds of the nodes that are a text of their own. */
const textKinds: Readonly<Record<string, BodyText["kind"]>> = { paragraph: "paragraph", heading: "heading", tableCell: "cell" };

/**
 * Collects what rules need of a body.
 *
 * @param tree the parsed body, before transforms
 * @param bodyOffset number of lines in the file before the body
 */
export function readBody(tree: Root, bodyOffset: number): Body {
  return new BodyReader(bodyOffset).read(tree);
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

class BodyReader {
  private readonly body: Writable<Body> = {
    texts: [],
    links: [],
    urls: [],
    ids: [],
    buttons: [],
    citations: [],
    claimMarks: [],
    figures: [],
    pictures: [],
    sections: 0,
    evidenceNotes: 0,
    exceptions: [],
  };
  /** URLs of link definitions by their identifier. */
  private readonly definedUrls = new Map<string, string>();
  private readonly references: { readonly identifier: string; readonly link: Writable<BodyLink> }[] = [];
  private readonly blocks: { readonly node: Node; readonly place: LineColumn }[] = [];

  constructor(private readonly bodyOffset: number) {}

  read(tree: Root): Body {
    visit<Node>(tree, isNoText, (node, index, parent) => {
      if (node.type === "html") this.readException(node as HTML, index, parent);
      const place = this.placeOf(node);
      if (isDirective(node)) this.readDirective(node, place);
      else this.readNode(node, place);
    });
    for (const { identifier, link } of this.references) link.url = this.definedUrls.get(identifier) ?? "";
    for (const { node, place } of this.blocks) this.readMarks(node, place);
    return this.body;
  }

  private readNode(node: Node, place: LineColumn): void {
    const { body } = this;
    const kind = textKinds[node.type];
    if (kind) {
      const text = normalizeSpaces(plainText(node));
      if (text !== "") body.texts.push({ ...place, kind, text });
      this.blocks.push({ node, place });
    }
    if (node.type === "table") body.texts.push(...this.rowsOf(node as Table));
    if (node.type === "heading" && (node as Heading).depth === 2) body.sections += 1;
    if (node.type === "blockquote" && this.isEvidenceNote(node as Blockquote)) body.evidenceNotes += 1;
    if (node.type === "image") body.pictures.push({ ...place, url: (node as Image).url });
    if (node.type === "link" || node.type === "linkReference") {
      const { url = "" } = node as Partial<Link>;
      const link = { ...place, url, text: normalizeSpaces(plainText(node)) };
      body.links.push(link);
      if (node.type === "link") body.urls.push({ ...place, url });
      else this.references.push({ identifier: (node as LinkReference).identifier, link });
    }
    if (node.type === "definition") {
      const { identifier, url } = node as Definition;
      // CommonMark: the first of two definitions counts.
      if (!this.definedUrls.has(identifier)) this.definedUrls.set(identifier, url);
      body.urls.push({ ...place, url });
    }
  }

  private readDirective({ name, attributes = {} }: DirectiveNode, place: LineColumn): void {
    const { body } = this;
    const definition = findDirective(name);
    if (!definition) return;
    const words = normalizeSpaces(definition.visibleText?.(attributes) ?? "");
    if (definition.kind === "leaf" && words !== "") body.texts.push({ ...place, kind: "label", text: words });
    if (definition.isPaidLink) body.buttons.push({ ...place, label: words, blinking: attributes["blinking"] !== undefined });
    const { id } = attributes;
    const type = figureTypes.find((figureType) => figureType === definition.refersTo);
    if (type && id) body.figures.push({ ...place, type, id });
    if (definition.refersTo === "reference" && definition.kind === "leaf" && id)
      body.citations.push({ ...place, id, block: place, sentence: 0 });
  }

  private readException(node: HTML, index: number, parent: Parent | undefined): void {
    const [, rule, reason] = readLintComment(node.value) ?? [];
    if (rule === undefined || reason === undefined) return;
    const place = this.placeOf(node);
    const isFirst = index === 0 && parent?.type === "root";
    const lastLine = (parent?.children[index + 1] ?? node).position?.end.line ?? 1;
    this.body.exceptions.push({ ...place, rule, reason, firstLine: isFirst ? 1 : place.line, lastLine: lastLine + this.bodyOffset });
  }

  private placeOf({ position }: Node): LineColumn {
    return { line: (position?.start.line ?? 1) + this.bodyOffset, column: position?.start.column ?? 1 };
  }

  /** A table's rows, each with its cells in one line. */
  private rowsOf({ children: [, ...rows] }: Table): BodyText[] {
    const toText = (row: TableRow) => row.children.map((cell) => normalizeSpaces(plainText(cell))).join(" | ");
    return rows.map((row) => ({ ...this.placeOf(row), kind: "row", text: toText(row) }));
  }

  /** Reads the claim marks and citations of a block, with the text before them. */
  private readMarks(block: Node, place: LineColumn): void {
    const { claimMarks, citations } = this.body;
    let before = "";
    const walk = (node: Node): void => {
      const refersTo = isDirective(node) ? findDirective(node.name)?.refersTo : undefined;
      const id = refersTo && (node as DirectiveNode).attributes?.["id"];
      const marks = refersTo === "claim" ? claimMarks : refersTo === "reference" ? citations : undefined;
      if (id) marks?.push({ id, ...this.placeOf(node), block: place, sentence: splitSentences(normalizeSpaces(before)).length - 1 });
      const { children } = node as Partial<Parent>;
      if (children && !isDirective(node)) children.forEach(walk);
      else before += plainText(node);
    };
    walk(block);
  }

  /** Whether pages show the quotation as an evidence note: its label is bold. */
  private isEvidenceNote({ children: [opening] }: Blockquote): boolean {
    const strong = opening?.type === "paragraph" ? opening.children[0] : undefined;
    return strong?.type === "strong" && plainText(strong).startsWith("Evidence:");
  }
}

/** Text nodes are two of three, and their parents' text includes theirs. */
const isNoText = (node: unknown): node is Node => (node as Node).type !== "text";
