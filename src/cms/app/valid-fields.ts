import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import { articleLimits } from "../../lint/article-limits";
import type { ContentFields } from "../../content-model/serialize";

/** Fields of a form, with those of another entry where they are empty or invalid, so that the rest can be checked. */
export function withValidFields(type: ContentTypeName, fields: ContentFields, valid: object): ContentFields {
  const schemas = Object.entries(describeSchema(contentTypes[type].schema).fields ?? {});
  const replaced = schemas.filter(([name, schema]) => !schema.safeParse(fields[name]).success);
  return { ...fields, ...Object.fromEntries(replaced.map(([name]) => [name, (valid as ContentFields)[name]])) };
}

/** Two questions of which the lint has nothing to say; the index of the articles has no answers. */
export const unremarkableQuestions = ["Is it one?", "Is it two?"].map((question) => ({
  question,
  answer: `${"word ".repeat(articleLimits.answerWords.min)}end.`,
}));
