import type { ContentTypeName } from "../../content-model/content-types";
import { findFiles } from "../content-tree";
import { atField, type FilePosition, type Rule } from "../rule";
import { textFields } from "../text-blocks";

const uniqueFields: readonly (readonly [type: ContentTypeName, path: RegExp])[] = [
  ["post", /^slug$/],
  ["legal", /^slug$/],
  ["categories", /^items\.\d+\.slug$/],
  ["evidence", /^(?:methods|outcomes)\.\d+\.slug$/],
  ["faq", /^groups\.\d+\.(?:entries\.\d+\.)?id$/],
];

/** Slugs of articles, categories and legal pages, and ids of references and questions, are unique. */
export const uniqueIds: Rule = (content, report) => {
  for (const [type, unique] of uniqueFields) {
    const seen = new Map<string, () => FilePosition>();
    for (const file of findFiles(content, type)) {
      for (const [path, key] of textFields(file.value).filter(([field]) => unique.test(field.join(".")))) {
        const first = seen.get(key)?.();
        if (first)
          report(
            atField(file, path),
            "duplicate",
            `${String(path.at(-1))} '${key}' is already used in ${first.file}:${first.line}`,
            "choose another one, or delete one of the two",
          );
        else seen.set(key, () => atField(file, path));
      }
    }
  }
};
