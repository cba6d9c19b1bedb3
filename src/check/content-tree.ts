import fs from "fs";
import path from "path";
import { contentTypeOf, contentTypes, type ContentTypeName, type ContentValue } from "../content-model/content-types";
import { parseContent, type ParsedContent } from "../content-model/parse";
import type { Problem } from "../content-model/problem";
import { parseMarkdown } from "../markdown/parser";
import { applyTransforms } from "../markdown/transform";
import { transforms } from "../markdown/transforms";
import { readBody, type Body } from "./body";

/** A content file that was read. */
export interface CheckedFile<N extends ContentTypeName = ContentTypeName> extends ParsedContent<ContentValue<N>> {
  readonly type: N;
  /** As an editor knows it: `content/posts/x.md`. */
  readonly file: string;
  readonly absolutePath: string;
  /** What the body holds as it was written, before transforms; undefined for YAML files. */
  readonly content: Body | undefined;
}

/** Everything below `content/`, read once. */
export interface ContentTree {
  readonly files: readonly CheckedFile[];
  /** Problems of single files: unreadable, unknown, not fitting their definition, bad Markdown. */
  readonly problems: readonly Problem[];
}

const pictures = /\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Reads all content files.
 *
 * @param directory absolute path of the content folder
 * @param name how problems name the folder, such as `content`
 */
export function readContentTree(directory: string, name: string): ContentTree {
  const problems: Problem[] = [];
  const files: CheckedFile[] = [];
  const tell = (file: string, id: string, what: string, right: string) =>
    problems.push({ file, line: 1, column: 1, severity: "error", id, what, right });

  for (const relativePath of listFiles(directory)) {
    const file = `${name}/${relativePath}`;
    const absolutePath = path.join(directory, relativePath);
    if (fs.lstatSync(absolutePath).isSymbolicLink()) {
      tell(file, "symbolic-link", "the file is a symbolic link", "put the file itself here");
      continue;
    }
    const type = contentTypeOf(relativePath);
    if (!type) {
      if (!pictures.test(relativePath))
        tell(
          file,
          "unknown-file",
          "no kind of content lies here",
          `known places: ${Object.values(contentTypes)
            .map(({ pattern }) => pattern)
            .join(", ")}`,
        );
      continue;
    }
    const checked = readFile(type, absolutePath, file);
    problems.push(...checked.problems);
    files.push(checked);
  }
  for (const [type, { pattern, name: what }] of Object.entries(contentTypes)) {
    if (!pattern.includes("*") && !files.some((file) => file.type === type))
      tell(`${name}/${pattern}`, "missing-file", "the file is missing", `every site needs its ${what}`);
  }
  return { files, problems };
}

function readFile(type: ContentTypeName, absolutePath: string, file: string): CheckedFile {
  const parsed = parseContent(type, fs.readFileSync(absolutePath, "utf8"), file);
  if (contentTypes[type].format === "yaml") return { ...parsed, type, file, absolutePath, content: undefined };
  const tree = parseMarkdown(parsed.body);
  // Before the transforms, which change the tree.
  const content = readBody(tree, parsed.bodyOffset);
  const markdownProblems = applyTransforms(tree, transforms, parsed.body).map(({ line, column, ...rest }): Problem => ({
    ...rest,
    file,
    line: line + parsed.bodyOffset,
    column,
    severity: "error",
  }));
  return { ...parsed, problems: [...parsed.problems, ...markdownProblems], type, file, absolutePath, content };
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

/** The files of one type that could be read. */
export function filesOf<N extends ContentTypeName>(tree: ContentTree, type: N): (CheckedFile<N> & { value: ContentValue<N> })[] {
  return tree.files.filter((file) => file.type === type && file.value !== undefined) as unknown as (CheckedFile<N> & {
    value: ContentValue<N>;
  })[];
}

/** A file with a Markdown body, whatever it is about. */
export interface MarkdownFile extends CheckedFile {
  readonly content: Body;
}

export function isMarkdownFile(file: CheckedFile): file is MarkdownFile {
  return file.content !== undefined;
}

/** The files that have a Markdown body and could be read. */
export function markdownFiles(tree: ContentTree): MarkdownFile[] {
  return tree.files.filter(isMarkdownFile).filter(({ value }) => value !== undefined);
}
