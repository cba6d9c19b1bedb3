import { cuesIn } from "../site/cues";
import type { Publication } from "./published-text";

/** A text with the signs by which rules know whether they need to read it. */
export interface CuedText {
  /** Where it stands. */
  readonly what: string;
  readonly text: string;
  /** Bits of `cueOf`. */
  readonly cues: number;
}

const known = new WeakMap<Publication, readonly CuedText[]>();

/** Cues of texts that were looked through. Half of what a site says stands on more than one page, and in its copy. */
const seen = new Map<string, number>();
const KEPT = 20_000;

function cuesOfText(text: string): number {
  let cues = seen.get(text);
  if (cues === undefined) {
    if (seen.size >= KEPT) seen.clear();
    seen.set(text, (cues = cuesIn(text)));
  }
  return cues;
}

/** The blocks of a publication, in their order; looked through once for all rules. */
export function cuedBlocks(publication: Publication): readonly CuedText[] {
  let blocks = known.get(publication);
  if (!blocks) {
    blocks = publication.blocks.map(({ text }) => ({ what: "the text", text, cues: cuesOfText(text) }));
    known.set(publication, blocks);
  }
  return blocks;
}

/** A text from elsewhere, whose words may stand apart by other than single spaces. */
export function cuedText({ what, text }: Omit<CuedText, "cues">): CuedText {
  return { what, text, cues: cuesOfText(/[^\S ]/.test(text) ? text.replace(/\s/g, " ") : text) };
}

/** Every cue of some texts. */
export const cuesOf = (texts: readonly CuedText[]): number => texts.reduce((found, { cues }) => found | cues, 0);
