import fs from "node:fs";
import { contentDirectory } from "../../content-model/node/content-directory";
import { contentFolderName, listContent, readOffer } from "../../content-model/node/content-folder";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { readHistory } from "./removed-pages";
import { readSource, type ContentTree } from "../content-tree";

/**
 * Reads the content folder for the lint.
 *
 * @param directory absolute path of the folder; by default the project's
 * @param name the folder's name in diagnostics, such as `content`
 * @param today ISO day in UTC
 */
export function readContentTree(directory?: string, name?: string, today?: string): ContentTree {
  const { entries, diagnostics, published, pictureFiles } = listContent(directory, name);
  const offer = readOffer(directory);
  const files = entries.map((entry) => readSource(entry, fs.readFileSync(entry.absolutePath, "utf8"), parseMarkdownNatively, offer));
  const pictures = new Set(pictureFiles.map(({ file }) => file));
  return { files, diagnostics: [...diagnostics, ...files.flatMap((file) => file.diagnostics)], published, pictures, today, offer };
}

/** Reads the project's content folder and its history in git; `today` is an ISO day in UTC. */
export const readProjectContent = (today?: string): ContentTree => ({
  ...readContentTree(undefined, undefined, today),
  history: readHistory(contentDirectory(), contentFolderName(contentDirectory())),
});
