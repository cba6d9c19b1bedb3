import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { codePaths } from "../../src/gatsby/build-cache";

/**
 * Copies the code of the project to build it elsewhere, with a link to its packages and without content.
 *
 * @param directory the target; files already there stay, so that a build can be incremental
 */
export function copyProject(root: string, directory: string): void {
  fs.mkdirSync(directory, { recursive: true });
  for (const entry of [...codePaths, "package.json", ".terserrc"])
    fs.cpSync(path.join(root, entry), path.join(directory, entry), { recursive: true });
  const packages = path.join(directory, "node_modules");
  fs.rmSync(packages, { force: true });
  fs.symlinkSync(path.join(root, "node_modules"), packages);
}

/** The command that builds a copy. */
export const buildCommand = [process.execPath, "--import", "tsx", "src/cli/main.ts", "build"] as const;

/**
 * Builds a copy.
 *
 * @throws with the last lines of output when the build fails
 */
export async function buildCopy(directory: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const [program, ...args] = buildCommand;
  const env = { ...process.env, ...environment };
  await promisify(execFile)(program, args, { cwd: directory, maxBuffer: 2 ** 28, env }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`the build failed:\n${(error.stderr ?? "").slice(-2000)}\n${(error.stdout ?? "").slice(-2000)}`);
    },
  );
}
