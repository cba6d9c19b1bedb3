import { wordCount } from "../../markdown/plain-text";
import { articlesOf, atTitle } from "../articles";
import { letters } from "../letters";
import { atField, type Rule } from "../rule";

const WORDS = { min: 700, max: 1100 };
const SECTIONS = { min: 4, max: 7 };
const ANSWER_WORDS = { min: 30, max: 90 };

/** Length of bodies and answers, number of sections, and a description that is not the excerpt again. */
export const articleShape: Rule = (tree, report) => {
  for (const article of articlesOf(tree)) {
    const { file, post, words, content } = article;
    if (outside(words, WORDS))
      report({ ...atTitle(article), id: "length", message: `the body has ${words} words`, suggestion: `write ${range(WORDS)}` });
    if (outside(content.sections, SECTIONS))
      report({
        ...atTitle(article),
        id: "sections",
        message: `the body has ${content.sections} ## sections`,
        suggestion: `use ${range(SECTIONS)}`,
      });
    post.faq.forEach(({ question, answer }, index) => {
      const count = wordCount(answer);
      if (outside(count, ANSWER_WORDS))
        report({
          ...atField(file, ["faq", index, "answer"]),
          id: "answer-length",
          message: `the answer has ${count} words`,
          suggestion: `write ${range(ANSWER_WORDS)}`,
        });
      if (!question.endsWith("?"))
        report({
          ...atField(file, ["faq", index, "question"]),
          id: "question",
          message: "the question does not end with a question mark",
          suggestion: "ask it as a reader would",
        });
    });
    const [excerpt, description] = [letters(post.excerpt), letters(post.metaDescription)];
    if (excerpt.includes(description) || description.includes(excerpt))
      report({
        ...atField(file, ["metaDescription"]),
        id: "description",
        message: "metaDescription repeats the excerpt",
        suggestion: "say it for a search result, in other words",
      });
  }
};

interface Range {
  readonly min: number;
  readonly max: number;
}

const outside = (value: number, { min, max }: Range): boolean => value < min || value > max;
const range = ({ min, max }: Range): string => `${min} to ${max}`;
