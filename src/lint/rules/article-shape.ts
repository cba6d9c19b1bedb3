import { countPlainWords } from "../../markdown/plain-text";
import { articleLimits, type Limits } from "../article-limits";
import { listArticles, atTitle } from "../articles";
import { normalizeForComparison } from "../text";
import { atField, type Rule } from "../rule";

const { words: WORDS, sections: SECTIONS, answerWords: ANSWER_WORDS } = articleLimits;

/** Length of bodies and answers, number of sections, question marks, and a description that differs from the excerpt. */
export const articleShape: Rule = (content, report) => {
  for (const article of listArticles(content)) {
    const { file, post, words } = article;
    const { sections } = article.file.content;
    if (outside(words, WORDS)) report(atTitle(article), "body-length", `the body has ${words} words`, `write ${range(WORDS)}`);
    if (outside(sections, SECTIONS))
      report(atTitle(article), "section-count", `the body has ${sections} ## sections`, `use ${range(SECTIONS)}`);
    post.faq.forEach(({ question, answer }, index) => {
      const count = countPlainWords(answer);
      if (outside(count, ANSWER_WORDS))
        report(atField(file, ["faq", index, "answer"]), "answer-length", `the answer has ${count} words`, `write ${range(ANSWER_WORDS)}`);
      if (!question.endsWith("?"))
        report(
          atField(file, ["faq", index, "question"]),
          "question-mark",
          "the question does not end with a question mark",
          "phrase it as a question",
        );
    });
    const [excerpt, description] = [normalizeForComparison(post.excerpt), normalizeForComparison(post.metaDescription)];
    if (excerpt.includes(description) || description.includes(excerpt))
      report(
        atField(file, ["metaDescription"]),
        "same-description",
        "metaDescription repeats the excerpt",
        "write a different text for search results",
      );
  }
};

type Range = Required<Limits>;

const outside = (value: number, { min, max }: Range): boolean => value < min || value > max;
const range = ({ min, max }: Range): string => `${min} to ${max}`;
