import type { Diagnostic, FileOrPosition, Position, FieldPath } from "../content-model/diagnostic";
import type { ContentFile, ContentTree } from "./content-tree";

/** Checks content and reports what it finds. */
export type Rule = (content: ContentTree, report: Report) => void;

/** Reports an error unless `severity` says otherwise. */
export type Report = (at: FileOrPosition, id: string, message: string, suggestion: string, severity?: Diagnostic["severity"]) => void;

/** Suggests the names that exist. */
export const suggestNames = (names: readonly string[]): string =>
  names.length === 0 ? "there is none yet: add it" : `use one of ${names.join(", ")}`;

/** Position of a field in front matter or YAML. */
export function atField(file: Pick<ContentFile, "file" | "locate">, path: FieldPath): Position {
  return { file: file.file, field: path, ...file.locate(path) };
}
