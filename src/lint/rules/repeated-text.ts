import { articlesOf, atTitle, type Article } from "../articles";
import { findOverlaps } from "../overlap";
import { atField, type FilePosition, type Rule } from "../rule";
import { sentenceWithHash } from "../shingles";

/** Highest share of common six-word runs. */
const MAX_OVERLAP = 0.04;

/** No sentence appears in two articles, or in a body and its answers; no two articles have more than 4 % of their six-word runs in common. */
export const repeatedText: Rule = (content, report) => {
  const articles = articlesOf(content);
  const firstUse = new Map<number, { readonly article: Article; readonly index: number }>();
  for (const article of articles) {
    const { sentences, textIndexes, bodyTexts } = article.shingles;
    sentences.forEach((hash, s) => {
      const index = textIndexes[s] as number;
      const first = firstUse.get(hash);
      if (!first) firstUse.set(hash, { article, index });
      else if (first.article !== article || first.index >= bodyTexts !== index >= bodyTexts) {
        const { at, text } = textAt(article, index);
        const other = textAt(first.article, first.index).at;
        report(
          at,
          "repeated-sentence",
          `'${sentenceWithHash(hash, text).slice(0, 60)}' is also in ${other.file}:${other.line}`,
          "reword it, or remove it",
        );
      }
    });
  }

  const shingles = articles.map((article) => article.shingles.shingles);
  for (const { first, second, count } of findOverlaps(shingles)) {
    const share = count / Math.max(1, Math.min(shingles[first]?.length ?? 0, shingles[second]?.length ?? 0));
    if (share > MAX_OVERLAP)
      report(
        atTitle(articles[second] as Article),
        "overlap",
        `${(100 * share).toFixed(1)} % of six-word runs are also in ${articles[first]?.file.file}`,
        `reword one of the two until they share at most ${100 * MAX_OVERLAP} %`,
      );
  }
};

/** Answers come after the blocks of the body. */
function textAt({ file, blocks, post }: Article, index: number): { at: FilePosition; text: string } {
  const block = blocks[index];
  if (block) return { at: block.at, text: block.text };
  const answer = index - blocks.length;
  return { at: atField(file, ["faq", answer, "answer"]), text: post.faq[answer]?.answer ?? "" };
}
