import fs from "node:fs";
import { contentDirectory } from "../../content-model/node/content-directory";
import { contentFolderName, listContent, readOffer } from "../../content-model/node/content-folder";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { readHistory } from "./removed-pages";
import { readSource, type ContentTree } from "../content-tree";

/**
 * Reads a content folder and its history in git for the lint.
 *
 * @param today ISO day in UTC
 * @param directory absolute path of the folder; by default the project's
 * @param name the folder's name in diagnostics, such as `content`
 */
export function readContent(today?: string, directory = contentDirectory(), name = contentFolderName(directory)): ContentTree {
  const { entries, diagnostics, published, pictureFiles } = listContent(directory, name);
  const offer = readOffer(directory);
  const files = entries.map((entry) => readSource(entry, fs.readFileSync(entry.absolutePath, "utf8"), parseMarkdownNatively, offer));
  const pictures = new Set(pictureFiles.map(({ file }) => file));
  const found = [...diagnostics, ...files.flatMap((file) => file.diagnostics)];
  return { files, diagnostics: found, published, pictures, today, offer, history: readHistory(directory, name) };
}
