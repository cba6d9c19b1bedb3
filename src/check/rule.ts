import type { Problem } from "../content-model/problem";
import type { FieldPath } from "../content-model/yaml-document";
import type { CheckedFile, ContentTree } from "./content-tree";

/** A rule over all content. What it finds it tells, with the place an editor has to go to. */
export type Rule = (tree: ContentTree, tell: Tell) => void;

export type Tell = (finding: Omit<Problem, "file" | "severity"> & { file: string; severity?: Problem["severity"] }) => void;

/** Place of a field of a file's front matter or YAML. */
export function atField(file: Pick<CheckedFile, "file" | "locate">, path: FieldPath): { file: string; line: number; column: number } {
  return { file: file.file, ...file.locate(path) };
}

/** Place of a node of a file's Markdown tree. */
export function atNode(
  file: Pick<CheckedFile, "file" | "bodyOffset">,
  node: { position?: { start: { line: number; column: number } } | undefined },
): { file: string; line: number; column: number } {
  const start = node.position?.start ?? { line: 1, column: 1 };
  return { file: file.file, line: start.line + file.bodyOffset, column: start.column };
}
