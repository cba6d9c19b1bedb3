import path from "path";

/** The content folder: `content/` in the project, or the one that `CONTENT_DIR` names, if it is not empty. */
export function contentDirectory(): string {
  return path.resolve(process.env["CONTENT_DIR"] || "content");
}
