import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/**
 * Runs a command of this project, such as `check:content`, in its own process and shows its output.
 *
 * @returns its exit status; 1 after a signal
 */
export async function runCommand(name: string, ...args: string[]): Promise<{ status: number }> {
  const child = spawn(process.execPath, ["--import", "tsx", path.join("src", "cli", "main.ts"), name, ...args], { stdio: "inherit" });
  const [status] = (await once(child, "exit")) as [number | null];
  return { status: status ?? 1 };
}
