import { articlesOf, atTitle, type Article } from "../articles";
import { fingerprintOf, sentenceWith, type Fingerprint } from "../shingles";
import { FirstPlaces } from "../first-places";
import { atField, type Rule } from "../rule";
import { sharedRuns } from "../overlap";
import type { TextBlock } from "../text-blocks";

const MOST_SHARED = 0.04;
/** Texts of an article are numbered below this. */
const PLACES = 2 ** 16;

/** No sentence stands in two articles or in a body and its answers, and no two articles share more than 4 % of their six-word runs. */
export const repetition: Rule = (tree, report) => {
  const articles = articlesOf(tree);
  const prints = articles.map((article) => article.file.fingerprint ?? articleFingerprint(article));
  // Where each sentence stood first: the article's index and the text's place in one number.
  const seen = new FirstPlaces(prints.reduce((sum, { sentences }) => sum + sentences.length, 0));
  articles.forEach((article, index) => {
    const { sentences, places, bodyTexts } = prints[index] as Fingerprint;
    sentences.forEach((hash, s) => {
      const place = places[s] as number;
      const known = seen.add(hash, index * PLACES + place);
      if (known === undefined) return;
      const [otherIndex, otherPlace] = [Math.floor(known / PLACES), known % PLACES];
      if (otherIndex !== index || place >= bodyTexts !== otherPlace >= bodyTexts) {
        const block = blockAt(article, place);
        const first = blockAt(articles[otherIndex] as Article, otherPlace);
        report({
          ...block.at,
          id: "repeated-sentence",
          message: `'${sentenceWith(hash, block.text).slice(0, 60)}' stands in ${first.at.file}:${first.at.line} too`,
          suggestion: "say it in other words, or leave it out",
        });
      }
    });
  });

  const runs = prints.map((print) => print.runs);
  for (const { first, second, count } of sharedRuns(runs)) {
    const share = count / Math.max(1, Math.min(runs[first]?.length ?? 0, runs[second]?.length ?? 0));
    const [a, b] = [articles[first], articles[second]];
    if (a && b && share > MOST_SHARED)
      report({
        ...atTitle(b),
        id: "overlap",
        message: `it shares ${(100 * share).toFixed(1)} % of six-word runs with ${a.file.file}`,
        suggestion: `reword one of the two until they share at most ${100 * MOST_SHARED} %`,
      });
  }
};

/** The fingerprint of an article: of its texts and of its answers. */
export function articleFingerprint({ blocks, post }: Pick<Article, "blocks" | "post">): Fingerprint {
  return fingerprintOf(
    blocks.map(({ text }) => text),
    post.faq.map(({ answer }) => answer),
  );
}

function blockAt({ file, blocks, post }: Article, place: number): Pick<TextBlock, "at" | "text"> {
  const index = place - blocks.length;
  if (index < 0) return blocks[place] as TextBlock;
  return { at: atField(file, ["faq", index, "answer"]), text: post.faq[index]?.answer ?? "" };
}
