import type { ContentTypeName } from "../content-model/content-types";
import type { FieldPath } from "../content-model/yaml-document";
import { tidy, type BodyText } from "./markdown-body";
import { isMarkdownFile, type ContentFile, type ContentTree, type MarkdownFile } from "./content-tree";
import { atField, atPlace, type FilePosition } from "./rule";

/** A text that readers see. */
export interface TextBlock {
  readonly file: string;
  readonly kind: BodyText["kind"] | "field";
  readonly text: string;
  /** Path in front matter or YAML; undefined in a body. */
  readonly field?: FieldPath;
  /** A getter, because finding a field's line is slow and few blocks have diagnostics. */
  readonly at: FilePosition;
}

const bodyBlocksByFile = new WeakMap<MarkdownFile, readonly TextBlock[]>();

/** Paragraphs, headings, table cells and rows, and button labels of a body, without citations and URLs. */
export function bodyBlocks(file: MarkdownFile): readonly TextBlock[] {
  let blocks = bodyBlocksByFile.get(file);
  if (!blocks) {
    blocks = file.content.texts.map(({ kind, text, ...place }) => ({ file: file.file, kind, text, at: atPlace(file, place) }));
    bodyBlocksByFile.set(file, blocks);
  }
  return blocks;
}

const fieldBlocksByFile = new WeakMap<ContentFile, readonly TextBlock[]>();

/** Every text of a file's front matter or YAML. */
export function fieldBlocks(file: ContentFile): readonly TextBlock[] {
  let blocks = fieldBlocksByFile.get(file);
  if (!blocks) {
    blocks = textFields(file.value).map(([field, text]) => ({
      file: file.file,
      kind: "field",
      text: tidy(text),
      field,
      get at() {
        return atField(file, field);
      },
    }));
    fieldBlocksByFile.set(file, blocks);
  }
  return blocks;
}

/** All strings in a value, with their paths. */
export function textFields(value: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textFields(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Content types whose texts are not the site's own words: citations and the claims ledger. */
const unreadTypes: ReadonlySet<string> = new Set(["references", "claims"] satisfies ContentTypeName[]);

const blocksByTree = new WeakMap<ContentTree, readonly TextBlock[]>();

/** All texts of the site, file by file. */
export function allBlocks(content: ContentTree): readonly TextBlock[] {
  let blocks = blocksByTree.get(content);
  if (!blocks) {
    blocks = content.files
      .filter(({ type, value }) => !unreadTypes.has(type) && value !== undefined)
      .flatMap((file) => [...fieldBlocks(file), ...(isMarkdownFile(file) ? bodyBlocks(file) : [])]);
    blocksByTree.set(content, blocks);
  }
  return blocks;
}
