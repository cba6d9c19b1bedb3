import type { Element } from "domhandler";

/** A paragraph, cell, heading or the like of a published text, in reading order. */
export interface TextBlock {
  readonly text: string;
  /** Its place in the reading order, together with links. */
  readonly at: number;
  /** The element that holds it. */
  readonly element: Element;
  readonly inMain: boolean;
  /** Whether it stands in a list of references. */
  readonly inReferences: boolean;
}

/** A link of a published text that leads to the seller, or says that it is paid. */
export interface TextLink {
  readonly href: string;
  /** Words of its `rel`. */
  readonly rel: readonly string[];
  readonly target: string | undefined;
  /** What a reader hears: with alternative texts. */
  readonly text: string;
  /** Its place in the reading order, together with blocks. */
  readonly at: number;
  /** Words of the main part before it. */
  readonly wordsBefore: number;
  readonly element: Element;
  readonly inMain: boolean;
  /** Whether it stands in a list of references. */
  readonly inReferences: boolean;
  readonly holdsPicture: boolean;
  /** How the page says where the link stands, when placements are told apart. */
  readonly placement: { readonly slot: string; readonly label: string; readonly variant: string } | undefined;
}

/** A reader's words as the page shows them, and what a rule wants to know of their markup. */
export interface PublishedText {
  readonly blocks: readonly TextBlock[];
  /** Links that lead to the seller or say that they are paid. Others cost time and nobody asks for them. */
  readonly links: readonly TextLink[];
  /** Titles, descriptions, alternative texts and labels: what is read elsewhere than in the text. */
  readonly aside: readonly { readonly what: string; readonly text: string }[];
  readonly testimonials: readonly { readonly quotation: string; readonly caption: string }[];
  /** Elements that nothing published may hold: scripts, timers, forced reloads, moving text. */
  readonly moving: readonly string[];
}

/** What kind of file it is, which decides what must stand in it. */
export type PublishedKind = "page" | "feed item" | "copy";

/** Something published that a reader takes as one text: a page, an item of a feed, a Markdown copy. */
export interface Publication extends PublishedText {
  readonly kind: PublishedKind;
  /** File below the published folder. */
  readonly file: string;
  /** Address of the page, or of the page that an item or a copy repeats. */
  readonly path: string;
  /** Content file that it was made from. */
  readonly source: string;
  /** The page's inline CSS; empty where there is none. */
  readonly css: string;
  /** Structured data. */
  readonly data: readonly unknown[];
}
