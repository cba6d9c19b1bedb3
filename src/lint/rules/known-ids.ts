import { contentType, contentTypeNames, type ContentTypeName } from "../../content-model/content-types";
import type { Position } from "../../content-model/diagnostic";
import { listRelations } from "../../content-model/schema-introspection";
import { directives } from "../../markdown/directives/index";
import { findFiles, findFileName, findUses, isUnreadable, type ContentTree, type ValidFile } from "../content-tree";
import { routes } from "../../site/routes";
import { declaredRedirects } from "../site-urls";
import { suggestNames, type Report, type Rule } from "../rule";
import { fieldBlocks, type TextBlock } from "../text-blocks";

/** What messages call an entry, where it is not the name of its type. */
const kinds: Readonly<Partial<Record<ContentTypeName, string>>> = {
  post: "article",
  legal: "page",
  categories: "category",
  evidence: "method",
  faq: "question",
};

/** More entries than this are not listed in a suggestion. */
const MAX_LISTED = 20;

/** The fields with a relation, the path of the file or folder that it leads to, and the field there with the ids. */
const relations = contentTypeNames.flatMap((type) =>
  listRelations(contentType(type).schema).map(({ path, relation: { collection, file = "*", value } }) => ({
    type,
    path,
    to: `${collection}/${file}`,
    ids: value,
  })),
);

/** The relations to a content type. */
function relationsTo(type: ContentTypeName) {
  const path = contentType(type).pattern.replace(/\.\w+$/, "");
  return relations.filter(({ to }) => path.endsWith(to));
}

/** References, claims, categories and the like that fields and directives refer to exist. */
export const knownIds: Rule = (content, report) => {
  for (const type of contentTypeNames) if (type !== "post") checkIds(type, content, report);
};

/** Articles that content refers to exist, or their URLs have a redirect. */
export const knownArticles: Rule = (content, report) => {
  const redirected = new Set(declaredRedirects(content).map(({ from }) => from));
  checkIds("post", content, report, (slug) => redirected.has(routes.post(slug)));
};

function checkIds(type: ContentTypeName, content: ContentTree, report: Report, isMoved?: (id: string) => boolean): void {
  // What is in a file that cannot be read is unknown.
  if (content.files.some((file) => file.type === type && isUnreadable(file))) return;
  if (!contentType(type).pattern.includes("*") && findFiles(content, type).length === 0) return;
  const known = new Set(findBlocks(content, type, relationsTo(type)[0]?.ids ?? "id").map(({ text }) => text));
  const kind = kinds[type] ?? type;
  const suggestion = known.size > MAX_LISTED ? `use an id of ${findFileName(content, type)}` : suggestNames([...known]);
  for (const { id, at } of findReferencesTo(type, content))
    if (!known.has(id) && !isMoved?.(id)) report(at, `unknown-${kind}`, `no ${kind} has the id '${id}'`, suggestion);
}

/** Where fields and texts refer to entries of a type, with their ids. */
function findReferencesTo(type: ContentTypeName, content: ContentTree): { id: string; at: Position }[] {
  const blocks = relationsTo(type).flatMap((field) => findBlocks(content, field.type, field.path));
  const directive = directives.find(({ refersTo }) => refersTo === type);
  const uses = directive ? content.files.flatMap((file) => findUses(file, directive.name)) : [];
  return [
    ...blocks.map(({ text, at }) => ({ id: text, at })),
    ...uses.filter(({ id }) => id !== "").map((use) => ({ id: use.id, at: use })),
  ];
}

/** The texts of a field, whose path has a `*` for each position in a list. */
function findBlocks(content: ContentTree, type: ContentTypeName, path: string): TextBlock[] {
  const files: readonly ValidFile<ContentTypeName>[] = findFiles(content, type);
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "\\d+")}$`);
  return files.flatMap((file) => fieldBlocks(file).filter(({ field = [], text }) => text !== "" && pattern.test(field.join("."))));
}
