import type { ContentTypeName } from "../../content-model/content-types";
import type { FieldPath } from "../../content-model/yaml-document";
import { filesOf, type ContentFile } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Slugs of articles, categories and legal pages, and ids of references and questions, are unique. */
export const uniqueIds: Rule = (content, report) => {
  const check = (type: ContentTypeName, message: string, keysOf: (value: never) => { path: FieldPath; key: string }[]) => {
    const seen = new Map<string, { file: ContentFile; path: FieldPath }>();
    for (const file of filesOf(content, type)) {
      for (const { path, key } of keysOf(file.value as never)) {
        const other = seen.get(key);
        if (other) {
          const first = atField(other.file, other.path);
          report(
            atField(file, path),
            "duplicate",
            `${message} '${key}' is already used in ${first.file}:${first.line}`,
            "choose another one, or delete one of the two",
          );
        } else seen.set(key, { file, path });
      }
    }
  };
  check("post", "slug", (post: { slug: string }) => [{ path: ["slug"], key: post.slug }]);
  check("legal", "slug", (page: { slug: string }) => [{ path: ["slug"], key: page.slug }]);
  check("categories", "slug", ({ items }: { items: { slug: string }[] }) =>
    items.map(({ slug }, i) => ({ path: ["items", i, "slug"], key: slug })),
  );
  check("references", "id", ({ items }: { items: { id: string }[] }) => items.map(({ id }, i) => ({ path: ["items", i, "id"], key: id })));
  check("faq", "id", ({ groups }: { groups: { id: string; entries: { id: string }[] }[] }) =>
    groups.flatMap((group, g) => [
      { path: ["groups", g, "id"], key: group.id },
      ...group.entries.map(({ id }, i) => ({ path: ["groups", g, "entries", i, "id"], key: id })),
    ]),
  );
};
