import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures";
import { findings, logIn, watchForErrors } from "./page-actions";

test("an editor sees what needs care, opens an article from there, and finds others by any word of their texts", async ({
  page,
  localServer: cms,
}) => {
  cms.reset();
  const posts = path.join(cms.content, "posts");
  const text = fs.readFileSync(path.join(posts, fs.readdirSync(posts)[0] ?? ""), "utf8");
  const draft = text
    .replace(/^slug: .*$/m, "slug: half-written")
    .replace(/^title: .*$/m, "title: A half-written article of forty letters")
    .replace(/^date:/m, "draft: true\ndate:");
  fs.writeFileSync(path.join(posts, "half-written.md"), `${draft}\nA walk to the xylophone.\n`);
  const errors = watchForErrors(page);
  await page.goto(cms.url);
  const summary = page.locator("summary", { hasText: /^Needs care: \d+$/ });
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(summary).toBeHidden();
  await logIn(page, cms);
  await summary.click();
  await expect(page.getByRole("heading", { name: "Drafts and scheduled articles (1)" })).toBeVisible();
  const items = page.getByRole("complementary", { name: "Needs care" }).getByRole("listitem");
  await expect(items.locator("a[href^='#/collections/']")).toHaveCount(await items.count());
  await page.getByRole("link", { name: "'A half-written article of forty letters' is a draft" }).click();
  await expect(findings(page)).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("A half-written article of forty letters");
  await expect(summary).toBeHidden();

  await page.goto(`${cms.url}#/collections/posts`);
  await page.getByPlaceholder("Search all").fill("XYLOPHONE walk");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Collections", /^A half-written article of forty letters/]);
  expect(errors).toEqual([]);
});
