import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { logIn, open, publish, startWorkplace, watch, type Workplace } from "./workplace";

let workplace: Workplace;
let folder: string;

const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trimEnd();

test.beforeAll(async () => {
  workplace = await startWorkplace({ CMS_MODE: "git" }, (made) => {
    folder = made;
    git("init", "--quiet", "--initial-branch=trunk");
    git("config", "user.name", "An Editor");
    git("config", "user.email", "editor@site.example");
    git("add", "content");
    git("commit", "--quiet", "--no-gpg-sign", "--no-verify", "-m", "The content");
  });
});
test.afterAll(() => workplace.stop());

test("CMS_MODE=git commits a save to the branch that is checked out, and nothing beside it", async ({ page }) => {
  const faults = watch(page);
  await logIn(page, workplace);
  await open(page, workplace, "posts/entries/how-to-focus-better-at-work");
  await page.getByLabel("Title", { exact: true }).fill("How to Focus at Work When People Need You");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(git("rev-list", "--count", "trunk")).toBe("2");
  expect(git("branch", "--format=%(refname:short)")).toBe("trunk");
  expect(git("status", "--porcelain")).toBe("");
  const file = path.join("content", "posts", "how-to-focus-better-at-work.md");
  expect(git("diff", "--numstat", "HEAD~1")).toBe(`1\t1\t${file}`);
  expect(faults).toEqual([]);
});
