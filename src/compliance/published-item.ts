import type { Element } from "domhandler";
import type { Placement } from "../site/paid-links";

/** A paragraph, cell, heading or similar block of text, in reading order. */
export interface PublishedBlock {
  readonly text: string;
  /** Position in reading order; blocks and links are counted together. */
  readonly at: number;
  /** The element that contains it, or the link itself. */
  readonly element: Element;
  readonly inMain: boolean;
  /** Whether it is in a list of references. */
  readonly inReferences: boolean;
}

/** A link that leads to the seller or is marked as sponsored. Its text includes alternative texts. */
export interface PublishedLink extends PublishedBlock {
  readonly href: string;
  /** Tokens of its `rel`. */
  readonly rel: readonly string[];
  readonly target: string | undefined;
  /** Words of `<main>` before it. */
  readonly wordsBefore: number;
  readonly hasPicture: boolean;
  /** From its data attributes, when placements are on. */
  readonly placement: Omit<Placement, "page"> | undefined;
}

/** A short text, and where it is, such as `title`. */
export interface LocatedText {
  readonly where: string;
  readonly text: string;
}

/** A sound that can be played, or a link to its file. */
export interface PublishedSound {
  /** Its accessible name, or the text of the link. */
  readonly name: string;
  /** Everything that is said beside it: the text of its figure, or of the paragraph with the link. */
  readonly text: string;
  /** Attributes of its `<audio>`; undefined for a link. */
  readonly player?: Readonly<Record<string, string>>;
}

/** The text of an item, and the parts of its markup that rules look at. */
export interface PublishedText {
  readonly blocks: readonly PublishedBlock[];
  readonly links: readonly PublishedLink[];
  /** Titles, descriptions, alternative texts and labels. */
  readonly labels: readonly LocatedText[];
  readonly testimonials: readonly { readonly quotation: string; readonly caption: string }[];
  readonly sounds: readonly PublishedSound[];
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
export const isArticle = (path: string): boolean => /^\/blog\/(?!all\/)[^/]+\/$/.test(path);
