import { citedWorks } from "../../markdown/directives/source";
import { articlesOf, atTitle } from "../articles";
import type { Rule } from "../rule";

const MIN_WORKS = 2;

/** Each article cites at least two works and has an evidence note. */
export const articleEvidence: Rule = (content, report) => {
  for (const article of articlesOf(content)) {
    const { file } = article;
    const works = citedWorks(file.body).length;
    if (works < MIN_WORKS)
      report(
        atTitle(article),
        "citation-count",
        `the article cites ${works} works`,
        `cite at least ${MIN_WORKS} of content/references.yml`,
      );
    if (article.file.content.evidenceNotes === 0)
      report(
        atTitle(article),
        "evidence-note",
        "the article has no evidence note",
        "write > **Evidence: mixed.** and one or two sentences on what is known",
      );
  }
};
