import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** Variables of this project, of Gatsby and Node, and those that programs need on any system. */
const neededVariables =
  /^(?:CONTENT_DIR|CONTEXT|BUILD_DATE|(?:GATSBY|NODE)_.*|PATH|PATHEXT|HOME|USERPROFILE|(?:LOCAL)?APPDATA|SYSTEMROOT|TMPDIR|TE?MP|LANG|LC_.*|TZ)$/i;

/**
 * The environment variables that a Gatsby build needs. Gatsby compiles every variable into the page renderer and compiles the
 * renderer again when one changes, as a host's build id does in each build.
 */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => neededVariables.test(name)));
}

/**
 * Runs a command of Gatsby, which prints its own output.
 *
 * @returns its exit status
 */
export async function runGatsby(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const cli = path.resolve("node_modules", "gatsby", "cli.js");
  const env = { ...environment, GATSBY_TELEMETRY_DISABLED: "1" };
  // Not spawnSync, during which the lock of a build would expire.
  const [status] = (await once(spawn(process.execPath, [cli, ...args], { stdio: "inherit", env }), "close")) as [number | null];
  return status ?? 1;
}
