import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/**
 * Runs a command of Gatsby, which prints its own output.
 *
 * @returns its exit status
 */
export async function runGatsby(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  const cli = path.resolve("node_modules", "gatsby", "cli.js");
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment };
  // Not spawnSync, during which the lock of a build would expire.
  const [status] = (await once(spawn(process.execPath, [cli, ...args], { stdio: "inherit", env }), "close")) as [number | null];
  return status ?? 1;
}
