import { hash53 } from "../../site/hash";
import { listArticles, atTitle, type Article } from "../articles";
import type { ReportDiagnostic, Rule } from "../rule";
import { splitSentences } from "../text";
import { fieldBlocks, type TextBlock } from "../text-blocks";

/** Highest share of common six-word runs. */
const MAX_OVERLAP = 0.04;
const RUN_WORDS = 6;
/** Shorter sentences ("It is not.") may appear in several articles. */
const SENTENCE_WORDS = 5;

/** No sentence appears in two articles, or in a body and its answers; no two articles have more than 4 % of their six-word runs in common. */
export const repeatedText: Rule = (content, report) => {
  const firstUse = new Map<string, { readonly article: Article; readonly block: TextBlock }>();
  const runsByArticle = new Map<Article, Float64Array>();
  for (const article of listArticles(content)) {
    const runs: number[] = [];
    const answers = fieldBlocks(article.file).filter(({ field = [] }) => field[0] === "faq" && field[2] === "answer");
    for (const block of [...article.blocks, ...answers]) {
      const sentences = splitSentences(block.text).map((text) => ({ text, words: listWords(text) }));
      runs.push(...hashRuns(sentences.flatMap(({ words }) => words)));
      for (const { text, words } of sentences) {
        if (words.length < SENTENCE_WORDS) continue;
        const key = words.join(" ");
        const first = firstUse.get(key);
        if (!first) firstUse.set(key, { article, block });
        else if (first.article !== article || (first.block.kind === "field") !== (block.kind === "field")) {
          const { file, line } = first.block.at;
          report(block.at, "repeated-sentence", `'${text.slice(0, 60)}' is also in ${file}:${line}`, "reword it, or remove it");
        }
      }
    }
    runsByArticle.set(article, Float64Array.from(runs).sort().filter(isFirstOfItsValue));
  }
  reportOverlaps(runsByArticle, report);
};

/** @param runsByArticle hashes of each article's runs, each once */
function reportOverlaps(runsByArticle: ReadonlyMap<Article, Float64Array>, report: ReportDiagnostic): void {
  // Nearly all runs are in one article only. Sorting finds the others faster than a map of all runs.
  const all = new Float64Array([...runsByArticle.values()].reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const runs of runsByArticle.values()) {
    all.set(runs, end);
    end += runs.length;
  }
  all.sort();
  const repeated = new Set(all.filter((run, index) => !isFirstOfItsValue(run, index, all)));
  const usersByRun = new Map<number, readonly Article[]>();
  for (const [article, runs] of runsByArticle) {
    const common = new Map<Article, number>();
    for (const run of runs.filter((each) => repeated.has(each))) {
      const users = usersByRun.get(run) ?? [];
      for (const other of users) common.set(other, (common.get(other) ?? 0) + 1);
      usersByRun.set(run, [...users, article]);
    }
    for (const [other, count] of common) {
      const share = count / Math.min(runs.length, runsByArticle.get(other)?.length ?? 0);
      if (share > MAX_OVERLAP)
        report(
          atTitle(article),
          "overlap",
          `${(100 * share).toFixed(1)} % of six-word runs are also in ${other.file.file}`,
          `reword one of the two until they share at most ${100 * MAX_OVERLAP} %`,
        );
    }
  }
}

const isFirstOfItsValue = (value: number, index: number, sorted: Float64Array): boolean => value !== sorted[index - 1];

/** Words without case, apostrophes and punctuation: a comma more does not hide a repetition. */
function listWords(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/['’]/g, "");
  return lower.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Hashes of all runs of six words. */
function hashRuns(words: readonly string[]): number[] {
  const text = words.join(" ");
  let start = 0;
  let end = words.slice(0, RUN_WORDS - 1).join(" ").length;
  return words.slice(RUN_WORDS - 1).map((last, index) => {
    end += 1 + last.length;
    const hash = hash53(text.slice(start, end));
    start += (words[index] ?? "").length + 1;
    return hash;
  });
}
