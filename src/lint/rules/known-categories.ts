import type { FieldPath } from "../../content-model/yaml-document";
import { filesOf, type ContentFile } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Categories of articles and topics of references exist. */
export const knownCategories: Rule = (content, report) => {
  const slugs = filesOf(content, "categories").flatMap(({ value }) => value.items.map(({ slug }) => slug));
  if (slugs.length === 0) return;
  const check = (slug: string, file: ContentFile, path: FieldPath) => {
    if (!slugs.includes(slug))
      report(atField(file, path), "unknown-category", `unknown category '${slug}'`, `known are ${slugs.join(", ")}`);
  };
  for (const post of filesOf(content, "post")) check(post.value.categorySlug, post, ["categorySlug"]);
  for (const references of filesOf(content, "references")) {
    references.value.items.forEach(({ topics }, i) => topics.forEach((topic, t) => check(topic, references, ["items", i, "topics", t])));
  }
};
