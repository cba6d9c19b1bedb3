import fs from "fs";
import path from "path";
import { listEntries, listFiles } from "../../site/node/list-files";
import { PUBLISHED_URLS_FILE, parsePublishedUrls, type PublishedUrl } from "../../site/published-urls";
import { findContentType, contentTypeNames, contentTypes, pictureName, type ContentTypeName, type ContentValue } from "../content-types";
import { errorAt, formatDiagnostic, type Diagnostic } from "../diagnostic";
import { normalizeText } from "../front-matter";
import { offerFromFields } from "../offer-from-fields";
import { findUnreadable, parseContent } from "../parse";
import { readYaml } from "../yaml-document";
import type { OfferValues } from "../offer";
import { contentDirectory } from "./content-directory";

/** A file in the content folder, not read yet. */
export interface FileEntry {
  /** Path for messages, with forward slashes: `content/posts/x.md`. */
  readonly file: string;
  readonly absolutePath: string;
}

/** A file of a known content type. */
export interface ContentEntry extends FileEntry {
  readonly type: ContentTypeName;
}

/** Everything in the content folder. */
interface ContentListing {
  readonly entries: readonly ContentEntry[];
  readonly pictureFiles: readonly FileEntry[];
  /** Every URL that was ever published; undefined when there is no such list. */
  readonly published: { readonly file: string; readonly urls: readonly PublishedUrl[] } | undefined;
  /** Files that are missing or unknown. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The content folder's name in diagnostics: its path relative to the project, with forward slashes. */
export function contentFolderName(directory: string): string {
  return path.relative(process.cwd(), directory).split(path.sep).join("/") || ".";
}

/**
 * Lists the content folder. Hidden files, whose name or folder begins with a dot, are skipped here and by Gatsby; a symbolic
 * link, which Gatsby would follow, and a folder with the name of a file are errors.
 *
 * @param directory absolute path of the content folder; by default the project's
 * @param name the folder's name in diagnostics, such as `content`
 */
export function listContent(directory = contentDirectory(), name = contentFolderName(directory)): ContentListing {
  const diagnostics: Diagnostic[] = [];
  const entries: ContentEntry[] = [];
  const pictureFiles: FileEntry[] = [];
  let published: ContentListing["published"];
  const isHidden = (file: string) => /(?:^|\/)\./.test(file);
  for (const link of listEntries(directory, (entry) => entry.isSymbolicLink()).filter((file) => !isHidden(file)))
    diagnostics.push(errorAt({ file: `${name}/${link}` }, "symbolic-link", "this is a symbolic link", "put the file itself here"));
  for (const folder of listEntries(directory, (entry) => entry.isDirectory()).filter((file) => !isHidden(file) && isKnown(file)))
    diagnostics.push(
      errorAt({ file: `${name}/${folder}` }, "folder", "this is a folder, and a file belongs here", "rename it, or delete it"),
    );
  const paths = listFiles(directory).filter((file) => !isHidden(file));
  const names = new Map(paths.map((file) => [foldName(file), file]));

  for (const relativePath of paths) {
    const absolutePath = path.join(directory, relativePath);
    const entry = { file: `${name}/${relativePath}`, absolutePath };
    const type = findContentType(relativePath);
    const other = names.get(foldName(relativePath));
    if (other !== relativePath)
      diagnostics.push(
        errorAt(entry, "file-name", `on a Mac or Windows this is the same name as ${name}/${other}`, "rename one of the two"),
      );
    if (relativePath.includes("\\"))
      diagnostics.push(errorAt(entry, "file-name", "the name has the sign \\, which separates folders on Windows", "rename it"));
    if (relativePath === PUBLISHED_URLS_FILE) {
      const source = fs.readFileSync(absolutePath, "utf8");
      const unreadable = findUnreadable(source, entry.file);
      if (unreadable) diagnostics.push(unreadable);
      else published = { file: entry.file, urls: parsePublishedUrls(normalizeText(source)) };
    } else if (type) entries.push({ ...entry, type });
    else if (pictureName.test(relativePath)) pictureFiles.push(entry);
    else diagnostics.push(errorAt(entry, "unknown-file", "no content type has files here", `known places: ${knownPlaces}`));
  }
  for (const type of contentTypeNames) {
    const { pattern, name: typeName, isOptional } = contentTypes[type];
    if (!pattern.includes("*") && !isOptional && ![...entries, ...diagnostics].some(({ file }) => file === `${name}/${pattern}`))
      diagnostics.push(missingFile(`${name}/${pattern}`, typeName));
  }
  return { entries, diagnostics, published, pictureFiles };
}

const isKnown = (file: string): boolean => file === PUBLISHED_URLS_FILE || pictureName.test(file) || findContentType(file) !== undefined;

/** A name as the disks of Macs and Windows compare it. */
const foldName = (file: string): string => file.normalize("NFC").toLowerCase();

const missingFile = (file: string, typeName: string): Diagnostic =>
  errorAt({ file }, "missing-file", "the file is missing", `every site needs its ${typeName}`);

const knownPlaces = Object.values(contentTypes)
  .map(({ pattern }) => pattern)
  .join(", ");

/**
 * Reads a content file of which there is only one, such as a settings file.
 *
 * @throws an error whose message is the file's diagnostics, one per line
 */
export function readContentFile<N extends ContentTypeName>(name: N, directory = contentDirectory()): ContentValue<N> {
  const { pattern } = contentTypes[name];
  const file = path.join(directory, pattern);
  const named = `${contentFolderName(directory)}/${pattern}`;
  if (!isFile(file)) throw new Error(formatDiagnostic(missingFile(named, contentTypes[name].name)));
  const { value, diagnostics } = parseContent(name, fs.readFileSync(file, "utf8"), named, readOffer(directory));
  if (value === undefined) throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  return value;
}

/** Whether a path is that of a file. `lstatSync` would throw where a folder of the path is itself a file. */
const isFile = (file: string): boolean => fs.existsSync(file) && fs.lstatSync(file).isFile();

const lastOffer = new Map<string, { readonly source: string; readonly values: OfferValues }>();

/** Reads the facts of the offer, as far as their files can be read; content that is read repeats them. */
export function readOffer(directory = contentDirectory()): OfferValues {
  const recordings = path.dirname(contentTypes.recording.pattern);
  const folder = path.join(directory, recordings);
  const names = [
    ...(["product", "site", "purchase", "trial"] as const).map((type) => contentTypes[type].pattern),
    ...(fs.existsSync(folder) && !isFile(folder) ? fs.readdirSync(folder).map((name) => `${recordings}/${name}`) : []),
  ].filter((name) => isFile(path.join(directory, name)));
  const files = names.map((name) => ({ type: findContentType(name), text: fs.readFileSync(path.join(directory, name), "utf8") }));
  const source = JSON.stringify(files);
  const last = lastOffer.get(directory);
  if (last?.source === source) return last.values;
  const values = offerFromFields((type) => files.flatMap((file) => (file.type === type ? [readYaml(file.text, "").value] : [])));
  lastOffer.set(directory, { source, values });
  return values;
}
