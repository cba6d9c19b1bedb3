import type { Position, FieldPath } from "../content-model/diagnostic";
import type { ContentTypeName, ContentValue } from "../content-model/content-types";
import type { BodyText, DirectiveUse } from "./markdown-body";
import { normalizeSpaces, textFields } from "./text";
import { findFiles, type ContentFile, type ContentTree, type ValidFile } from "./content-tree";
import { memoize } from "../site/memoize";
import { atField } from "./rule";

/** A text that readers see. */
export interface TextBlock {
  readonly file: ContentFile;
  readonly kind: BodyText["kind"] | "field";
  readonly text: string;
  /** Path in front matter or YAML; undefined in a body. */
  readonly field?: FieldPath;
  /** A getter, because finding a field's line is slow and few blocks have diagnostics. */
  readonly at: Position;
}

/** Paragraphs, headings, table cells and button labels of a body, without citations and URLs. */
export const bodyBlocks = (file: ContentFile): TextBlock[] => file.markdown.texts.map((text) => ({ file, ...text }));

/** The same without labels of buttons. */
export const proseBlocks = (file: ContentFile): TextBlock[] => bodyBlocks(file).filter(({ kind }) => kind !== "label");

/** The readable articles, drafts last: where two repeat each other, rules report the later one. */
export const listArticles = (content: ContentTree): ValidFile<"post">[] =>
  findFiles(content, "post").sort((a, b) => Number(a.value.draft ?? false) - Number(b.value.draft ?? false));

/** Every text of a file's front matter or YAML, as it is written. */
export const fieldBlocks = (file: ContentFile): readonly TextBlock[] =>
  textFields(file.written.fields).map(([field, text]) => ({
    file,
    kind: "field",
    text: normalizeSpaces(text),
    field,
    get at() {
      return atField(file, field);
    },
  }));

/** All texts of a file. */
export function listBlocks(file: ContentFile): TextBlock[] {
  return [...fieldBlocks(file), ...bodyBlocks(file)];
}

/** Ids of the marks in a sentence of a block or, without its number, in the block; in a table, those of the row. */
export function findMarks({ kind, at }: TextBlock, marks: readonly DirectiveUse[], sentence?: number): string[] {
  const isInBlock = (mark: DirectiveUse) => mark.block.column === at.column && (sentence === undefined || mark.sentence === sentence);
  return marks.filter((mark) => mark.block.line === at.line && (kind === "cell" || isInBlock(mark))).map(({ id }) => id);
}

/** Whether a text is that of a button. */
export const isLabel = ({ kind, field }: TextBlock): boolean => kind === "label" || /label$/i.test(String(field?.at(-1)));

/** Content types whose texts pages do not show as they are: references, claims and lists of words. */
const hiddenTypes: ReadonlySet<string> = new Set(["reference", "claim", "vocabulary", "wording", "cautions"] satisfies ContentTypeName[]);

/** All texts of the site, file by file. Ids of claims and old URLs are none. */
export const allBlocks = memoize((content: ContentTree): readonly TextBlock[] =>
  content.files
    .filter((file) => !hiddenTypes.has(file.type))
    .flatMap(listBlocks)
    .filter(({ field }) => field?.at(-1) !== "claim" && !field?.includes("redirectFrom")),
);

/** Whether a text is of a testimonial with a consent: it has its author's words. */
export function isQuoted({ file: { type, value }, field = [] }: TextBlock): boolean {
  const items = type === "testimonials" ? (value as ContentValue<"testimonials"> | undefined)?.items : undefined;
  return items?.[Number(field[1])]?.consent !== undefined;
}

/** All texts of the site in its own words. */
export const ownBlocks = (content: ContentTree): readonly TextBlock[] => allBlocks(content).filter((block) => !isQuoted(block));

/** What pages say in the site's own words: of claims, what the page about the evidence shows. */
export const shownBlocks = (content: ContentTree): readonly TextBlock[] => [
  ...ownBlocks(content),
  ...content.files
    .filter(({ type }) => type === "claim")
    .flatMap((file) => fieldBlocks(file).filter(({ field }) => /^(?:claim|unknown)$/.test(String(field?.at(-1))))),
];
