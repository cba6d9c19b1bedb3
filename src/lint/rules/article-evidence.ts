import { articleLimits } from "../article-limits";
import { listArticles, atTitle } from "../articles";
import { findFileName } from "../content-tree";
import type { Rule } from "../rule";

const MIN_REFERENCES = articleLimits.references.min;
const MAX_NOTES = articleLimits.evidenceNotes.max;

/** Each article cites at least two references and has at most three evidence notes. */
export const articleEvidence: Rule = (content, report) => {
  for (const article of listArticles(content)) {
    const { citations, evidenceNotes: notes } = article.file.content;
    const references = new Set(citations.map(({ id }) => id)).size;
    if (references < MIN_REFERENCES)
      report(
        atTitle(article),
        "citation-count",
        `the article cites ${references} references`,
        `cite at least ${MIN_REFERENCES} of ${findFileName(content, "reference")}`,
      );
    if (notes > MAX_NOTES)
      report(
        atTitle(article),
        "evidence-notes",
        `the article has ${notes} evidence notes`,
        `use at most ${MAX_NOTES}, where they matter most`,
      );
  }
};
