import { filesOf } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Categories of articles and topics of references exist. */
export const knownCategories: Rule = (content, report) => {
  const slugs = filesOf(content, "categories").flatMap(({ value }) => value.items.map(({ slug }) => slug));
  if (slugs.length === 0) return;
  const suggestion = `known are ${slugs.join(", ")}`;
  for (const post of filesOf(content, "post")) {
    if (!slugs.includes(post.value.categorySlug))
      report(atField(post, ["categorySlug"]), "unknown-category", `unknown category '${post.value.categorySlug}'`, suggestion);
  }
  for (const references of filesOf(content, "references")) {
    references.value.items.forEach(({ topics }, i) =>
      topics.forEach((topic, t) => {
        if (!slugs.includes(topic))
          report(atField(references, ["items", i, "topics", t]), "unknown-category", `unknown category '${topic}'`, suggestion);
      }),
    );
  }
};
