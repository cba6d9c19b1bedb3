import { createHash } from "crypto";
import type { BandName } from "../site/bands";

export const OPEN_GRAPH_WIDTH = 1200;
export const OPEN_GRAPH_HEIGHT = 630;
/** Counted up when the drawing changes, so that cached pictures are drawn anew. */
export const OPEN_GRAPH_VERSION = 3;

/** What a page's sharing picture says and shows; two equal cards are one picture. */
export interface OpenGraphContent {
  /** The page's heading. */
  readonly title: string;
  /** An article's category or the kind of page, above the title; nothing stands there when it is empty. */
  readonly kind: string;
  /** Gives the colours and the beat of the traces. */
  readonly band: BandName;
  /** Seeds the traces, so that a picture never changes between builds. */
  readonly seed: string;
  /** The site's name, beside its mark. */
  readonly brand: string;
}

/** A key that equal cards share and different ones do not, for as long as the drawing stays the same. */
export function openGraphKey({ title, kind, band, seed, brand }: OpenGraphContent): string {
  return createHash("sha256")
    .update(JSON.stringify([OPEN_GRAPH_VERSION, title, kind, band, seed, brand]))
    .digest("hex");
}
