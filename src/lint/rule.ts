import type { Diagnostic } from "../content-model/diagnostic";
import type { FieldPath } from "../content-model/yaml-document";
import type { Place } from "./markdown-body";
import type { ContentFile, ContentTree } from "./content-tree";

/** Checks content and reports what it finds. */
export type Rule = (content: ContentTree, report: ReportDiagnostic) => void;

/** Errors unless `severity` says otherwise. */
export type ReportDiagnostic = (diagnostic: Omit<Diagnostic, "severity"> & Partial<Pick<Diagnostic, "severity">>) => void;

/** A position in a content file. */
export type FilePosition = Pick<Diagnostic, "file" | "line" | "column">;

/** Position of a field in front matter or YAML. */
export function atField(file: Pick<ContentFile, "file" | "locate">, path: FieldPath): FilePosition {
  return { file: file.file, ...file.locate(path) };
}

/** Position of something in a file's Markdown. */
export function atPlace({ file }: Pick<ContentFile, "file">, { line, column }: Place): FilePosition {
  return { file, line, column };
}
