import { spawn, type SpawnOptions } from "node:child_process";
import path from "node:path";

export interface ToolResult {
  readonly status: number;
}

/**
 * Runs a tool of `node_modules/.bin` with its output shown.
 *
 * @returns its exit status; a signal counts as 1
 */
export function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ToolResult> {
  const tool = path.resolve("node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
  return run(tool, args, { env: { ...process.env, ...env }, shell: process.platform === "win32" });
}

/**
 * Runs a command of this project, such as `check:content`, in a process of its own with its output shown.
 *
 * @returns its exit status; a signal counts as 1
 */
export function runCommand(name: string, ...args: string[]): Promise<ToolResult> {
  return run(process.execPath, ["--import", "tsx", path.join("src", "commands", "main.ts"), name, ...args]);
}

function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("exit", (code) => resolve({ status: code ?? 1 }));
  });
}
