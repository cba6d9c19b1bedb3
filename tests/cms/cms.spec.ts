import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { checkContent } from "../../src/check/check-content";
import { splitFrontMatter } from "../../src/content-model/front-matter";
import { article, FIRST_BUTTON } from "../unit/check/content-fixture";
import { findings, insert, logIn, open, paste, publish, shown, startWorkplace, text, watch, type Workplace } from "./workplace";

let workplace: Workplace;
let faults: string[];

test.beforeAll(async () => {
  workplace = await startWorkplace();
});
test.afterAll(() => workplace.stop());
test.beforeEach(async ({ page }) => {
  faults = watch(page);
  await logIn(page, workplace);
});
test.afterEach(() => expect(faults).toEqual([]));

const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

const post = (slug: string) => path.join(workplace.content, "posts", `${slug}.md`);

test("a changed title changes its line alone", async ({ page }) => {
  const file = post("how-to-focus-better-at-work");
  const before = fs.readFileSync(file, "utf8");
  await open(page, workplace, "posts/entries/how-to-focus-better-at-work");
  await page.getByLabel("Title", { exact: true }).fill("How to Focus at Work When People Need You");
  await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText("How to Focus at Work When People Need You");
  await expect(findings(page).getByRole("heading")).toHaveText("Nothing to mend");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(fs.readFileSync(file, "utf8")).toBe(before.replace(/^title: .*$/m, "title: How to Focus at Work When People Need You"));
});

test("an article is written, seen and published: a button, a citation and a picture in it", async ({ page }) => {
  const slug = "an-article-of-the-test";
  // Made-up words that keep every editorial rule; what the toolbar puts in is left out of them.
  const source = article(slug, ["how-to-focus-better-at-work", "memory-exercises-for-adults"]).replaceAll("other-2001", "beauchene-2016");
  const field = (name: string) => new RegExp(`^ *(?:- )?${name}: "?(.*?)"?$`, "gm");
  const values = (name: string) => Array.from(source.matchAll(field(name)), (match) => match[1] ?? "");
  const one = (name: string) => values(name)[0] ?? "";
  const body = (splitFrontMatter(source)?.body ?? "").trimEnd();
  const [opening = "", ...rest] = body.split("\n\n");
  const label = "Try The Genius Wave Now – Unlock Your Brainpower";

  await open(page, workplace, "posts/new");
  await page.getByLabel("Last part of the address").fill(slug);
  await page.getByLabel("Title", { exact: true }).fill(one("title"));
  await page.getByLabel("Excerpt").fill(one("excerpt"));
  await page.getByLabel("Description for search results").fill(one("metaDescription"));
  await page.getByLabel("Category").click();
  await page.getByRole("option", { name: "Memory Improvement" }).click();
  for (const [index, name] of ["question", "answer"].flatMap((each) => [[0, each] as const, [1, each] as const]))
    await page
      .getByLabel(name === "question" ? "Question" : "Answer", { exact: true })
      .nth(index)
      .fill(values(name)[index] ?? "");

  await page.getByRole("button", { name: "Choose an image" }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: "desk.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel("What the picture shows").fill("A desk by a window");

  // A long text is pasted as Markdown; the toolbar serves the editor who has never seen any.
  await page.getByRole("switch", { name: "" }).last().click();
  await text(page).click();
  await paste(page, [opening, ...rest.filter((part) => part !== FIRST_BUTTON)].join("\n\n"));
  await page.getByRole("switch", { name: "" }).last().click();
  await text(page).getByText(opening.slice(0, 40)).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await insert(page, "Citation");
  await page.getByRole("searchbox", { name: "Search" }).fill("Oster auditory beats");
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  await insert(page, "Button");
  await page.getByLabel("Label", { exact: true }).first().fill(label);

  const site = shown(page);
  await expect(site.getByRole("link", { name: label })).toBeVisible();
  await expect(site.getByRole("link", { name: "Reference 1" }).first()).toBeVisible();
  await expect(site.getByRole("img", { name: "A desk by a window" })).toHaveJSProperty("naturalWidth", 1);
  await expect(findings(page).locator('[data-severity="error"]')).toHaveCount(0);
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();

  const written = fs.readFileSync(post(slug), "utf8");
  console.log(written.slice(0, 1500));
  expect(fs.existsSync(path.join(workplace.content, "images", "desk.png"))).toBe(true);
  expect(checkContent(workplace.content).problems.filter(({ severity }) => severity === "error")).toEqual([]);
});
