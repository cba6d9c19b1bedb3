import type { FieldPath } from "../../content-model/yaml-document";
import { listArticles } from "../articles";
import { normalizeForComparison } from "../text";
import { atField, type Rule } from "../rule";

/** Titles, excerpts, descriptions and questions of articles are unique. */
export const uniqueTexts: Rule = (content, report) => {
  const seen = new Map<string, string>();
  for (const { file, post } of listArticles(content)) {
    const check = (name: string, text: string, path: FieldPath = [name]) => {
      const key = `${name} ${normalizeForComparison(text)}`;
      const other = seen.get(key);
      if (other) report(atField(file, path), "duplicate-text", `the ${name} is also in ${other}`, "write a different one for each article");
      else seen.set(key, file.file);
    };
    check("title", post.title);
    check("excerpt", post.excerpt);
    if (post.inShort) check("inShort", post.inShort);
    check("metaDescription", post.metaDescription);
    post.faq.forEach(({ question }, index) => check("question", question, ["faq", index, "question"]));
  }
};
