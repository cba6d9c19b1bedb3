import type { Diagnostic } from "../content-model/diagnostic";
import type { FieldPath } from "../content-model/yaml-document";
import type { Place } from "./markdown-body";
import type { ContentFile, ContentTree } from "./content-tree";

/** A rule over all content. What it finds it tells, with the place an editor has to go to. */
export type Rule = (tree: ContentTree, report: ReportDiagnostic) => void;

export type ReportDiagnostic = (
  finding: Omit<Diagnostic, "file" | "severity"> & { file: string; severity?: Diagnostic["severity"] },
) => void;

/** Place of a field of a file's front matter or YAML. */
export function atField(file: Pick<ContentFile, "file" | "locate">, path: FieldPath): { file: string; line: number; column: number } {
  return { file: file.file, ...file.locate(path) };
}

/** Place of something in a file's Markdown. */
export function atPlace({ file }: Pick<ContentFile, "file">, { line, column }: Place): { file: string; line: number; column: number } {
  return { file, line, column };
}
