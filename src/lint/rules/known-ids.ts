import { contentType, contentTypeNames, type ContentTypeName } from "../../content-model/content-types";
import type { Position } from "../../content-model/diagnostic";
import { figureTypes } from "../../content-model/figures/figure-data";
import { listRelations } from "../../content-model/schema-introspection";
import { findFiles, findMarkdownFiles, findFileName, findUses, isUnreadable, type ContentTree, type ValidFile } from "../content-tree";
import { routes } from "../../site/routes";
import { declaredRedirects } from "../site-urls";
import { suggestNames, type Report, type Rule } from "../rule";
import { fieldBlocks, type TextBlock } from "../text-blocks";

/** Something that content refers to by an id or slug: in fields whose schema has a `relation` to it, and in directives. */
interface Target {
  readonly kind: string;
  readonly type: ContentTypeName;
  /** The field with the ids, as relations name it. */
  readonly ids: string;
  readonly directive?: string;
  /** The path of its page: an id that is no longer in use may have a redirect. */
  readonly toPath?: (id: string) => string;
  /** Whether there are too many to list them. */
  readonly hasMany?: boolean;
}

const figures = figureTypes.map((type): Target => ({ kind: type, type, ids: "id", directive: type }));

const targets: readonly Target[] = [
  { kind: "reference", type: "reference", ids: "id", directive: "ref", hasMany: true },
  { kind: "claim", type: "claim", ids: "id", directive: "claim", hasMany: true },
  { kind: "category", type: "categories", ids: "items.*.slug" },
  { kind: "page", type: "legal", ids: "slug" },
  { kind: "method", type: "evidence", ids: "methods.*.slug" },
  { kind: "question", type: "faq", ids: "groups.*.entries.*.id", hasMany: true },
  ...figures,
];

const articles: Target = { kind: "article", type: "post", ids: "slug", toPath: routes.post, hasMany: true };

/** The fields with a relation, and the path of the file or folder that it leads to. */
const relations = contentTypeNames.flatMap((type) =>
  listRelations(contentType(type).schema).map(({ path, relation: { collection, file = "*" } }) => ({
    type,
    path,
    to: `${collection}/${file}`,
  })),
);

/** References, claims, categories and the like that content refers to exist. */
export const knownIds: Rule = (content, report) => checkIds(targets, content, report);

/** Articles that content refers to exist. */
export const knownArticles: Rule = (content, report) => checkIds([articles], content, report);

function checkIds(kinds: readonly Target[], content: ContentTree, report: Report): void {
  for (const target of kinds) {
    const { kind, type, ids, toPath, hasMany } = target;
    const { pattern } = contentType(type);
    // What is in a file that cannot be read is unknown.
    if (content.files.some((file) => file.type === type && isUnreadable(file))) continue;
    if (!pattern.includes("*") && findFiles(content, type).length === 0) continue;
    const known = new Set(findBlocks(content, type, ids).map(({ text }) => text));
    const redirected = new Set(toPath && declaredRedirects(content).map(({ from }) => from));
    const suggestion = hasMany ? `use an id of ${findFileName(content, type)}` : suggestNames([...known]);
    for (const { id, at } of findUsesOf(target, content))
      if (!known.has(id) && !(toPath && redirected.has(toPath(id))))
        report(at, `unknown-${kind}`, `no ${kind} has the id '${id}'`, suggestion);
  }
}

/** Warns of figures that no page shows. */
export const unusedFigures: Rule = (content, report) => {
  // A file that cannot be read may show some.
  if (content.files.some(isUnreadable)) return;
  for (const figure of figures) {
    const shown = new Set(findUsesOf(figure, content).map(({ id }) => id));
    for (const { text: id, at } of findBlocks(content, figure.type, "id").filter(({ text }) => !shown.has(text)))
      report(at, `unused-${figure.kind}`, `no page shows the ${figure.kind} '${id}'`, "show it, or remove it", "warning");
  }
};

/** Where fields and texts refer to something, with the id. */
function findUsesOf({ type, directive }: Target, content: ContentTree): { id: string; at: Position }[] {
  const path = contentType(type).pattern.replace(/\.\w+$/, "");
  const blocks = relations.filter(({ to }) => path.endsWith(to)).flatMap((field) => findBlocks(content, field.type, field.path));
  const uses = directive ? findMarkdownFiles(content).flatMap((file) => findUses(file, directive)) : [];
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
