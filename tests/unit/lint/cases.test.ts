import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { runRules } from "../../../src/lint/lint-content";
import { readContent } from "../../../src/lint/node/read-content";
import * as ruleIndex from "../../../src/lint/rules/index";
import { articleFiles, contentFolder, contentTree, legal, post, validFiles } from "./content-fixture";
import { removeFolders } from "../publish/site-fixture";

/*
 * The cases of all rules are data: `cases/*.yml`, each a list of groups. A group names a rule and has
 * - `reports`: texts of an article with one finding, which has all the words beside it;
 * - `accepts`: texts without a finding;
 * - `files`: changes of a valid folder with the findings, each by some of its words, in order.
 *   A change is a file's new text, null for a file that is missing, or pairs of words and what replaces them. Words
 *   after ~ are a regular expression; no words are the end of the file; `{first:title}` is the title of the article `first`.
 *   A new article or legal page begins as a valid one.
 * - `base`: files that all cases of the group have; `articles: true` begins with articles that keep all rules.
 */
type Change = string | null | readonly (readonly [words: string, replacement: string])[];
type Changes = Readonly<Record<string, Change>>;

interface Group {
  readonly rule: string;
  readonly articles?: boolean;
  readonly base?: Changes;
  readonly reports?: readonly (readonly [text: string, ...words: string[]])[];
  readonly accepts?: readonly string[];
  readonly files?: readonly {
    readonly name: string;
    readonly change: Changes;
    readonly today?: string;
    readonly finds?: readonly string[];
  }[];
}

const folder = path.join(__dirname, "cases");
const groups = fs.readdirSync(folder).flatMap((file) => parse(fs.readFileSync(path.join(folder, file), "utf8")) as Group[]);
const rules = new Map(ruleIndex.rules.map((rule) => [rule.name, rule]));

/** Values of the articles' fields, and lines of their texts, for `{first:title}`. */
const fill = (text: string): string =>
  text.replace(/\{(first|second|third):(\w+)\}/g, (_, slug: string, field: string) => {
    const pattern = field === "closing" ? /^ {2}label: (.*)$/m : new RegExp(`^[ -]*${field}: "?(.*?)"?$`, "m");
    return pattern.exec(articleFiles[`posts/${slug}.md`] ?? "")?.[1] ?? "";
  });

function newFile(file: string): string {
  const slug = path.basename(file, ".md");
  return file.startsWith("posts/") ? post(slug) : file.startsWith("pages/legal/") ? legal(slug) : "";
}

function apply(before: string, change: Change): string | undefined {
  if (change === null) return undefined;
  if (typeof change === "string") return change;
  return change.reduce((text, [words, replacement]) => {
    const pattern = words.startsWith("~") ? new RegExp(words.slice(1), "gm") : fill(words);
    const after = words === "" ? text + replacement : text.replace(pattern, fill(replacement));
    if (after === text) throw new Error(`'${words}' changes nothing`);
    return after;
  }, before);
}

/** Findings of a group's rule in a changed folder; of `reading`, those of the folder on disk. */
function findings({ rule: name, articles, base = {} }: Group, change: Changes, today?: string): string[] {
  let files = articles ? { ...validFiles, ...articleFiles } : validFiles;
  for (const [file, each] of [...Object.entries(base), ...Object.entries(change)])
    files = { ...files, [file]: apply(files[file] ?? newFile(file), each) };
  if (name === "reading") return readContent(today, contentFolder(files), "content").diagnostics.map(formatDiagnostic);
  const rule = rules.get(name);
  if (!rule) throw new Error(`there is no rule ${name}`);
  const tree = contentTree(files, today);
  // Rules skip files that cannot be read, so such a case would prove nothing.
  if (tree.diagnostics.some(({ severity }) => severity === "error")) throw new Error(tree.diagnostics.map(formatDiagnostic).join("\n"));
  return runRules(tree, [rule]).map(formatDiagnostic);
}

afterEach(removeFolders);

describe.each(groups)("$rule", (group) => {
  const { reports = [], accepts = [], files = [] } = group;
  const inText = (body: string) => findings(group, { "posts/second.md": post("second", { body }) });

  if (reports.length > 0)
    it.each(reports)("reports: %s", (text, ...words) => {
      const found = inText(text);
      expect(found).toHaveLength(1);
      for (const part of words) expect(found[0]).toContain(part);
    });
  if (accepts.length > 0) it.each(accepts.map((text) => [text]))("accepts: %s", (text) => expect(inText(text)).toEqual([]));
  if (files.length > 0)
    it.each(files)("$name", ({ change, today, finds = [] }) => {
      expect(findings(group, change, today)).toEqual(finds.map((words) => expect.stringContaining(fill(words)) as unknown));
    });
});

test("every rule has a case that it reports and one that it accepts", () => {
  const has = (name: string, isReported: boolean) =>
    groups.some(
      ({ rule, reports = [], accepts = [], files = [] }) =>
        rule === name && ((isReported ? reports : accepts).length > 0 || files.some(({ finds = [] }) => finds.length > 0 === isReported)),
    );
  expect([...rules.keys()].filter((name) => !has(name, true) || !has(name, false))).toEqual([]);
});

test("every rule of the folder is in a list", () => {
  const directory = path.resolve(__dirname, "../../../src/lint/rules");
  const exported = fs
    .readdirSync(directory)
    .flatMap((file) => [...fs.readFileSync(path.join(directory, file), "utf8").matchAll(/^export const (\w+): Rule\b/gm)]);
  expect(exported.map(([, name]) => name).sort()).toEqual([...rules.keys()].sort());
});
