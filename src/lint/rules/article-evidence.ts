import { citedWorks } from "../../markdown/directives/source";
import { articlesOf, atTitle } from "../articles";
import type { Rule } from "../rule";

const MIN_REFERENCES = 2;

/** Each article cites at least two references and has an evidence note. */
export const articleEvidence: Rule = (content, report) => {
  for (const article of articlesOf(content)) {
    const { file } = article;
    const references = citedWorks(file.body).length;
    if (references < MIN_REFERENCES)
      report(
        atTitle(article),
        "citation-count",
        `the article cites ${references} references`,
        `cite at least ${MIN_REFERENCES} of content/references.yml`,
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
