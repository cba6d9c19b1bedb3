import fs from "node:fs";
import path from "node:path";
import { errorAt, formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { normalizeText } from "../content-model/front-matter";
import { contentDirectory, contentFolderName, listContent } from "../content-model/node/content-folder";
import { ContentFormatter } from "../lint/node/content-format";
import { bundleCache } from "./code-hash";

function createFormatter(): ContentFormatter {
  const { cacheDirectory, version } = bundleCache();
  return new ContentFormatter(path.join(cacheDirectory, "formatted"), version);
}

function contentEntries() {
  const directory = contentDirectory();
  return listContent(directory, contentFolderName(directory)).entries;
}

/** Reports every file that the CMS would format differently, at the first line that differs. */
export function checkFormat(): Diagnostic[] {
  const formatter = createFormatter();
  const diagnostics = contentEntries().flatMap((entry): Diagnostic[] => {
    const formatted = formatter.format(entry);
    if (!formatted) return [];
    if ("diagnostic" in formatted) return [formatted.diagnostic];
    const lines = formatted.text.split("\n");
    const line = formatted.source.split("\n").findIndex((text, index) => text !== lines[index]) + 1;
    const message = "the file is not formatted as the CMS saves it, so a save in the CMS would change more than the editor did";
    return [errorAt({ file: entry.file, line }, "format", message, "run npm run format:content")];
  });
  formatter.saveCache();
  return diagnostics;
}

/** `npm run format:content`: formats all content files as the CMS saves them, with line feeds; exit status 1 if a file cannot be formatted. */
export function formatContent(): void {
  const formatter = createFormatter();
  let written = 0;
  for (const entry of contentEntries()) {
    const formatted = formatter.format(entry);
    if (formatted && "diagnostic" in formatted) {
      console.error(formatDiagnostic(formatted.diagnostic));
      process.exitCode = 1;
      continue;
    }
    const source = fs.readFileSync(entry.absolutePath, "utf8");
    const text = formatted?.text ?? normalizeText(source);
    if (text === source) continue;
    fs.writeFileSync(entry.absolutePath, text);
    console.log(entry.file);
    written += 1;
  }
  console.log(`${written} files formatted`);
}
