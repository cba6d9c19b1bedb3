import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import { figureTypes } from "../../content-model/figures/figure-data";
import { findFiles, findMarkdownFiles, findFileName, isUnreadable, type ContentTree, type ValidFile } from "../content-tree";
import type { Body, TextPosition } from "../markdown-body";
import { routes } from "../../site/routes";
import { declaredRedirects } from "../site-urls";
import { atPosition, suggestNames, type Report, type Rule } from "../rule";
import { fieldBlocks, type TextBlock } from "../text-blocks";

/** FieldPattern of a content type, by a pattern of their paths. */
type FieldPattern = readonly [type: ContentTypeName, path: RegExp];

/** Something that content refers to by an id or slug. */
interface Target {
  readonly kind: string;
  /** The fields with the ids. */
  readonly ids: FieldPattern;
  /** The fields that refer to them. */
  readonly fields: readonly FieldPattern[];
  /** The directives that refer to them. */
  readonly marks?: (body: Body) => readonly (TextPosition & { readonly id: string })[];
  /** The path of its page: an id that is no longer in use may have a redirect. */
  readonly toPath?: (id: string) => string;
  /** Whether there are too many to list them. */
  readonly hasMany?: boolean;
}

const targets: readonly Target[] = [
  {
    kind: "reference",
    ids: ["reference", /^id$/],
    fields: [
      ["claim", /^references\.\d+$/],
      ["comparedProduct", /\.references?(?:\.\d+)?$/],
      ["evidence", /^highlights\.\d+\.reference$/],
    ],
    marks: ({ citations }) => citations,
    hasMany: true,
  },
  {
    kind: "claim",
    ids: ["claim", /^id$/],
    fields: [
      ["home", /\.claim$/],
      ["review", /\.claim$/],
    ],
    marks: ({ claimMarks }) => claimMarks,
    hasMany: true,
  },
  {
    kind: "category",
    ids: ["categories", /^items\.\d+\.slug$/],
    fields: [
      ["post", /^categorySlug$/],
      ["reference", /^topics\.\d+$/],
    ],
  },
  { kind: "page", ids: ["legal", /^slug$/], fields: [["site", /^(?:legalPages\.\d+|disclosurePage)$/]] },
  {
    kind: "method",
    ids: ["evidence", /^methods\.\d+\.slug$/],
    fields: [
      ["reference", /^method$/],
      ["review", /^evidenceMethods\.\d+$/],
      ["home", /^evidence\.methods\.\d+$/],
    ],
  },
  {
    kind: "question",
    ids: ["faq", /^groups\.\d+\.entries\.\d+\.id$/],
    fields: [
      ["home", /^faq\.entries\.\d+$/],
      ["faq", /^openQuestion$/],
    ],
    hasMany: true,
  },
  ...figureTypes.map((type): Target => ({
    kind: type,
    ids: [type, /^id$/],
    fields: [
      ...(type === "sound" ? [["home", /^hero\.sound$/] as const] : []),
      ...(type === "picture"
        ? ([
            ["sound", /^picture$/],
            ["purchase", /^screenshots\.\d+$/],
            ["recording", /^picture$/],
          ] satisfies FieldPattern[])
        : []),
    ],
    marks: ({ figures }) => figures.filter((figure) => figure.type === type),
  })),
];

const articles: Target = { kind: "article", ids: ["post", /^slug$/], fields: [["paths", /\.slug$/]], toPath: routes.post, hasMany: true };

/** References, claims, categories and the like that content refers to exist. */
export const knownIds: Rule = (content, report) => checkIds(targets, content, report);

/** Articles that content refers to exist. */
export const knownArticles: Rule = (content, report) => checkIds([articles], content, report);

function checkIds(kinds: readonly Target[], content: ContentTree, report: Report): void {
  for (const { kind, ids, fields, marks, toPath, hasMany } of kinds) {
    const [type] = ids;
    const { pattern } = contentTypes[type];
    // What is in a file that cannot be read is unknown.
    if (content.files.some((file) => file.type === type && isUnreadable(file))) continue;
    if (!pattern.includes("*") && findFiles(content, type).length === 0) continue;
    const known = new Set(findBlocks(content, ids).map(({ text }) => text));
    const redirected = new Set(toPath && declaredRedirects(content).map(({ from }) => from));
    const isKnown = (id: string) => known.has(id) || (toPath !== undefined && redirected.has(toPath(id)));
    const suggestion = hasMany ? `use an id of ${findFileName(content, type)}` : suggestNames([...known]);
    const message = (id: string) => `no ${kind} has the id '${id}'`;
    for (const { text, at } of fields.flatMap((each) => findBlocks(content, each)).filter((block) => !isKnown(block.text)))
      report(at, `unknown-${kind}`, message(text), suggestion);
    for (const file of marks ? findMarkdownFiles(content) : [])
      for (const mark of marks?.(file.markdown) ?? [])
        if (!known.has(mark.id)) report(atPosition(file, mark), `unknown-${kind}`, message(mark.id), suggestion);
  }
}

function findBlocks(content: ContentTree, [type, path]: FieldPattern): TextBlock[] {
  const files: readonly ValidFile<ContentTypeName>[] = findFiles(content, type);
  return files.flatMap((file) => fieldBlocks(file).filter(({ field = [], text }) => text !== "" && path.test(field.join("."))));
}
