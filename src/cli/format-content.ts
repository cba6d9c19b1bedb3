import fs from "node:fs";
import { asWarning, errorAt, formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { listContent } from "../content-model/node/content-folder";
import { formatFile } from "../lint/node/content-format";

/** Warns of every file that the CMS would format differently, at the first line that differs. */
export function checkFormat(): Diagnostic[] {
  return listContent().entries.flatMap((entry): Diagnostic[] => {
    const formatted = formatFile(entry);
    if ("diagnostic" in formatted) return [asWarning(formatted.diagnostic)];
    const { text, source } = formatted;
    if (text === source) return [];
    const lines = text.split("\n");
    const line = source.split("\n").findIndex((written, index) => written !== lines[index]) + 1;
    const message = "the file is not formatted as the CMS saves it, so a save in the CMS would change more than the editor did";
    return [asWarning(errorAt({ file: entry.file, line }, "format", message, "run npm run format:content"))];
  });
}

/** `npm run format:content`: formats all content files as the CMS saves them. Exits with 1 if a file cannot be formatted. */
export function formatContent(): void {
  let written = 0;
  for (const entry of listContent().entries) {
    const formatted = formatFile(entry);
    if ("diagnostic" in formatted) {
      console.error(formatDiagnostic(formatted.diagnostic));
      process.exitCode = 1;
    } else if (formatted.text !== fs.readFileSync(entry.absolutePath, "utf8")) {
      fs.writeFileSync(entry.absolutePath, formatted.text);
      console.log(entry.file);
      written += 1;
    }
  }
  console.log(`${written} files formatted`);
}
