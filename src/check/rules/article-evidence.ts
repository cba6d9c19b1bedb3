import { citedWorks } from "../../markdown/transforms/citations";
import { articlesOf, atTitle } from "../articles";
import type { Rule } from "../rule";

const WORKS = 2;

/** Each article cites at least two works and says in a note what the evidence is. */
export const articleEvidence: Rule = (tree, tell) => {
  for (const article of articlesOf(tree)) {
    const { file, content } = article;
    const works = citedWorks(file.body).length;
    if (works < WORKS)
      tell({
        ...atTitle(article),
        id: "references",
        what: `the article cites ${works} works`,
        right: `cite at least ${WORKS} of content/references.yml`,
      });
    if (content.evidenceNotes === 0)
      tell({
        ...atTitle(article),
        id: "evidence",
        what: "the article has no evidence note",
        right: "write > **Evidence: mixed.** and what is known in a sentence or two",
      });
  }
};
