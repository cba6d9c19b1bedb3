import { citedWorks } from "../../markdown/directives/source";
import { articlesOf, atTitle } from "../articles";
import type { Rule } from "../rule";

const WORKS = 2;

/** Each article cites at least two works and says in a note what the evidence is. */
export const articleEvidence: Rule = (tree, report) => {
  for (const article of articlesOf(tree)) {
    const { file, content } = article;
    const works = citedWorks(file.body).length;
    if (works < WORKS)
      report({
        ...atTitle(article),
        id: "references",
        message: `the article cites ${works} works`,
        suggestion: `cite at least ${WORKS} of content/references.yml`,
      });
    if (content.evidenceNotes === 0)
      report({
        ...atTitle(article),
        id: "evidence",
        message: "the article has no evidence note",
        suggestion: "write > **Evidence: mixed.** and what is known in a sentence or two",
      });
  }
};
