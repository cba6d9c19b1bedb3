import { wordCount } from "../../markdown/plain-text";
import { articlesOf, atTitle } from "../articles";
import { letters } from "../letters";
import { atField, type Rule } from "../rule";

const WORDS = { min: 700, max: 1100 };
const SECTIONS = { min: 4, max: 7 };
const ANSWER_WORDS = { min: 30, max: 90 };

/** Length of bodies and answers, number of sections, and a description that is not the excerpt again. */
export const articleShape: Rule = (tree, tell) => {
  for (const article of articlesOf(tree)) {
    const { file, post, words, content } = article;
    if (outside(words, WORDS))
      tell({ ...atTitle(article), id: "length", what: `the body has ${words} words`, right: `write ${range(WORDS)}` });
    if (outside(content.sections, SECTIONS))
      tell({ ...atTitle(article), id: "sections", what: `the body has ${content.sections} ## sections`, right: `use ${range(SECTIONS)}` });
    post.faq.forEach(({ question, answer }, index) => {
      const count = wordCount(answer);
      if (outside(count, ANSWER_WORDS))
        tell({
          ...atField(file, ["faq", index, "answer"]),
          id: "answer-length",
          what: `the answer has ${count} words`,
          right: `write ${range(ANSWER_WORDS)}`,
        });
      if (!question.endsWith("?"))
        tell({
          ...atField(file, ["faq", index, "question"]),
          id: "question",
          what: "the question does not end with a question mark",
          right: "ask it as a reader would",
        });
    });
    const [excerpt, description] = [letters(post.excerpt), letters(post.metaDescription)];
    if (excerpt.includes(description) || description.includes(excerpt))
      tell({
        ...atField(file, ["metaDescription"]),
        id: "description",
        what: "metaDescription repeats the excerpt",
        right: "say it for a search result, in other words",
      });
  }
};

interface Range {
  readonly min: number;
  readonly max: number;
}

const outside = (value: number, { min, max }: Range): boolean => value < min || value > max;
const range = ({ min, max }: Range): string => `${min} to ${max}`;
