import fs from "node:fs";
import { asWarning, errorAt, formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { listContent, type ContentEntry } from "../content-model/node/content-folder";
import { formatFile } from "../lint/node/content-format";
import { formatCount } from "../site/format-count";

/**
 * Warns of files that the CMS would format differently, at the first line that differs.
 *
 * @param withErrors files that are going to change anyway, or cannot be read
 */
export function checkFormat(withErrors: ReadonlySet<string>): Diagnostic[] {
  const entries = listContent().entries.filter(({ file }) => !withErrors.has(file));
  return entries.flatMap((entry): Diagnostic[] => {
    const { text, source } = formatFile(entry);
    if (text === source) return [];
    const lines = text.split("\n");
    const line = source.split("\n").findIndex((written, index) => written !== lines[index]) + 1;
    const message = "the file is not formatted as the CMS saves it, so a save in the CMS would change more than the editor did";
    return [asWarning(errorAt({ file: entry.file, line }, "format", message, "run npm run format:content"))];
  });
}

/** `npm run format:content`: formats all content files as the CMS saves them. Exits with 1 if a file cannot be read. */
export function formatContent(): void {
  let written = 0;
  for (const entry of listContent().entries) {
    const text = readFormatted(entry);
    if (text === undefined) {
      const suggestion = "run npm run check:content for the reason";
      console.error(formatDiagnostic(errorAt(entry, "format", "the file cannot be read", suggestion)));
      process.exitCode = 1;
    } else if (text !== fs.readFileSync(entry.absolutePath, "utf8")) {
      fs.writeFileSync(entry.absolutePath, text);
      console.log(entry.file);
      written += 1;
    }
  }
  console.log(`${formatCount(written, "file", "files")} formatted`);
}

function readFormatted(entry: ContentEntry): string | undefined {
  try {
    return formatFile(entry).text;
  } catch {
    return undefined;
  }
}
