import { execFileSync } from "node:child_process";
import path from "node:path";
import { findContentType, pagePath } from "../../content-model/content-types";
import type { ContentHistory, RemovedPage } from "../content-tree";

/**
 * Finds the articles and legal pages that were on the published branch, and that commits removed or made drafts after their day.
 * What a branch adds and removes again before its merge was never published.
 *
 * @param directory path of the content folder, which may be a submodule or in another repository
 * @param name its name in diagnostics, such as `content`
 * @param root the project's folder, which is the working tree of a repository that GIT_DIR names
 * @returns undefined where there is no git or no repository
 */
export function readHistory(directory: string, name: string, root = process.cwd()): ContentHistory | undefined {
  const { GIT_DIR } = process.env;
  // Articles are published by days in UTC, and commits have the day of their author's clock.
  const env = { ...process.env, TZ: "UTC0", ...(GIT_DIR && { GIT_DIR: path.resolve(GIT_DIR), GIT_WORK_TREE: root }) };
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: directory, env, encoding: "utf8", stdio: "pipe", maxBuffer: Infinity });
  try {
    const published = findPublished(git);
    // With -z, git writes names as they are: otherwise café.md would be "caf\303\251.md".
    const options = ["-z", "--diff-filter=DM", "--no-renames", "-G^(slug|draft): ", "--name-only", "--relative"];
    const pages = ["--", "posts", "pages/legal"];
    const format = (before: string) => ["--no-show-signature", "--date=short-local", `--format=@${before} %h %cd`];
    const output = [
      // A merge is compared with the published branch, as one change.
      git("log", "--first-parent", "--diff-merges=first-parent", ...options, ...format("%h^"), published, ...pages),
      git("log", "-1", ...format(published)),
      git("diff", ...options, published, "HEAD", ...pages),
    ];
    const removed: RemovedPage[] = [];
    let [before = "", commit = "", day = ""] = [];
    for (const line of output
      .join("\n")
      .split(/[\0\n]+/)
      .filter(Boolean)) {
      if (line.startsWith("@")) [before = "", commit = "", day = ""] = line.slice(1).split(" ");
      else {
        const source = git("show", `${before}:./${line}`);
        const field = (name: string) => new RegExp(`^${name}: *["']?([\\w-]+)`, "m").exec(source)?.[1];
        const slug = field("slug");
        const wasPublished = field("draft") !== "true" && (field("date") ?? "") <= day;
        const type = findContentType(line);
        const url = type && pagePath(type, { slug });
        if (slug !== undefined && wasPublished && url !== undefined) removed.push({ url, file: `${name}/${line}`, commit });
      }
    }
    return { removed, isShallow: git("rev-parse", "--is-shallow-repository").trim() === "true" };
  } catch {
    return undefined;
  }
}

/** The newest commit that the clone shares with the branch that its origin publishes; where it knows none, what is checked out. */
function findPublished(git: (...args: string[]) => string): string {
  try {
    return git("merge-base", "HEAD", "origin/HEAD").trim();
  } catch {
    return "HEAD";
  }
}
