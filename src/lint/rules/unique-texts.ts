import { articlesOf } from "../articles";
import { letters } from "../letters";
import { atField, type Rule } from "../rule";

/** Titles, excerpts, descriptions and questions that are said once on the whole site. */
export const uniqueTexts: Rule = (tree, report) => {
  const seen = new Map<string, string>();
  for (const { file, post } of articlesOf(tree)) {
    const unique = (id: string, message: string, text: string, ...path: (string | number)[]) => {
      const key = `${id} ${letters(text)}`;
      const other = seen.get(key);
      if (other)
        report({ ...atField(file, path), id, message: `the ${message} stands in ${other} too`, suggestion: "give each article its own" });
      else seen.set(key, file.file);
    };
    unique("title", "title", post.title, "title");
    unique("excerpt", "excerpt", post.excerpt, "excerpt");
    unique("description", "metaDescription", post.metaDescription, "metaDescription");
    post.faq.forEach(({ question }, index) => unique("question", "question", question, "faq", index, "question"));
  }
};
