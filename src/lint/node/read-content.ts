import { contentTypes } from "../../content-model/content-types";
import { listContent, readText, type ContentEntry } from "../../content-model/node/content-folder";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { readSource, rejectedFile, type ContentFile, type ContentTree } from "../content-tree";
import { checkFileSize } from "../size-limits";

/**
 * Reads the content folder for the lint.
 *
 * @param directory absolute path of the folder
 * @param name the folder's name in diagnostics, such as `content`
 * @param today ISO day in UTC
 */
export function readContentTree(directory: string, name: string, today?: string): ContentTree {
  const { entries, diagnostics, published, pictures } = listContent(directory, name);
  const files = entries.map((entry) => readEntry(entry));
  return { files, diagnostics: [...diagnostics, ...files.flatMap((file) => file.diagnostics)], published, pictures, today };
}

/** Reads one file; `source` is its text if the caller has it already. */
export function readEntry(entry: ContentEntry, source = readText(entry)): ContentFile {
  const rejection = checkFileSize(entry, contentTypes[entry.type].format);
  return rejection ? rejectedFile(entry, rejection) : readSource(entry, source, parseMarkdownNatively);
}
