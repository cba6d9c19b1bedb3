import { countPlainWords } from "../../markdown/plain-text";
import { articleLimits, type Limits } from "../article-limits";
import { listArticles, atTitle } from "../articles";
import { findFileName } from "../content-tree";
import { normalizeForComparison } from "../text";
import { atField, type FilePosition, type Rule } from "../rule";

const { words: WORDS, sections: SECTIONS, references: REFERENCES, evidenceNotes: NOTES, answerWords: ANSWER_WORDS } = articleLimits;

/** Counts of words, sections, works and evidence notes, question marks, and a description that differs from the excerpt. */
export const articleShape: Rule = (content, report) => {
  const limit = (at: FilePosition, id: string, count: number, { min, max = Infinity }: Limits, message: string, suggestion: string) => {
    if (count < min || count > max) report(at, id, message, suggestion);
  };
  const cite = `cite at least ${REFERENCES.min} of ${findFileName(content, "reference")}`;
  for (const article of listArticles(content)) {
    const { file, post, words } = article;
    const { sections, citations, evidenceNotes: notes } = file.content;
    const works = new Set(citations.map(({ id }) => id)).size;
    const title = atTitle(article);
    limit(title, "body-length", words, WORDS, `the body has ${words} words`, `write ${range(WORDS)}`);
    limit(title, "section-count", sections, SECTIONS, `the body has ${sections} ## sections`, `use ${range(SECTIONS)}`);
    limit(title, "citation-count", works, REFERENCES, `the article cites ${works} references`, cite);
    limit(
      title,
      "evidence-notes",
      notes,
      NOTES,
      `the article has ${notes} evidence notes`,
      `use at most ${NOTES.max}, where they matter most`,
    );
    post.faq.forEach(({ question, answer }, index) => {
      const at = (field: string) => atField(file, ["faq", index, field]);
      const count = countPlainWords(answer);
      limit(at("answer"), "answer-length", count, ANSWER_WORDS, `the answer has ${count} words`, `write ${range(ANSWER_WORDS)}`);
      if (!question.endsWith("?"))
        report(at("question"), "question-mark", "the question does not end with a question mark", "phrase it as a question");
    });
    const [excerpt, description] = [normalizeForComparison(post.excerpt), normalizeForComparison(post.metaDescription)];
    const suggestion = "write a different text for search results";
    if (excerpt.includes(description) || description.includes(excerpt))
      report(atField(file, ["metaDescription"]), "same-description", "metaDescription repeats the excerpt", suggestion);
  }
};

const range = ({ min, max }: Required<Limits>): string => `${min} to ${max}`;
