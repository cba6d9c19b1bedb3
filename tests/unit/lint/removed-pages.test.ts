import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { lintContent } from "../../../src/lint/lint-content";
import { readHistory } from "../../../src/lint/node/removed-pages";
import { folderOf, removeFolders } from "../publish/site-fixture";
import { contentTree, post } from "./content-fixture";

let root = "";
beforeEach(() => (root = folderOf()));
afterEach(removeFolders);

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=n", "-c", "user.email=n@site.example", ...args], { cwd: root, encoding: "utf8" });
function commit(changes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(changes)) {
    const file = path.join(root, "content", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (text === undefined) fs.rmSync(file);
    else fs.writeFileSync(file, text);
  }
  git("add", "-A");
  git("commit", "-qm", "change");
}
const article = (slug: string, more = "date: 2025-07-24") => `---\nslug: ${slug}\n${more}\n---\n\nText.\n`;

it("git's history names articles and legal pages that were removed, renamed or made drafts, but no other drafts and none that was not due; without git there is none", () => {
  expect(readHistory(root, "content")).toBeUndefined();
  git("init", "-q");
  // Signatures would be lines among the names of files, and merges might have no names.
  git("config", "log.showSignature", "true");
  git("config", "log.diffMerges", "off");
  commit({
    "posts/kept.md": article("kept"),
    "posts/hidden.md": article("hidden"),
    "posts/gone.md": article("gone"),
    "posts/café “two”.md": article("cafe"),
    "posts/renamed.md": article("old-name"),
    "posts/moved.md": article("moved"),
    "posts/draft.md": article("draft", "date: 2025-07-24\ndraft: true"),
    "posts/future.md": article("future", "date: 2999-01-01"),
    "pages/legal/imprint.md": article("imprint", "lastUpdated: 2025-07-24"),
  });
  commit({
    "posts/hidden.md": article("hidden", "date: 2025-07-24\ndraft: true"),
    "posts/gone.md": undefined,
    "posts/café “two”.md": undefined,
    "posts/renamed.md": article("new-name"),
    "posts/moved.md": undefined,
    "posts/moved-file.md": article("moved"),
    "posts/draft.md": undefined,
    "posts/future.md": undefined,
    "pages/legal/imprint.md": undefined,
  });
  const history = readHistory(path.join(root, "content"), "content");
  expect(history?.isShallow).toBe(false);
  expect(history?.removed.map(({ url, file }) => `${file} ${url}`).sort()).toEqual([
    "content/pages/legal/imprint.md /imprint/",
    "content/posts/café “two”.md /blog/cafe/",
    "content/posts/gone.md /blog/gone/",
    "content/posts/hidden.md /blog/hidden/",
    "content/posts/moved.md /blog/moved/",
    "content/posts/renamed.md /blog/old-name/",
  ]);
  // As deploy/ builds what was pushed.
  for (const directory of [path.join(root, ".git"), `tests/../${path.relative("", path.join(root, ".git"))}`]) {
    process.env["GIT_DIR"] = directory;
    expect(readHistory(path.join(root, "content"), "content", root)).toEqual(history);
  }
  delete process.env["GIT_DIR"];
  // A branch publishes nothing before its merge, and no step on its way after it.
  git("update-ref", "refs/remotes/origin/HEAD", "HEAD");
  git("checkout", "-qb", "branch");
  commit({ "posts/kept.md": undefined, "posts/new.md": article("first-idea") });
  commit({ "posts/new.md": article("second-idea") });
  const kept = { url: "/blog/kept/", file: "content/posts/kept.md", commit: git("rev-parse", "--short", "HEAD").trim() };
  expect(readHistory(path.join(root, "content"), "content")?.removed).toEqual([...(history?.removed ?? []), kept]);
  git("update-ref", "-d", "refs/remotes/origin/HEAD");
  git("checkout", "-q", "-");
  git("merge", "-q", "--no-ff", "branch");
  kept.commit = git("rev-parse", "--short", "HEAD").trim();
  expect(readHistory(path.join(root, "content"), "content")?.removed).toEqual([kept, ...(history?.removed ?? [])]);
  const clone = path.join(root, "clone");
  git("clone", "-q", "--depth", "1", `file://${root}`, clone);
  expect(readHistory(path.join(clone, "content"), "content")).toEqual({ removed: [], isShallow: true });
});

it("days of commits are those of publication, in UTC", () => {
  git("init", "-q");
  commit({ "posts/west.md": article("west", "date: 2026-02-01"), "posts/east.md": article("east", "date: 2026-02-02") });
  for (const [name, day] of [
    ["west", "2026-01-31T20:00:00-0800"],
    ["east", "2026-02-02T08:00:00+1100"],
  ] as const) {
    process.env["GIT_COMMITTER_DATE"] = day;
    commit({ [`posts/${name}.md`]: undefined });
  }
  delete process.env["GIT_COMMITTER_DATE"];
  expect(readHistory(path.join(root, "content"), "content")?.removed.map(({ url }) => url)).toEqual(["/blog/west/"]);
});

it("a removed page without a redirect is an error, and a shallow clone a warning", () => {
  const history = { removed: [{ url: "/blog/gone/", file: "content/posts/gone.md", commit: "abc1234" }], isShallow: true };
  const found = (changes: Parameters<typeof contentTree>[0]) => lintContent({ ...contentTree(changes), history }).map(formatDiagnostic);
  const lost = expect.stringContaining(
    "content/posts/gone.md:1:1 error[lost-url] '/blog/gone/' was published until commit abc1234",
  ) as string;
  expect(found({})).toEqual(expect.arrayContaining([lost, expect.stringContaining("warning[short-history]")]));
  expect(
    found({ "posts/second.md": post("second", { category: "focus" }).replace("faq:", "redirectFrom: [/blog/gone/]\nfaq:") }),
  ).not.toContainEqual(lost);
});
