import { wordsOf } from "../../markdown/plain-text";
import { articlesOf, atTitle } from "../articles";
import { atField, type Rule } from "../rule";

const WORDS = { min: 700, max: 1100 };
const SECTIONS = { min: 4, max: 7 };
const ANSWER_WORDS = { min: 30, max: 90 };

/** Length of bodies and answers, number of sections, and titles, descriptions and questions that are not said twice. */
export const articleShape: Rule = (tree, tell) => {
  const seen = new Map<string, string>();
  for (const article of articlesOf(tree)) {
    const { file, post, words, content } = article;
    if (outside(words, WORDS))
      tell({ ...atTitle(article), id: "length", what: `the body has ${words} words`, right: `write ${range(WORDS)}` });
    if (outside(content.sections, SECTIONS))
      tell({ ...atTitle(article), id: "sections", what: `the body has ${content.sections} ## sections`, right: `use ${range(SECTIONS)}` });
    post.faq.forEach(({ question, answer }, index) => {
      const count = wordsOf(answer).length;
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

    const unique = (id: string, what: string, text: string, ...path: (string | number)[]) => {
      const key = `${id} ${letters(text)}`;
      const other = seen.get(key);
      if (other) tell({ ...atField(file, path), id, what: `the ${what} stands in ${other} too`, right: "give each article its own" });
      else seen.set(key, file.file);
    };
    unique("title", "title", post.title, "title");
    unique("excerpt", "excerpt", post.excerpt, "excerpt");
    unique("description", "metaDescription", post.metaDescription, "metaDescription");
    post.faq.forEach(({ question }, index) => unique("question", "question", question, "faq", index, "question"));
  }
};

interface Range {
  readonly min: number;
  readonly max: number;
}

const outside = (value: number, { min, max }: Range): boolean => value < min || value > max;
const range = ({ min, max }: Range): string => `${min} to ${max}`;
/** Letters and digits alone: a full stop more does not make another text. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
