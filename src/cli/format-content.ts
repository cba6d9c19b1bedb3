import fs from "node:fs";
import path from "node:path";
import { ContentFormatter } from "../cms/server/content-format";
import { loadEditorSerializer } from "../cms/server/editor-serializer";
import { formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { contentDirectory, contentFolderName, listContent } from "../content-model/node/content-folder";
import { codeHash } from "./code-hash";

/** Folder that caches bundles, and which content files are formatted. */
export const adminCache = path.resolve("node_modules", ".cache", "admin");

/** Changes when any input of a bundle changes; content is none. */
export const bundleVersion = (): string => codeHash("");

async function createFormatter(): Promise<ContentFormatter> {
  const version = bundleVersion();
  fs.mkdirSync(adminCache, { recursive: true });
  const serialize = await loadEditorSerializer({ cacheDirectory: adminCache, version });
  return new ContentFormatter(serialize, path.join(adminCache, "formatted"), version);
}

function contentEntries() {
  const directory = contentDirectory(process.cwd());
  return listContent(directory, contentFolderName(directory)).entries;
}

/** Reports every file that the CMS would format differently, at the first line that differs. */
export async function checkFormat(): Promise<Diagnostic[]> {
  const formatter = await createFormatter();
  const diagnostics = contentEntries().flatMap((entry): Diagnostic[] => {
    const formatted = formatter.format(entry);
    if (!formatted) return [];
    if ("diagnostic" in formatted) return [formatted.diagnostic];
    return [
      {
        file: entry.file,
        line: firstDifferentLine(formatted.source, formatted.text),
        column: 1,
        severity: "error",
        id: "format",
        message: "the file is not formatted as the CMS saves it, so a save in the CMS would change more than the editor did",
        suggestion: "run npm run format:content",
      },
    ];
  });
  formatter.saveCache();
  return diagnostics;
}

function firstDifferentLine(before: string, after: string): number {
  const lines = after.split("\n");
  return before.split("\n").findIndex((line, index) => line !== lines[index]) + 1;
}

/** `npm run format:content`: formats all content files as the CMS saves them; exit status 1 if a file cannot be formatted. */
export async function formatContent(): Promise<void> {
  const formatter = await createFormatter();
  let written = 0;
  for (const entry of contentEntries()) {
    const formatted = formatter.format(entry);
    if (!formatted) continue;
    if ("diagnostic" in formatted) {
      console.error(formatDiagnostic(formatted.diagnostic));
      process.exitCode = 1;
    } else {
      fs.writeFileSync(entry.absolutePath, formatted.text);
      console.log(entry.file);
      written += 1;
    }
  }
  console.log(`${written} files formatted`);
}
