import path from "path";

/** The content folder: `content/` in the project, or the folder that `CONTENT_DIR` names (tests, benchmarks). */
export function contentDirectory(root = process.cwd()): string {
  return path.resolve(root, process.env["CONTENT_DIR"] ?? "content");
}
