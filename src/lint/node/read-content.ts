import fs from "fs";
import path from "path";
import { contentTypeOf, contentTypes } from "../../content-model/content-types";
import { normalizeText } from "../../content-model/front-matter";
import type { Diagnostic } from "../../content-model/diagnostic";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from "../../site/published-urls";
import { readSource, refused, type ContentFile, type ContentSource, type ContentTree } from "../content-tree";
import { refusalBySize } from "../size-limits";

const pictureKinds = /\.(?:jpe?g|png|webp|avif)$/i;

/** A content file that is there and of a known kind, before it is read. */
export interface ContentEntry extends ContentSource {
  readonly absolutePath: string;
  readonly bytes: number;
}

/** A picture's file below the content folder. */
export interface PictureEntry {
  readonly file: string;
  readonly absolutePath: string;
  readonly bytes: number;
}

/** What lies in the content folder. */
export interface ContentListing extends Pick<ContentTree, "diagnostics" | "published" | "pictures"> {
  readonly entries: readonly ContentEntry[];
  readonly pictureFiles: readonly PictureEntry[];
}

/**
 * Reads all content files.
 *
 * @param directory absolute path of the content folder
 * @param name how problems name the folder, such as `content`
 * @param today ISO day for which it is judged
 */
export function readContentTree(directory: string, name: string, today?: string): ContentTree {
  const { entries, diagnostics, published, pictures } = listContent(directory, name);
  const files = entries.map((entry) => readEntry(entry));
  return { files, diagnostics: [...diagnostics, ...files.flatMap((file) => file.diagnostics)], published, pictures, today };
}

/** What lies in the content folder, and what does not belong there or is missing. */
export function listContent(directory: string, name: string): ContentListing {
  const diagnostics: Diagnostic[] = [];
  const entries: ContentEntry[] = [];
  const pictureFiles: PictureEntry[] = [];
  let published: ContentTree["published"];
  const report = (file: string, id: string, message: string, suggestion: string) =>
    diagnostics.push({ file, line: 1, column: 1, severity: "error", id, message, suggestion });
  const names = new Map<string, string>();

  for (const relativePath of listFiles(directory)) {
    const file = `${name}/${relativePath}`;
    const absolutePath = path.join(directory, relativePath);
    const type = contentTypeOf(relativePath);
    const stats = fs.lstatSync(absolutePath);
    // A disk that tells capitals, or two ways to write an é, apart holds both; others, and some servers, hold one.
    const plainName = relativePath.normalize("NFC").toLowerCase();
    const other = names.get(plainName);
    if (other) {
      const by = other.toLowerCase() === file.toLowerCase() ? "capitals" : "how its accents are encoded";
      report(file, "same-name", `the name differs from ${other} in ${by} alone`, "give one of the two another name");
    } else names.set(plainName, file);

    if (stats.isSymbolicLink()) report(file, "symbolic-link", "the file is a symbolic link", "put the file itself here");
    else if (!stats.isFile()) report(file, "special-file", "this is a device, a pipe or a socket", "put a file here");
    else if (relativePath === PUBLISHED_URLS_FILE)
      published = { file, addresses: parsePublishedUrls(normalizeText(fs.readFileSync(absolutePath, "utf8"))) };
    else if (type) entries.push({ type, file, absolutePath, bytes: stats.size });
    else if (pictureKinds.test(relativePath)) pictureFiles.push({ file, absolutePath, bytes: stats.size });
    else
      report(
        file,
        "unknown-file",
        "no kind of content lies here",
        `known places: ${Object.values(contentTypes)
          .map(({ pattern }) => pattern)
          .join(", ")}`,
      );
  }
  for (const [type, { pattern, name: message }] of Object.entries(contentTypes)) {
    if (!pattern.includes("*") && !entries.some((entry) => entry.type === type))
      report(`${name}/${pattern}`, "missing-file", "the file is missing", `every site needs its ${message}`);
  }
  return { entries, diagnostics, published, pictureFiles, pictures: new Set(pictureFiles.map(({ file }) => file)) };
}

/** A file's text; empty when the file is too large to be looked at. */
export function readText(entry: ContentEntry): string {
  return refusalBySize(entry, contentTypes[entry.type].format) ? "" : fs.readFileSync(entry.absolutePath, "utf8");
}

/** Reads one file; `source` is its text when that is known already. */
export function readEntry(entry: ContentEntry, source = readText(entry)): ContentFile {
  const refusal = refusalBySize(entry, contentTypes[entry.type].format);
  return refusal ? refused(entry, refusal) : readSource(entry, source, parseMarkdownNatively);
}

function listFiles(directory: string, below = ""): string[] {
  return fs
    .readdirSync(path.join(directory, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const relativePath = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith(".")) return [];
      return entry.isDirectory() ? listFiles(directory, relativePath) : [relativePath];
    });
}
