import toString from "mdast-util-to-string";
import type { Node } from "unist";
import type { FieldPath } from "../content-model/yaml-document";
import { visit } from "../markdown/visit";
import type { CheckedFile, ContentTree, MarkdownFile } from "./content-tree";
import { atField, atNode } from "./rule";

/** A piece of text that a reader sees, and where an editor finds it. */
export interface TextBlock {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Where it stands in front matter or YAML; undefined in a body. */
  readonly field?: FieldPath;
}

/** Paragraphs, headings and table cells of a body, without directives and addresses. */
export function bodyBlocks(file: MarkdownFile): TextBlock[] {
  const blocks: TextBlock[] = [];
  visit<Node>(file.tree, ["paragraph", "heading", "tableCell"], (node) => {
    const text = toString(node).replace(/\s+/g, " ").trim();
    if (text !== "") blocks.push({ ...atNode(file, node), text });
  });
  return blocks;
}

/** Every text of a file's front matter or YAML. */
export function fieldBlocks(file: CheckedFile): TextBlock[] {
  const walk = (value: unknown, path: FieldPath): TextBlock[] => {
    if (typeof value === "string") return [{ ...atField(file, path), text: value, field: path }];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => walk(child, [...path, Array.isArray(value) ? Number(key) : key]));
  };
  return walk(file.value, []);
}

/** Everything that the site says, file by file. References are others' words and left out. */
export function allBlocks(tree: ContentTree): TextBlock[] {
  return tree.files
    .filter(({ type, value }) => type !== "references" && value !== undefined)
    .flatMap((file) => [...fieldBlocks(file), ...(file.tree ? bodyBlocks(file as MarkdownFile) : [])]);
}

/** Sentences of a text; a full stop in an abbreviation or a number does not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]["”’)]?)\s+(?=["“(]?\p{Lu})/u);
}
