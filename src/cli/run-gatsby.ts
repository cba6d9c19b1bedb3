import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { errorAt, formatDiagnostic } from "../content-model/diagnostic";

/** A line of Gatsby's JSON log; only the fields that are used. */
interface LogEntry {
  readonly type: string;
  readonly payload: {
    readonly level?: string;
    readonly text?: string;
    readonly duration?: number;
    readonly code?: string;
    readonly filePath?: string;
    readonly location?: { readonly start?: { readonly line: number; readonly column: number } };
    readonly context?: { readonly sourceMessage?: string; readonly generalMessage?: string; readonly filePath?: string };
    readonly docsUrl?: string;
  };
}

const diagnostic = /^\S+:\d+:\d+ (?:error|warning)\[[a-z-]+\] /;

/**
 * Runs `gatsby build`, shows its steps, and reports each error in one line.
 *
 * @throws with one line per error; the last line names a file with the complete output
 */
export async function runGatsbyBuild(): Promise<void> {
  const output: string[] = [];
  const errors: string[] = [];
  const child = spawn(process.execPath, [path.resolve("node_modules", "gatsby", "cli.js"), "build"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "json", CONTENT_CHECKED: "yes", NODE_ENV: "production" },
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    output.push(`${line}\n`);
    const { shown, error } = readLogLine(line, process.cwd());
    if (shown) console.log(shown);
    errors.push(...error);
  });
  child.stderr.on("data", (data: Buffer) => output.push(data.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  if (status === 0) return;
  const log = path.join(os.tmpdir(), `gatsby-build-${process.pid}.log`);
  fs.writeFileSync(log, output.join(""));
  throw new Error([...new Set(errors), `Gatsby could not build the site; dist/ is unchanged (log: ${log})`].join("\n"));
}

/**
 * Reads a line of Gatsby's output.
 *
 * @param line JSON of `GATSBY_LOGGER=json`, or plain text of a plugin
 * @param root the project's folder; file names are relative to it
 * @returns text to show, and errors as one line each
 */
export function readLogLine(line: string, root: string): { shown?: string; error: string[] } {
  let entry: LogEntry;
  try {
    entry = JSON.parse(line) as LogEntry;
  } catch {
    return { shown: line, error: [] };
  }
  if (entry?.type !== "LOG") return { error: [] };
  const { level = "", text = "", duration } = entry.payload;
  if (level === "ERROR") return { error: formatErrors(entry.payload, root) };
  if (level === "DEBUG") return { error: [] };
  return { shown: `${text}${duration === undefined ? "" : ` (${duration.toFixed(1)} s)`}`, error: [] };
}

function formatErrors({ text = "", code, filePath, location, context, docsUrl }: LogEntry["payload"], root: string): string[] {
  const own = text.split("\n").filter((line) => diagnostic.test(line));
  if (own.length > 0) return own;
  const message = (context?.sourceMessage ?? context?.generalMessage ?? text).split(/\n\s*\n|\n\s+at /)[0] ?? "";
  const file = filePath ?? context?.filePath;
  return [
    formatDiagnostic(
      errorAt(
        { file: file ? path.relative(root, file).split(path.sep).join("/") : "gatsby-config.ts", ...location?.start },
        code ? `gatsby-${code}` : "gatsby",
        message.slice(0, 400),
        docsUrl ? `see ${docsUrl}` : "fix it and build again",
      ),
    ),
  ];
}
