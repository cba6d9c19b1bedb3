import type { FieldPath } from "../../content-model/yaml-document";
import { atField, type Rule } from "../rule";

/** A tag's beginning; a pattern's named group looks like one. */
const tag = /(?<!\(\?)<[/!]?[a-z][^\s>]*>?/i;

/** Fields are plain text, or Markdown that knows no HTML: a tag in one is a mistake wherever it would be shown. */
export const plainFields: Rule = ({ files }, report) => {
  for (const file of files) {
    for (const [path, text] of textsIn(file.value, [])) {
      const found = tag.exec(text)?.[0];
      if (found)
        report({
          ...atField(file, path),
          id: "raw-html",
          message: `raw HTML '${found.slice(0, 40)}' in a field`,
          suggestion: "write plain text; HTML is not published",
        });
    }
  }
};

function textsIn(value: unknown, path: FieldPath): [FieldPath, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}
