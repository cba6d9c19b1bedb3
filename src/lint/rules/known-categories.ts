import { filesOf } from "../content-tree";
import { atField, type Rule } from "../rule";

/** An article's category, and a reference's topics, must be categories of the site. */
export const knownCategories: Rule = (tree, report) => {
  const slugs = filesOf(tree, "categories").flatMap(({ value }) => value.items.map(({ slug }) => slug));
  if (slugs.length === 0) return;
  const suggestion = `known are ${slugs.join(", ")}`;
  for (const post of filesOf(tree, "post")) {
    if (!slugs.includes(post.value.categorySlug))
      report({
        ...atField(post, ["categorySlug"]),
        id: "unknown-category",
        message: `unknown category '${post.value.categorySlug}'`,
        suggestion,
      });
  }
  for (const references of filesOf(tree, "references")) {
    references.value.items.forEach(({ topics }, i) =>
      topics.forEach((topic, t) => {
        if (!slugs.includes(topic))
          report({
            ...atField(references, ["items", i, "topics", t]),
            id: "unknown-category",
            message: `unknown category '${topic}'`,
            suggestion,
          });
      }),
    );
  }
};
