import { citedWorks } from "../../markdown/transforms/citations";
import { articlesOf, atTitle } from "../articles";
import type { Rule } from "../rule";

const WORKS = 2;
/** Subjects on which an article says when to see a clinician. */
const medicalSubjects = /neurofeedback|anxiety|adhd|sleep|insomnia|seniors|dementia|attention|seizure|epilepsy/;
const clinician = /\b(?:clinicians?|doctors?|physicians?)\b/i;

/** Each article cites at least two works, says in a note what the evidence is, and sends to a clinician where it should. */
export const articleEvidence: Rule = (tree, tell) => {
  for (const article of articlesOf(tree)) {
    const { file, post, content, blocks } = article;
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
    if (medicalSubjects.test(post.slug) && !blocks.some(({ text }) => clinician.test(text)))
      tell({
        ...atTitle(article),
        id: "clinician",
        what: "the subject is medical and nobody is sent to a clinician",
        right: "say when to see one",
      });
  }
};
