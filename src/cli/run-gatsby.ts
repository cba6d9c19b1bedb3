import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { contentDirectory } from "../content-model/node/content-directory";

/** Variables of this project, of Gatsby and Node, and those that programs need on any system. */
const neededVariables =
  /^(?:CONTENT_DIR|CONTEXT|BUILD_DATE|(?:GATSBY|NODE)_.*|PATH|PATHEXT|HOME|USERPROFILE|(?:LOCAL)?APPDATA|SYSTEMROOT|TMPDIR|TE?MP|LANG|LC_.*|TZ)$/i;

/**
 * The environment variables that a Gatsby build needs. Gatsby compiles every variable into the page renderer and compiles the
 * renderer again when one changes, as a host's build id does in each build: 7 of 52 CPU seconds of an edit.
 */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => neededVariables.test(name)));
}

/** Signals that tell a command to stop. */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a command of Gatsby, which prints its own output, and stops it when this process is told to stop.
 *
 * @throws when it fails or was stopped
 */
export async function runGatsby(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const cli = path.resolve("node_modules", "gatsby", "cli.js");
  const env = { ...environment, GATSBY_TELEMETRY_DISABLED: "1" };
  // Not spawnSync, during which the lock of a build would expire.
  const child = spawn(process.execPath, [cli, ...args], { stdio: "inherit", env });
  // `gatsby develop` has a process of its own for the server, which it ends only after SIGTERM or SIGINT.
  const stop = () => child.kill("SIGTERM");
  for (const signal of stopSignals) process.on(signal, stop);
  const [status, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  for (const name of stopSignals) process.off(name, stop);
  if (status === 0) return;
  // V8 aborts when its heap is full, and the system kills when its memory is.
  if (signal === "SIGABRT" || signal === "SIGKILL" || status === 134 || status === 137)
    throw new Error("Gatsby ran out of memory; free some, or allow more with NODE_OPTIONS=--max-old-space-size=4096");
  throw new Error(signal ? `Gatsby was stopped by ${signal}` : `gatsby ${args[0]} failed; see the lines above`);
}

/**
 * Refuses folders with signs that a tool below Gatsby takes for a pattern, a query or code: it would wait forever, or end with a
 * stack trace.
 *
 * @throws with the folder and its sign
 */
export function assertFolderNames(): void {
  for (const folder of [process.cwd(), contentDirectory()]) {
    const [sign] = /[()[\]{}#%'"`?*!$\\]/.exec(folder.split(path.sep).join("/")) ?? [];
    if (sign) throw new Error(`Gatsby cannot work in ${folder}, because of ${sign} in its name; rename or move the folder`);
  }
}
