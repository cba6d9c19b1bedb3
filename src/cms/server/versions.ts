import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Version } from "../app/history/history";

const run = promisify(execFile);

/** A file of content, without any way out of its folder. */
const contentFile = /^content\/(?!.*\.\.)[\w./-]+\.(?:md|yml)$/;

/**
 * The last 30 versions of a content file, newest first; none outside a git repository.
 *
 * @param root folder that contains `content/`
 */
export async function listVersions(root: string, file: string): Promise<Version[]> {
  if (!contentFile.test(file)) return [];
  const format = "%H%x1f%aI%x1f%an%x1f%s";
  const { stdout } = await run("git", ["log", "-30", `--format=${format}`, "--", file], { cwd: root }).catch(() => ({ stdout: "" }));
  return stdout.split("\n").flatMap((line) => {
    const [id = "", date = "", author = "", message = ""] = line.split("\x1f");
    return id === "" ? [] : [{ id, date, author, message }];
  });
}

/** The text of a content file in a commit; undefined if there is none. */
export async function readVersion(root: string, file: string, commit: string): Promise<string | undefined> {
  if (!contentFile.test(file) || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
  return run("git", ["show", `${commit}:./${file}`], { cwd: root, maxBuffer: 2 ** 24 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
