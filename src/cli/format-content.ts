import fs from "node:fs";
import path from "node:path";
import { FormattedFiles } from "../cms/server/content-format";
import { openEditorSerializer } from "../cms/server/editor-serializer";
import { formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { contentDirectory, contentFolderName, listContent } from "../content-model/node/content-folder";
import { codeHash } from "./code-hash";

/** Where bundles and what was learned of content are kept between runs. */
export const adminCache = path.resolve("node_modules", ".cache", "admin");

/** Changes when anything that goes into a bundle changes; content does not. */
export const bundleVersion = (): string => codeHash("");

async function openForms(version: string): Promise<FormattedFiles> {
  fs.mkdirSync(adminCache, { recursive: true });
  return new FormattedFiles(await openEditorSerializer({ cacheDirectory: adminCache, version }), path.join(adminCache, "formed"), version);
}

function contentEntries() {
  const directory = contentDirectory(process.cwd());
  return listContent(directory, contentFolderName(directory)).entries;
}

/**
 * Files that are not as the CMS writes them, as problems with the line of the first difference: a save there would
 * change more of them than an editor changed.
 */
export async function unformattedContent(): Promise<Diagnostic[]> {
  const forms = await openForms(bundleVersion());
  const diagnostics = contentEntries().flatMap((entry): Diagnostic[] => {
    const unformed = forms.unformed(entry);
    if (!unformed) return [];
    if ("diagnostic" in unformed) return [unformed.diagnostic];
    return [
      {
        file: entry.file,
        line: firstChange(unformed.source, unformed.text),
        column: 1,
        severity: "error",
        id: "form",
        message: "the file is not as the CMS writes it, so that a save there would change more of it than an editor did",
        suggestion: "run npm run format:content",
      },
    ];
  });
  forms.remember();
  return diagnostics;
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
    if ("diagnostic" in unformed) {
      console.error(formatDiagnostic(unformed.diagnostic));
      process.exitCode = 1;
    } else {
      fs.writeFileSync(entry.absolutePath, unformed.text);
      console.log(entry.file);
      written += 1;
    }
  }
  console.log(`${written} files written as the CMS writes them`);
}
