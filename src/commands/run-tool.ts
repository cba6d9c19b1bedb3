import { spawn } from "node:child_process";
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
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { stdio: "inherit", env: { ...process.env, ...env }, shell: process.platform === "win32" });
    child.once("error", reject);
    child.once("exit", (code) => resolve({ status: code ?? 1 }));
  });
}
