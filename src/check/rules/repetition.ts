import { articlesOf, atTitle, type Article } from "../articles";
import { fingerprintOf, sentenceWith, type Fingerprint } from "../fingerprint";
import { atField, type Rule } from "../rule";
import type { TextBlock } from "../text-blocks";

const MOST_SHARED = 0.04;
/** A run that more articles share is counted for the first of them only, which keeps the work linear. */
const MOST_SHARERS = 20;
const ARTICLES = 2 ** 20;

/** No sentence stands in two articles or in a body and its answers, and no two articles share more than 4 % of their six-word runs. */
export const repetition: Rule = (tree, tell) => {
  const articles = articlesOf(tree);
  const prints = articles.map(({ file, blocks, post }) => file.fingerprint ?? articleFingerprint(blocks, post));
  const seen = new Map<number, { index: number; place: number }>();
  articles.forEach((article, index) => {
    const { sentences, places } = prints[index] as Fingerprint;
    sentences.forEach((hash, s) => {
      const place = places[s] as number;
      const other = seen.get(hash);
      if (!other) seen.set(hash, { index, place });
      else if (other.index !== index || isAnswer(article, place) !== isAnswer(article, other.place)) {
        const block = blockAt(article, place);
        const first = blockAt(articles[other.index] as Article, other.place);
        tell({
          file: block.file,
          line: block.line,
          column: block.column,
          id: "repeated-sentence",
          what: `'${sentenceWith(hash, block.text).slice(0, 60)}' stands in ${first.file}:${first.line} too`,
          right: "say it in other words, or leave it out",
        });
      }
    });
  });

  for (const [first, second, share] of overlaps(prints.map(({ runs }) => runs))) {
    const [a, b] = [articles[first], articles[second]];
    if (a && b)
      tell({
        ...atTitle(b),
        id: "overlap",
        what: `it shares ${(100 * share).toFixed(1)} % of six-word runs with ${a.file.file}`,
        right: `reword one of the two until they share at most ${100 * MOST_SHARED} %`,
      });
  }
};

/** The fingerprint of an article: of its texts, then of its answers. */
export function articleFingerprint(blocks: readonly Pick<TextBlock, "text">[], post: Article["post"]): Fingerprint {
  return fingerprintOf([...blocks.map(({ text }) => text), ...post.faq.map(({ answer }) => answer)]);
}

const isAnswer = ({ blocks }: Article, place: number): boolean => place >= blocks.length;

function blockAt({ file, blocks, post }: Article, place: number): Pick<TextBlock, "file" | "line" | "column" | "text"> {
  const index = place - blocks.length;
  if (index < 0) return blocks[place] as TextBlock;
  return { ...atField(file, ["faq", index, "answer"]), text: post.faq[index]?.answer ?? "" };
}

/** Pairs of articles that share too many runs: `[first, second, share of the shorter one]`. */
function overlaps(runs: readonly Uint32Array[]): [number, number, number][] {
  const sharersOf = new RunTable(runs.reduce((sum, { length }) => sum + length, 0));
  const shared = new Map<number, number>();
  runs.forEach((hashes, b) => {
    for (const hash of hashes)
      for (const a of sharersOf.before(hash, b)) shared.set(a * ARTICLES + b, (shared.get(a * ARTICLES + b) ?? 0) + 1);
  });
  return [...shared]
    .sort(([a], [b]) => a - b)
    .flatMap(([pair, count]) => {
      const a = Math.floor(pair / ARTICLES);
      const b = pair % ARTICLES;
      const share = count / Math.max(1, Math.min(runs[a]?.length ?? 0, runs[b]?.length ?? 0));
      return share > MOST_SHARED ? [[a, b, share] as [number, number, number]] : [];
    });
}

const none: readonly number[] = [];

/** Which articles have a run: an open-addressed table, since a Map of ten million entries takes a gigabyte. */
class RunTable {
  private readonly mask: number;
  /**
   * A slot is two numbers side by side, so that memory is asked once: the run's hash, and the index of the first
   * article that has it, from 1; 0 is an empty slot.
   */
  private readonly slots: Uint32Array;
  /** Articles of the few runs that more than one has. */
  private readonly sharers = new Map<number, number[]>();

  constructor(runs: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, runs * 2)));
    this.mask = size - 1;
    this.slots = new Uint32Array(2 * size);
  }

  /** The articles that were seen with a run before this one, which is added to them. */
  before(hash: number, article: number): readonly number[] {
    const { slots, mask } = this;
    let slot = 2 * (Math.imul(hash, 0x9e3779b1) & mask);
    while (slots[slot + 1] !== 0 && slots[slot] !== hash) slot = (slot + 2) & (2 * mask + 1);
    if (slots[slot + 1] === 0) {
      slots[slot] = hash;
      slots[slot + 1] = article + 1;
      return none;
    }
    const sharers = this.sharers.get(slot) ?? [(slots[slot + 1] as number) - 1];
    if (sharers.length >= MOST_SHARERS) return none;
    this.sharers.set(slot, [...sharers, article]);
    return sharers;
  }
}
