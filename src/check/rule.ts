import type { Problem } from "../content-model/problem";
import type { FieldPath } from "../content-model/yaml-document";
import type { Place } from "./body";
import type { CheckedFile, ContentTree } from "./content-tree";

/** A rule over all content. What it finds it tells, with the place an editor has to go to. */
export type Rule = (tree: ContentTree, tell: Tell) => void;

export type Tell = (finding: Omit<Problem, "file" | "severity"> & { file: string; severity?: Problem["severity"] }) => void;

/** Place of a field of a file's front matter or YAML. */
export function atField(file: Pick<CheckedFile, "file" | "locate">, path: FieldPath): { file: string; line: number; column: number } {
  return { file: file.file, ...file.locate(path) };
}

/** Place of something in a file's Markdown. */
export function atPlace({ file }: Pick<CheckedFile, "file">, { line, column }: Place): { file: string; line: number; column: number } {
  return { file, line, column };
}
