import fs from "node:fs";
import path from "node:path";
import { FormedFiles } from "../admin/content-form";
import { openEditorSerializer } from "../admin/editor-serializer";
import { listContent } from "../check/read-content";
import { formatProblem, type Problem } from "../content-model/problem";
import { contentDirectory } from "../gatsby/settings";
import { codeFingerprint } from "./code-fingerprint";

/** Where bundles and what was learned of content are kept between runs. */
export const adminCache = path.resolve("node_modules", ".cache", "admin");

/** Changes when anything that goes into a bundle changes; content does not. */
export const bundleVersion = (): string => codeFingerprint("");

async function openForms(version: string): Promise<FormedFiles> {
  fs.mkdirSync(adminCache, { recursive: true });
  return new FormedFiles(await openEditorSerializer({ cacheDirectory: adminCache, version }), path.join(adminCache, "formed"), version);
}

function contentEntries() {
  const directory = contentDirectory(process.cwd());
  return listContent(directory, path.relative(process.cwd(), directory).split(path.sep).join("/")).entries;
}

/**
 * Files that are not as the CMS writes them, as problems with the line of the first difference: a save there would
 * change more of them than an editor changed.
 */
export async function unformedContent(): Promise<Problem[]> {
  const forms = await openForms(bundleVersion());
  const problems = contentEntries().flatMap((entry): Problem[] => {
    const unformed = forms.unformed(entry);
    if (!unformed) return [];
    if ("problem" in unformed) return [unformed.problem];
    return [
      {
        file: entry.file,
        line: firstChange(unformed.source, unformed.text),
        column: 1,
        severity: "error",
        id: "form",
        what: "the file is not as the CMS writes it, so that a save there would change more of it than an editor did",
        right: "run npm run format:content",
      },
    ];
  });
  forms.remember();
  return problems;
}

function firstChange(before: string, after: string): number {
  const lines = after.split("\n");
  return before.split("\n").findIndex((line, index) => line !== lines[index]) + 1;
}

/** `npm run format:content`: gives every content file the form that the CMS writes; exit status 1 when one cannot have it. */
export async function formatContent(): Promise<void> {
  const forms = await openForms(bundleVersion());
  let written = 0;
  for (const entry of contentEntries()) {
    const unformed = forms.unformed(entry);
    if (!unformed) continue;
    if ("problem" in unformed) {
      console.error(formatProblem(unformed.problem));
      process.exitCode = 1;
    } else {
      fs.writeFileSync(entry.absolutePath, unformed.text);
      console.log(entry.file);
      written += 1;
    }
  }
  console.log(`${written} files written as the CMS writes them`);
}
