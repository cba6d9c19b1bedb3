import type { ContentTypeName } from "../content-model/content-types";
import type { FieldPath } from "../content-model/yaml-document";
import { tidy, type BodyText } from "./body";
import { isMarkdownFile, type CheckedFile, type ContentTree, type MarkdownFile } from "./content-tree";
import { atField } from "./rule";

/** A piece of text that a reader sees, and where an editor finds it. */
export interface TextBlock {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: BodyText["kind"] | "field";
  readonly text: string;
  /** Where it stands in front matter or YAML; undefined in a body. */
  readonly field?: FieldPath;
}

/** Paragraphs, headings, table cells and rows, and button labels of a body, without citations and addresses. */
export function bodyBlocks({ file, content }: MarkdownFile): TextBlock[] {
  return content.texts.map((block) => ({ ...block, file }));
}

/** Every text of a file's front matter or YAML. */
export function fieldBlocks(file: CheckedFile): TextBlock[] {
  const walk = (value: unknown, path: FieldPath): TextBlock[] => {
    if (typeof value === "string") return [{ ...atField(file, path), kind: "field", text: tidy(value), field: path }];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => walk(child, [...path, Array.isArray(value) ? Number(key) : key]));
  };
  return walk(file.value, []);
}

const blocksOfTree = new WeakMap<ContentTree, readonly TextBlock[]>();

/** Kinds of files of which no reader sees a word: others' words, and what is said about the site's own. */
const unseenKinds: ReadonlySet<string> = new Set(["references", "claims"] satisfies ContentTypeName[]);

/** Everything that the site says, file by file. */
export function allBlocks(tree: ContentTree): readonly TextBlock[] {
  let blocks = blocksOfTree.get(tree);
  if (!blocks) {
    blocks = tree.files
      .filter(({ type, value }) => !unseenKinds.has(type) && value !== undefined)
      .flatMap((file) => [...fieldBlocks(file), ...(isMarkdownFile(file) ? bodyBlocks(file) : [])]);
    blocksOfTree.set(tree, blocks);
  }
  return blocks;
}
