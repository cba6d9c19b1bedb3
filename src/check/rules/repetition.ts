import { articlesOf, atTitle, type Article } from "../articles";
import { atField, type Rule } from "../rule";
import { sentencesOf, type TextBlock } from "../text-blocks";

const RUN = 6;
const MOST_SHARED = 0.04;
/** Shorter sentences ("It is not.") may stand anywhere. */
const SENTENCE_WORDS = 5;
/** A run that more articles share is counted for the first of them only, which keeps the work linear. */
const MOST_SHARERS = 20;
const ARTICLES = 2 ** 20;

/** No sentence stands in two articles or in a body and its answers, and no two articles share more than 4 % of their six-word runs. */
export const repetition: Rule = (tree, tell) => {
  const articles = articlesOf(tree);
  const sentences = new Map<string, { index: number; place: TextBlock }>();
  const runs = articles.map((article, index) => {
    const hashes = new Set<number>();
    for (const block of [...article.blocks, ...answersOf(article)]) {
      const words: string[] = [];
      for (const sentence of sentencesOf(block.text)) {
        const own = wordsIn(sentence);
        for (const word of own) words.push(word);
        if (own.length < SENTENCE_WORDS) continue;
        const key = own.join(" ");
        const other = sentences.get(key);
        if (!other) sentences.set(key, { index, place: block });
        else if (other.index !== index || (block.kind === "field") !== (other.place.kind === "field"))
          tell({
            file: block.file,
            line: block.line,
            column: block.column,
            id: "repeated-sentence",
            what: `'${sentence.slice(0, 60)}' stands in ${other.place.file}:${other.place.line} too`,
            right: "say it in other words, or leave it out",
          });
      }
      addRuns(words, hashes);
    }
    return hashes;
  });

  for (const [first, second, share] of overlaps(runs)) {
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

function answersOf({ file, post }: Article): TextBlock[] {
  return post.faq.map(({ answer }, index) => {
    const field = ["faq", index, "answer"];
    return { ...atField(file, field), kind: "field", text: answer, field };
  });
}

/** Words without case, apostrophes and signs, so that a comma or a curled quote more does not hide a repetition. */
function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Adds the hashes (32 bits) of a text's six-word runs. */
function addRuns(words: readonly string[], to: Set<number>): void {
  const hashes = words.map(hashOf);
  for (let i = 0; i + RUN <= hashes.length; i += 1) {
    let hash = 0;
    for (let w = i; w < i + RUN; w += 1) hash = Math.imul(hash ^ (hash >>> 15) ^ (hashes[w] as number), 0x01000193);
    to.add(hash >>> 0);
  }
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let c = 0; c < word.length; c += 1) hash = Math.imul(hash ^ word.charCodeAt(c), 0x01000193);
  return hash;
}

/** Pairs of articles that share too many runs: `[first, second, share of the shorter one]`. */
function overlaps(runs: readonly Set<number>[]): [number, number, number][] {
  // Hash and article in one number, so that one sort brings equal runs together.
  const keys = new Float64Array(runs.reduce((sum, { size }) => sum + size, 0));
  let at = 0;
  runs.forEach((hashes, index) => {
    for (const hash of hashes) keys[at++] = hash * ARTICLES + index;
  });
  keys.sort();
  const shared = new Map<number, number>();
  for (let start = 0; start < keys.length;) {
    const hash = Math.floor((keys[start] as number) / ARTICLES);
    let end = start + 1;
    while (end < keys.length && Math.floor((keys[end] as number) / ARTICLES) === hash) end += 1;
    const sharers = Array.from(keys.subarray(start, Math.min(end, start + MOST_SHARERS)), (key) => key - hash * ARTICLES);
    sharers.forEach((a, i) => {
      for (const b of sharers.slice(i + 1)) shared.set(a * ARTICLES + b, (shared.get(a * ARTICLES + b) ?? 0) + 1);
    });
    start = end;
  }
  return [...shared].flatMap(([pair, count]) => {
    const a = Math.floor(pair / ARTICLES);
    const b = pair % ARTICLES;
    const share = count / Math.max(1, Math.min(runs[a]?.size ?? 0, runs[b]?.size ?? 0));
    return share > MOST_SHARED ? [[a, b, share] as [number, number, number]] : [];
  });
}
