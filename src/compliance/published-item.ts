import type { Element } from "domhandler";

/** A paragraph, cell, heading or similar block of text, in reading order. */
export interface TextBlock {
  readonly text: string;
  /** Position in reading order, counted together with links. */
  readonly at: number;
  /** The element that contains it. */
  readonly element: Element;
  readonly inMain: boolean;
  /** Whether it is in a list of references. */
  readonly inReferences: boolean;
}

/** A link that leads to the seller or is marked as sponsored. */
export interface TextLink {
  readonly href: string;
  /** Tokens of its `rel`. */
  readonly rel: readonly string[];
  readonly target: string | undefined;
  /** Text for a screen reader, with alternative texts. */
  readonly text: string;
  /** Position in reading order, counted together with blocks. */
  readonly at: number;
  /** Words of `<main>` before it. */
  readonly wordsBefore: number;
  readonly element: Element;
  readonly inMain: boolean;
  /** Whether it is in a list of references. */
  readonly inReferences: boolean;
  readonly hasPicture: boolean;
  /** From its data attributes, when placements are on. */
  readonly placement: { readonly slot: string; readonly label: string; readonly variant: string } | undefined;
}

/** The text of an item, and the parts of its markup that rules look at. */
export interface PublishedText {
  readonly blocks: readonly TextBlock[];
  /** Only links that lead to the seller or are marked as sponsored. */
  readonly links: readonly TextLink[];
  /** Titles, descriptions, alternative texts and labels, each with where it is. */
  readonly labels: readonly { readonly where: string; readonly text: string }[];
  readonly testimonials: readonly { readonly quotation: string; readonly caption: string }[];
  /** Elements that no published file may contain: scripts, timers, forced reloads, moving text. */
  readonly forbidden: readonly string[];
}

export type PublishedKind = "page" | "feed item" | "Markdown export";

/** What a reader takes as one text: a page, an item of a feed, or a Markdown export. */
export interface PublishedItem extends PublishedText {
  readonly kind: PublishedKind;
  /** Path below the published folder. */
  readonly file: string;
  /** URL path of the page; of a feed item or export, of the page that it repeats. */
  readonly path: string;
  /** The page's inline CSS; empty where there is none. */
  readonly css: string;
  /** JSON-LD. */
  readonly data: readonly unknown[];
}

/** Whether a URL path is that of an article: `/blog/` and one segment, which is not the archive. */
export function isArticle(path: string): boolean {
  const [first, second, third] = path.split("/").filter(Boolean);
  return first === "blog" && second !== undefined && second !== "all" && third === undefined;
}
