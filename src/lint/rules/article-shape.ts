import { listArticles } from "../articles";
import { normalizeForComparison } from "../text";
import { atField, type Rule } from "../rule";

/** Questions end with a question mark, and the description for search results differs from the excerpt. */
export const articleShape: Rule = (content, report) => {
  for (const { file, post } of listArticles(content)) {
    post.faq.forEach(({ question }, index) => {
      if (question !== "" && !question.endsWith("?"))
        report(
          atField(file, ["faq", index, "question"]),
          "question-mark",
          "the question does not end with a question mark",
          "phrase it as a question",
        );
    });
    const [excerpt, description] = [normalizeForComparison(post.excerpt), normalizeForComparison(post.metaDescription)];
    const suggestion = "write a different text for search results";
    if (excerpt === "" || description === "") continue;
    if (excerpt.includes(description) || description.includes(excerpt))
      report(atField(file, ["metaDescription"]), "same-description", "metaDescription repeats the excerpt", suggestion);
  }
};
