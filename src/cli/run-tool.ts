import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

export interface ToolResult {
  readonly status: number;
  /** How it ended, such as `exit status 1` or `SIGSEGV`. */
  readonly ending: string;
}

export interface HeardResult extends ToolResult {
  /** The last lines that it printed. */
  readonly lastLines: readonly string[];
}

/** Lines that are kept of what a tool printed. */
const KEPT_LINES = 20;

/**
 * Runs a tool of `node_modules/.bin` with its output shown.
 *
 * @returns its exit status; a signal counts as 1
 */
export function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ToolResult> {
  return ended(startTool(name, args, env, "inherit"));
}

/** As `runTool`, with the last lines of the output kept, for whoever has to tell why a tool failed. */
export async function hearTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<HeardResult> {
  const child = startTool(name, args, env, ["inherit", "pipe", "pipe"]);
  let end = "";
  const hear = (from: NodeJS.ReadableStream | null, to: NodeJS.WriteStream): void => {
    from?.on("data", (part: Buffer) => {
      to.write(part);
      end = `${end}${part.toString()}`
        .split("\n")
        .slice(-KEPT_LINES - 1)
        .join("\n");
    });
  };
  hear(child.stdout, process.stdout);
  hear(child.stderr, process.stderr);
  const closed = new Promise((resolve) => child.once("close", resolve));
  const result = await ended(child);
  // Its last lines may still be on their way, and a process that it left behind may hold the line open for good.
  await Promise.race([closed, setTimeout(1000, undefined, { ref: false })]);
  return { ...result, lastLines: end.split("\n").filter((line) => line.trim() !== "") };
}

function startTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess {
  const isWindows = process.platform === "win32";
  const tool = path.resolve("node_modules", ".bin", isWindows ? `${name}.cmd` : name);
  return spawn(tool, args, { stdio, env: { ...process.env, ...env }, shell: isWindows });
}

/**
 * Runs a command of this project, such as `check:content`, in a process of its own with its output shown.
 *
 * @returns its exit status; a signal counts as 1
 */
export function runCommand(name: string, ...args: string[]): Promise<ToolResult> {
  return ended(spawn(process.execPath, ["--import", "tsx", path.join("src", "cli", "main.ts"), name, ...args], { stdio: "inherit" }));
}

function ended(child: ChildProcess): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve({ status: code ?? 1, ending: signal ?? `exit status ${code}` }));
  });
}
