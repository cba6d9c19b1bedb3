import { execFileSync } from "node:child_process";
import { findContentType, pagePath } from "../../content-model/content-types";
import type { ContentHistory, RemovedPage } from "../content-tree";

/**
 * Finds the articles and legal pages that commits removed or made drafts after they had been published.
 *
 * @param directory path of the content folder, which may be a submodule or in another repository
 * @param name its name in diagnostics, such as `content`
 * @param root the project's folder, which is the working tree of a repository that GIT_DIR names
 * @returns undefined where there is no git or no repository
 */
export function readHistory(directory: string, name: string, root = process.cwd()): ContentHistory | undefined {
  const env = process.env["GIT_DIR"] ? { ...process.env, GIT_WORK_TREE: root } : process.env;
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: directory, env, encoding: "utf8", stdio: "pipe", maxBuffer: Infinity });
  try {
    // With -z, git writes names as they are: otherwise café.md would be "caf\303\251.md".
    const options = ["-z", "--diff-filter=DM", "--no-renames", "-G^(slug|draft): ", "--name-only", "--relative", "--no-show-signature"];
    const lines = git("log", ...options, "--format=@%h %cs", "--", "posts", "pages/legal").split(/[\0\n]+/);
    const removed: RemovedPage[] = [];
    let [commit = "", day = ""] = ["", ""];
    for (const file of lines.filter(Boolean)) {
      if (file.startsWith("@")) [commit = "", day = ""] = file.slice(1).split(" ");
      else {
        const source = git("show", `${commit}^:./${file}`);
        const field = (name: string) => new RegExp(`^${name}: *["']?([\\w-]+)`, "m").exec(source)?.[1];
        const slug = field("slug");
        const wasPublished = field("draft") !== "true" && (field("date") ?? "") <= day;
        const type = findContentType(file);
        const url = type && pagePath(type, { slug });
        if (slug !== undefined && wasPublished && url !== undefined) removed.push({ url, file: `${name}/${file}`, commit });
      }
    }
    return { removed, isShallow: git("rev-parse", "--is-shallow-repository").trim() === "true" };
  } catch {
    return undefined;
  }
}
