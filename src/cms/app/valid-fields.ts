import { contentTypes, type ContentValue } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import type { ContentFields } from "../../content-model/serialize";
import { articleLimits } from "../../lint/article-limits";
import { articleButtons } from "../../lint/rules/article-buttons";
import { articleLinks } from "../../lint/rules/article-links";

/** Rules of an article's text that need the others. */
export const wholeTextRules = [articleButtons, articleLinks];

/** Two questions of which the lint has nothing to say; the index of the articles has no answers. */
const faq = ["Is it one?", "Is it two?"].map((question) => ({
  question,
  answer: `${"word ".repeat(articleLimits.answerWords.min)}end.`,
}));

/** Fields of an article's form, with those of a finished one where they are empty or invalid, so that its text can be checked. */
export function withValidFields(fields: ContentFields, finished: ContentValue<"post">): ContentFields {
  // With the other's slug, links to it would be links to itself.
  const valid: ContentFields = { ...finished, slug: "an-unfinished-article", faq };
  const schemas = Object.entries(describeSchema(contentTypes.post.schema).fields ?? {});
  const replaced = schemas.filter(([name, schema]) => !schema.safeParse(fields[name]).success);
  return { ...fields, ...Object.fromEntries(replaced.map(([name]) => [name, valid[name]])) };
}
