import fs from "fs";
import path from "path";
import { contentTypes, type ContentTypeName, type ContentValue } from "../content-types";
import { parseContent } from "../parse";
import { formatDiagnostic } from "../diagnostic";

/** Where content lies: `content/` in the project, or the folder that `CONTENT_DIR` names (tests, benchmarks). */
export function contentDirectory(root: string): string {
  return path.resolve(root, process.env["CONTENT_DIR"] ?? "content");
}

/**
 * Reads one settings file.
 *
 * @throws an error whose message is the file's problems, one a line
 */
export function readContentFile<N extends ContentTypeName>(name: N, directory: string): ContentValue<N> {
  const { pattern } = contentTypes[name];
  const file = path.join(directory, pattern);
  if (!fs.existsSync(file))
    throw new Error(`content/${pattern}:1:1 error[missing-file] the file is missing; every site needs its ${contentTypes[name].name}`);
  const { value, diagnostics } = parseContent(name, fs.readFileSync(file, "utf8"), `content/${pattern}`);
  if (value === undefined) throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  return value;
}

/** The settings that configuration needs before there are nodes. */
export function readSettings(root: string): { site: ContentValue<"site"> } {
  return { site: readContentFile("site", contentDirectory(root)) };
}
