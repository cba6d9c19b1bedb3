import type { ContentTypeName, ContentValue } from "../content-model/content-types";
import type { Diagnostic, FileOrPosition, Position, FieldPath } from "../content-model/diagnostic";
import { findFiles, type ContentFile, type ContentTree } from "./content-tree";

/** Checks content and reports what it finds. */
export type Rule = (content: ContentTree, report: Report) => void;

/** Reports an error unless `severity` says otherwise. */
export type Report = (at: FileOrPosition, id: string, message: string, suggestion: string, severity?: Diagnostic["severity"]) => void;

/** A report about a field of the file that is checked. */
type FieldReport = (path: FieldPath, ...finding: Parameters<Report> extends [unknown, ...infer Finding] ? Finding : never) => void;

/** A rule that checks the fields of each file of a type. */
export const aboutFields =
  <N extends ContentTypeName>(type: N, check: (value: ContentValue<N>, report: FieldReport, content: ContentTree) => void): Rule =>
  (content, report) => {
    for (const file of findFiles(content, type)) check(file.value, (path, ...finding) => report(atField(file, path), ...finding), content);
  };

/** Suggests the names that exist. */
export const suggestNames = (names: readonly string[]): string =>
  names.length === 0 ? "there is none yet: add it" : `use one of ${names.join(", ")}`;

/** Position of a field in front matter or YAML. */
export function atField(file: Pick<ContentFile, "file" | "locate">, path: FieldPath): Position {
  return { file: file.file, field: path, ...file.locate(path) };
}
