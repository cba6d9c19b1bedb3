import { execFileSync } from "node:child_process";
import { findContentType, pagePath } from "../../content-model/content-types";
import type { ContentHistory, RemovedPage } from "../content-tree";

/**
 * Finds the articles and legal pages that commits removed after they had been published.
 *
 * @param folder the content folder's path relative to the project's, such as `content`
 * @param root the project's folder
 * @returns undefined where there is no git, no repository, or the folder is outside of it
 */
export function readHistory(folder: string, root = process.cwd()): ContentHistory | undefined {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    // With -z, git writes names as they are: otherwise café.md would be "caf\303\251.md".
    const log = ["log", "-z", "--diff-filter=DM", "--no-renames", "-G^slug: ", "--format=@%h %cs", "--name-only", "--relative"];
    const lines = git(...log, "--", `${folder}/posts`, `${folder}/pages/legal`).split(/[\0\n]+/);
    const removed: RemovedPage[] = [];
    let [commit = "", day = ""] = ["", ""];
    for (const file of lines.filter(Boolean)) {
      if (file.startsWith("@")) [commit = "", day = ""] = file.slice(1).split(" ");
      else {
        const source = git("show", `${commit}^:./${file}`);
        const field = (name: string) => new RegExp(`^${name}: *["']?([\\w-]+)`, "m").exec(source)?.[1];
        const slug = field("slug");
        const wasPublished = field("draft") !== "true" && (field("date") ?? "") <= day;
        const type = findContentType(file.slice(folder.length + 1));
        const url = type && pagePath(type, { slug });
        if (slug !== undefined && wasPublished && url !== undefined) removed.push({ url, file, commit });
      }
    }
    return { removed, isShallow: git("rev-parse", "--is-shallow-repository").trim() === "true" };
  } catch {
    return undefined;
  }
}
