import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

interface ToolResult {
  /** Exit status; 1 after a signal. */
  readonly status: number;
  /** How it ended, such as `exit status 1` or `SIGSEGV`. */
  readonly ending: string;
}

export interface CapturedResult extends ToolResult {
  /** The last lines of its output. */
  readonly lastLines: readonly string[];
}

const MAX_LAST_LINES = 20;

/** Runs a tool of `node_modules/.bin`, shows its output and returns the last lines of it. */
export async function captureTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CapturedResult> {
  const isWindows = process.platform === "win32";
  const tool = path.resolve("node_modules", ".bin", isWindows ? `${name}.cmd` : name);
  const child = spawn(tool, args, { stdio: ["inherit", "pipe", "pipe"], env: { ...process.env, ...env }, shell: isWindows });
  let tail = "";
  const capture = (from: NodeJS.ReadableStream, to: NodeJS.WriteStream): void => {
    from.on("data", (chunk: Buffer) => {
      to.write(chunk);
      tail = `${tail}${chunk.toString()}`
        .split("\n")
        .slice(-MAX_LAST_LINES - 1)
        .join("\n");
    });
  };
  capture(child.stdout, process.stdout);
  capture(child.stderr, process.stderr);
  const closed = new Promise((resolve) => child.once("close", resolve));
  const result = await waitForExit(child);
  // Output may still be buffered, but a background process of the tool can hold the pipe open forever.
  await Promise.race([closed, setTimeout(1000, undefined, { ref: false })]);
  return { ...result, lastLines: tail.split("\n").filter((line) => line.trim() !== "") };
}

/** Runs a command of this project, such as `check:content`, in its own process and shows its output. */
export function runCommand(name: string, ...args: string[]): Promise<ToolResult> {
  return waitForExit(spawn(process.execPath, ["--import", "tsx", path.join("src", "cli", "main.ts"), name, ...args], { stdio: "inherit" }));
}

function waitForExit(child: ChildProcess): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve({ status: code ?? 1, ending: signal ?? `exit status ${code}` }));
  });
}
