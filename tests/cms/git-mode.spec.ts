import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures";
import { startLocalCms, type LocalCms } from "./local-cms";
import { logIn, open, preview, publish, watchForErrors } from "./page-actions";

let cms: LocalCms;
let folder: string;

const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trimEnd();

test.beforeAll(async () => {
  cms = await startLocalCms({ CMS_MODE: "git" }, (created) => {
    folder = created;
    git("init", "--quiet", "--initial-branch=trunk");
    git("config", "user.name", "An Editor");
    git("config", "user.email", "editor@site.example");
    git("add", "content");
    git("commit", "--quiet", "--no-gpg-sign", "--no-verify", "-m", "The content");
  });
});
test.afterAll(() => cms.stop());

test("CMS_MODE=git commits a save, and nothing else, to the branch that is checked out", async ({ page }) => {
  const errors = watchForErrors(page);
  await logIn(page, cms);
  await open(page, cms, "posts/entries/how-to-focus-better-at-work");
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByLabel("Title", { exact: true }).fill("How to Focus at Work When People Need You");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(git("rev-list", "--count", "trunk")).toBe("2");
  expect(git("branch", "--format=%(refname:short)")).toBe("trunk");
  expect(git("status", "--porcelain")).toBe("");
  const file = path.join("content", "posts", "how-to-focus-better-at-work.md");
  expect(git("diff", "--numstat", "HEAD~1")).toBe(`1\t1\t${file}`);
  expect(errors).toEqual([]);

  // The version before comes back into the form, as a change like any other.
  await preview(page).getByRole("button", { name: "Versions" }).click();
  await page.getByRole("dialog").getByRole("listitem").last().getByRole("button").click();
  await expect(page.getByLabel("Text of the version")).toContainText(title);
  await page.getByRole("button", { name: "Take this version into the form" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});
