import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startLocalCms, type LocalCms } from "./local-cms";
import { findings, logIn, watchForErrors } from "./page-actions";

let cms: LocalCms;
test.beforeAll(async () => {
  cms = await startLocalCms({}, (folder) => {
    const posts = path.join(folder, "content", "posts");
    const text = fs.readFileSync(path.join(posts, fs.readdirSync(posts)[0] ?? ""), "utf8");
    const draft = text
      .replace(/^slug: .*$/m, "slug: half-written")
      .replace(/^title: .*$/m, "title: A half-written article of forty letters")
      .replace(/^date:/m, "draft: true\ndate:");
    fs.writeFileSync(path.join(posts, "half-written.md"), draft);
  });
});
test.afterAll(() => cms.stop());

test("an editor sees what needs care, and opens an article from there", async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto(cms.url);
  const summary = page.locator("summary", { hasText: /^Needs care: \d+$/ });
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(summary).toBeHidden();
  await logIn(page, cms);
  await summary.click();
  await expect(page.getByRole("heading", { name: "Drafts and scheduled articles (1)" })).toBeVisible();
  await page.getByRole("link", { name: "'A half-written article of forty letters' is a draft" }).click();
  await expect(findings(page)).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("A half-written article of forty letters");
  await expect(summary).toBeHidden();
  expect(errors).toEqual([]);
});
