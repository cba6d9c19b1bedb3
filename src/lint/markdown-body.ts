import type { Blockquote, Definition, Heading, Image, Link, LinkReference, Root, Table } from "mdast";
import type { Node, Parent } from "unist";
import { isDirective } from "../markdown/directives/directive";
import { visit } from "../markdown/visit";

/** A place in a file, both numbers from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A piece of text that a reader sees. A row is its cells once more, side by side. */
export interface BodyText extends Place {
  readonly kind: "paragraph" | "heading" | "cell" | "row" | "label";
  readonly text: string;
}

export interface BodyLink extends Place {
  readonly url: string;
  readonly text: string;
}

export interface BodyButton extends Place {
  readonly label: string;
  readonly blinking: boolean;
}

/** A sentence that is marked with the claim which it makes. */
export interface ClaimMark extends Place {
  readonly id: string;
  /** Where the paragraph, heading or cell begins that the sentence stands in. */
  readonly block: Place;
  /** The text of that block before the mark. Its last sentence is the one that is marked. */
  readonly before: string;
}

/** What rules want to know of a Markdown body. Kept in place of its tree, which takes fifty times the memory. */
export interface Body {
  readonly texts: readonly BodyText[];
  /** Links in the text, those by reference with the address of their definition. */
  readonly links: readonly BodyLink[];
  /** Addresses as they are written: of links, and of definitions once each. */
  readonly addresses: readonly (Place & { readonly url: string })[];
  readonly buttons: readonly BodyButton[];
  readonly citations: readonly (Place & { readonly id: string })[];
  readonly claimMarks: readonly ClaimMark[];
  readonly pictures: readonly (Place & { readonly url: string })[];
  /** Number of `##` headings. */
  readonly sections: number;
  readonly evidenceNotes: number;
}

const textKinds: Readonly<Record<string, BodyText["kind"]>> = {
  paragraph: "paragraph",
  heading: "heading",
  tableCell: "cell",
};

/**
 * Gathers what rules want to know of a body, in one walk.
 *
 * @param tree as it was parsed, before any transform
 * @param bodyOffset lines of the file before the body
 */
export function readBody(tree: Root, bodyOffset: number): Body {
  const texts: BodyText[] = [];
  const links: (BodyLink | (Place & { readonly identifier: string; readonly text: string }))[] = [];
  const addresses: (Place & { url: string })[] = [];
  const definitions = new Map<string, string>();
  const buttons: BodyButton[] = [];
  const citations: (Place & { id: string })[] = [];
  const blocks: { node: Node; place: Place }[] = [];
  let isMarked = false;
  const pictures: (Place & { url: string })[] = [];
  let sections = 0;
  let evidenceNotes = 0;
  const every = (node: Node): node is Node => node !== undefined;

  visit(tree, every, (node) => {
    // Two nodes of three, and nothing to be known of them.
    if (node.type === "text") return;
    const place = placeOf(node, bodyOffset);
    const kind = textKinds[node.type];
    const text = kind ? tidy(shownText(node)) : "";
    if (kind && text !== "") texts.push({ line: place.line, column: place.column, kind, text });
    if (kind) blocks.push({ node, place });
    if (node.type === "table") texts.push(...rowsOf(node as Table, bodyOffset));
    if (node.type === "heading" && (node as Heading).depth === 2) sections += 1;
    if (node.type === "blockquote" && isEvidenceNote(node as Blockquote)) evidenceNotes += 1;
    if (node.type === "image") pictures.push({ ...place, url: (node as Image).url });
    if (node.type === "link") {
      const { url } = node as Link;
      links.push({ ...place, url, text: tidy(shownText(node)) });
      addresses.push({ ...place, url });
    }
    if (node.type === "linkReference")
      links.push({ ...place, identifier: (node as LinkReference).identifier, text: tidy(shownText(node)) });
    if (node.type === "definition") {
      const { identifier, url } = node as Definition;
      // Of two definitions of one name the first counts, as CommonMark has it.
      if (!definitions.has(identifier)) definitions.set(identifier, url);
      addresses.push({ ...place, url });
    }
    if (isDirective(node) && node.name === "cta") {
      const label = (node.attributes?.["label"] ?? "").trim();
      buttons.push({ ...place, label, blinking: node.attributes?.["blinking"] !== undefined });
      if (label !== "") texts.push({ ...place, kind: "label", text: tidy(label) });
    }
    if (!isDirective(node)) return;
    if (node.name === "claim") isMarked = true;
    const id = node.type === "textDirective" && node.name === "ref" ? node.attributes?.["id"] : undefined;
    if (id) citations.push({ ...place, id });
  });
  const claimMarks = isMarked ? blocks.flatMap(({ node, place }) => marksIn(node, place, bodyOffset)) : [];

  return {
    texts,
    links: links.map((link) => ("url" in link ? link : { ...link, url: definitions.get(link.identifier) ?? "" })),
    addresses,
    buttons,
    citations,
    claimMarks,
    pictures,
    sections,
    evidenceNotes,
  };
}

function placeOf({ position }: Node, bodyOffset: number): Place {
  return { line: (position?.start.line ?? 1) + bodyOffset, column: position?.start.column ?? 1 };
}

/** A table's rows, each with its cells side by side; figures get the unit that stands at the head of their column. */
function rowsOf({ children: [head, ...rows] }: Table, bodyOffset: number): BodyText[] {
  const inHertz = (head?.children ?? []).map((cell) => /\b(?:hz|hertz)\b/i.test(shownText(cell)));
  return rows.map((row) => {
    const cells = row.children.map((cell) => tidy(shownText(cell)));
    const text = cells.map((cell, column) => (inHertz[column] && /\d$/.test(cell) ? `${cell} Hz` : cell)).join(" | ");
    return { ...placeOf(row, bodyOffset), kind: "row", text };
  });
}

const untidy = /\u2011|[^\S ]|^ | {2}| $/;

/** Text as patterns expect it: single plain spaces, plain hyphens. */
export function tidy(text: string): string {
  if (!untidy.test(text)) return text;
  return text
    .replace(/\u2011/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Our directives, of which the text of a block shows nothing. */
const unseen: ReadonlySet<string> = new Set(["ref", "cta", "claim"]);

/** The text of a node, without citations and addresses; what only looks like a directive is what the author wrote. */
function shownText(node: Node): string {
  if (node.type === "break") return " ";
  if (isDirective(node)) {
    if (unseen.has(node.name)) return "";
    return `:${node.name}${node.children.map(shownText).join("")}`;
  }
  const { value, alt, children } = node as { value?: string; alt?: string } & Partial<Parent>;
  return value ?? alt ?? children?.map(shownText).join("") ?? "";
}

/** Claim marks of a block, each with the text that stands before it. */
function marksIn(block: Node, place: Place, bodyOffset: number): ClaimMark[] {
  const marks: ClaimMark[] = [];
  let before = "";
  const walk = (node: Node): void => {
    const id = isDirective(node) && node.name === "claim" ? node.attributes?.["id"] : undefined;
    if (id) marks.push({ id, before: tidy(before), ...placeOf(node, bodyOffset), block: place });
    const { children } = node as Partial<Parent>;
    if (children && !isDirective(node)) children.forEach(walk);
    else before += shownText(node);
  };
  walk(block);
  return marks;
}

/** Whether the quotation is drawn as a note: its label stands in bold. */
function isEvidenceNote({ children: [opening] }: Blockquote): boolean {
  const strong = opening?.type === "paragraph" ? opening.children[0] : undefined;
  return strong?.type === "strong" && shownText(strong).startsWith("Evidence:");
}
