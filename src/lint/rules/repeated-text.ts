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
  const runsByArticle = new Map<Article, ReadonlySet<string>>();
  for (const article of listArticles(content)) {
    const runs = new Set<string>();
    const answers = fieldBlocks(article.file).filter(({ field = [] }) => field[0] === "faq" && field[2] === "answer");
    for (const block of [...article.blocks, ...answers]) {
      const sentences = splitSentences(block.text).map((text) => ({ text, words: listWords(text) }));
      for (const run of listRuns(sentences.flatMap(({ words }) => words))) runs.add(run);
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
    runsByArticle.set(article, runs);
  }
  reportOverlaps(runsByArticle, report);
};

function reportOverlaps(runsByArticle: ReadonlyMap<Article, ReadonlySet<string>>, report: ReportDiagnostic): void {
  const usersByRun = new Map<string, Article[]>();
  for (const [article, runs] of runsByArticle) {
    const common = new Map<Article, number>();
    for (const run of runs) {
      const users = usersByRun.get(run) ?? [];
      for (const other of users) common.set(other, (common.get(other) ?? 0) + 1);
      usersByRun.set(run, users);
      users.push(article);
    }
    for (const [other, count] of common) {
      const share = count / Math.min(runs.size, runsByArticle.get(other)?.size ?? 0);
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

/** Words without case, apostrophes and punctuation: a comma more does not hide a repetition. */
function listWords(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/['’]/g, "");
  return lower.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All runs of six words. */
const listRuns = (words: readonly string[]): string[] =>
  words.slice(RUN_WORDS - 1).map((_, index) => words.slice(index, index + RUN_WORDS).join(" "));
