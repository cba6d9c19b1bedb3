import fs from "fs";
import path from "path";
import { contentTypeOf, contentTypes } from "../content-model/content-types";
import { normalizeText } from "../content-model/front-matter";
import type { Problem } from "../content-model/problem";
import { parseMarkdownNatively } from "../markdown/native-parser";
import { ADDRESSES_FILE, parseAddresses } from "../site/published-addresses";
import { readSource, type CheckedFile, type ContentSource, type ContentTree } from "./content-tree";

const pictureKinds = /\.(?:jpe?g|png|webp|avif)$/i;

/** A content file that is there and of a known kind, before it is read. */
export interface ContentEntry extends ContentSource {
  readonly absolutePath: string;
}

/** What lies in the content folder. */
export interface ContentListing extends Pick<ContentTree, "problems" | "published" | "pictures"> {
  readonly entries: readonly ContentEntry[];
}

/**
 * Reads all content files.
 *
 * @param directory absolute path of the content folder
 * @param name how problems name the folder, such as `content`
 */
export function readContentTree(directory: string, name: string): ContentTree {
  const { entries, problems, ...rest } = listContent(directory, name);
  const files = entries.map((entry) => readEntry(entry));
  return { ...rest, files, problems: [...problems, ...files.flatMap((file) => file.problems)] };
}

/** What lies in the content folder, and what does not belong there or is missing. */
export function listContent(directory: string, name: string): ContentListing {
  const problems: Problem[] = [];
  const entries: ContentEntry[] = [];
  const pictures = new Set<string>();
  let published: ContentTree["published"];
  const tell = (file: string, id: string, what: string, right: string) =>
    problems.push({ file, line: 1, column: 1, severity: "error", id, what, right });

  for (const relativePath of listFiles(directory)) {
    const file = `${name}/${relativePath}`;
    const absolutePath = path.join(directory, relativePath);
    const type = contentTypeOf(relativePath);
    if (fs.lstatSync(absolutePath).isSymbolicLink()) tell(file, "symbolic-link", "the file is a symbolic link", "put the file itself here");
    else if (relativePath === ADDRESSES_FILE)
      published = { file, addresses: parseAddresses(normalizeText(fs.readFileSync(absolutePath, "utf8"))) };
    else if (type) entries.push({ type, file, absolutePath });
    else if (pictureKinds.test(relativePath)) pictures.add(file);
    else
      tell(
        file,
        "unknown-file",
        "no kind of content lies here",
        `known places: ${Object.values(contentTypes)
          .map(({ pattern }) => pattern)
          .join(", ")}`,
      );
  }
  for (const [type, { pattern, name: what }] of Object.entries(contentTypes)) {
    if (!pattern.includes("*") && !entries.some((entry) => entry.type === type))
      tell(`${name}/${pattern}`, "missing-file", "the file is missing", `every site needs its ${what}`);
  }
  return { entries, problems, published, pictures };
}

/** Reads one file; `source` is its text when that is known already. */
export function readEntry(entry: ContentEntry, source = fs.readFileSync(entry.absolutePath, "utf8")): CheckedFile {
  return readSource(entry, source, parseMarkdownNatively);
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
