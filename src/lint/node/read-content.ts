import { contentTypes } from "../../content-model/content-types";
import { contentDirectory, contentFolderName, listContent, readText, type ContentEntry } from "../../content-model/node/content-folder";
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

/** Reads the project's content folder; `today` is an ISO day in UTC. */
export function readProjectContent(today?: string): ContentTree {
  const directory = contentDirectory();
  return readContentTree(directory, contentFolderName(directory), today);
}

/** What was read last of each file, by path: the CMS's server reads the whole folder for each page that it sends. */
const lastRead = new Map<string, { readonly source: string; readonly file: ContentFile }>();

/** Reads one file; `source` is its text if the caller has it already. An unchanged text is not parsed again. */
export function readEntry(entry: ContentEntry, source = readText(entry)): ContentFile {
  const rejection = checkFileSize(entry, contentTypes[entry.type].format);
  if (rejection) return rejectedFile(entry, rejection);
  const last = lastRead.get(entry.absolutePath);
  if (last?.source === source && last.file.file === entry.file) return last.file;
  const file = readSource(entry, source, parseMarkdownNatively);
  lastRead.set(entry.absolutePath, { source, file });
  return file;
}
