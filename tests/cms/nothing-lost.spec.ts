import fs from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./fixtures";
import type { LocalCms } from "./local-cms";
import { picture } from "./picture";
import { backedUp, drafts, findings, open, publish, textEditor } from "./page-actions";
import { RandomEditor } from "./random-editor";

/** Random steps in the form; more of them in a nightly run. */
const BACKUP_STEPS = process.env["PROPERTY_RUNS"] ? 300 : 40;

let cms: LocalCms;

test.describe.configure({ timeout: (BACKUP_STEPS > 40 ? 15 : 3) * 60_000 });
test.beforeEach(({ context, cms: local }) => {
  cms = local;
  // Pages are left without questions.
  context.on("dialog", (dialog) => void dialog.accept());
});

const post = (slug: string) => path.join(cms.content, "posts", `${slug}.md`);
const read = (slug: string) => fs.readFileSync(post(slug), "utf8");
const title = (page: Page): Locator => page.getByLabel("Title", { exact: true });
const banner = (page: Page): Locator => page.getByRole("status", { name: "Unsaved text" });
const dialog = (page: Page): Locator => page.getByRole("dialog");

/** The texts of the drafts in the browser's database. */
const backups = async (page: Page) => (await drafts(page)).map(({ entry }) => entry.data.body);

/** Slows down the API, as on a bad network. */
const slowDown = (page: Page) =>
  page.route("**/admin/api/v1", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

test("an unsaved change comes back after a reload on a slow network, and its backup goes when it is saved", async ({ page }) => {
  const slug = "how-to-focus-better-at-work";
  const newTitle = "How to Focus at Work When People Need You";
  await slowDown(page);
  await open(page, cms, `posts/entries/${slug}`);
  await title(page).fill(newTitle);
  await backedUp(page, newTitle);
  await page.reload();
  await expect(banner(page)).toContainText(/How to Focus at Work When People Need You, not saved, from \d+ \w+ \d{4}/);
  await expect(title(page)).not.toHaveValue(newTitle);
  await banner(page).getByRole("button", { name: "Restore" }).click();
  await expect(title(page)).toHaveValue(newTitle);
  await expect(banner(page)).toBeHidden();
  const before = read(slug);
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(read(slug)).toBe(before.replace(/^title: .*$/m, `title: ${newTitle}`));
  await page.reload();
  await expect(title(page)).toHaveValue(newTitle);
  await expect(banner(page)).toBeHidden();
});

test("a failed save leaves the text in the form and says what to do", async ({ page }) => {
  const slug = "memory-exercises-for-adults";
  const before = read(slug);
  await open(page, cms, `posts/entries/${slug}`);
  await title(page).fill("Memory Exercises for Adults That You Can Do Today");
  await page.route("**/admin/api/v1", (route) =>
    route.request().postData()?.includes('"persistEntry"') ? route.abort() : route.continue(),
  );
  await publish(page);
  await expect(page.getByText(/Your text is in this form and in this browser\. Save again when you are online/)).toBeVisible();
  await expect(title(page)).toHaveValue("Memory Exercises for Adults That You Can Do Today");
  expect(read(slug)).toBe(before);
  await page.unroute("**/admin/api/v1");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(read(slug)).toContain("title: Memory Exercises for Adults That You Can Do Today");
});

test("a save on top of somebody else's is refused until the editor has seen both texts", async ({ page, context }) => {
  const slug = "brain-exercises-for-adults";
  const other = await context.newPage();
  for (const each of [page, other]) await open(each, cms, `posts/entries/${slug}`);
  const save = async (each: Page, value: string) => {
    await each.bringToFront();
    // Decap moves the cursor when it draws a field again, so the old text is removed first.
    await title(each).fill("");
    await title(each).fill(value);
    await publish(each);
  };
  const saved = async (each: Page, value: string) => {
    await save(each, value);
    await expect.poll(() => read(slug)).toContain(value);
  };
  await saved(other, "Brain Exercises for Adults, as the Colleague Wrote It");
  await save(page, "Brain Exercises for Adults, as I Wrote It Myself");
  await expect(dialog(page).getByRole("region").or(dialog(page).locator(".theirs"))).toContainText("as the Colleague Wrote It");
  await expect(dialog(page).locator(".own")).toContainText("as I Wrote It Myself");
  expect(read(slug)).toContain("as the Colleague Wrote It");
  await dialog(page).getByRole("button", { name: "Save mine as a copy" }).click();
  await expect(title(page)).toHaveValue("Brain Exercises for Adults, as the Colleague Wrote It");
  expect(read(`${slug}-copy`)).toMatch(/^title: .*as I Wrote It Myself.*\n[^]*^draft: true$/m);

  await saved(other, "Brain Exercises for Adults, Once More by the Colleague");
  await save(page, "Brain Exercises for Adults, Once More by Myself Too");
  await dialog(page).getByRole("button", { name: "Take the other version" }).click();
  await expect(title(page)).toHaveValue("Brain Exercises for Adults, Once More by the Colleague");
  await expect(banner(page)).toContainText("Once More by Myself Too");

  await save(page, "Brain Exercises for Adults, the Version That Stays");
  await expect.poll(() => read(slug)).toContain("the Version That Stays");
  await save(other, "Brain Exercises for Adults, Overwritten on Purpose");
  await dialog(other).getByRole("button", { name: "Overwrite with mine" }).click();
  await expect.poll(() => read(slug)).toContain("Overwritten on Purpose");
});

test("deleting, rescheduling or unpublishing what others link to is refused, with links to them", async ({ page }) => {
  const slug = "theta-waves-and-memory-consolidation";
  const before = read(slug);
  const linksToEntry = (link: Locator) => expect(link).toHaveAttribute("href", /^#\/collections\/\w+\/entries\//);
  await open(page, cms, `posts/entries/${slug}`);
  await page
    .getByRole("button", { name: /Delete/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText("Nothing was deleted");
  await linksToEntry(dialog(page).getByRole("link").first());
  await dialog(page).getByRole("button", { name: "Close" }).click();

  const isRefused = async () => {
    await linksToEntry(findings(page).getByRole("link").first());
    await publish(page);
    await expect(page.getByText(/errors? must be fixed first/).last()).toContainText(`/blog/${slug}/`);
    expect(read(slug)).toBe(before);
  };
  const day = page.getByLabel("Day of publication");
  const today = await day.inputValue();
  // A year that is typed is the year that is meant.
  await day.pressSequentially("01012099");
  await expect(day).toHaveValue("2099-01-01");
  await isRefused();
  await day.fill(today);
  await expect(findings(page).getByRole("link")).toHaveCount(0);
  await page.getByRole("switch").first().click();
  await isRefused();
});

test("a legal page and a cited work cannot be removed while others need them", async ({ page }) => {
  await open(page, cms, "legal/entries/privacy-policy");
  await page
    .getByRole("button", { name: /Delete/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText("Nothing was deleted");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  expect(fs.existsSync(path.join(cms.content, "pages", "legal", "privacy-policy.md"))).toBe(true);

  const file = path.join(cms.content, "references.yml");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "settings/entries/references");
  const work = page.getByText("oster-1973", { exact: true });
  await work.locator("xpath=ancestor::*[.//button][1]").getByRole("button", { name: "Remove" }).click();
  await expect(work).toHaveCount(0);
  const opened = page.waitForEvent("popup");
  await findings(page)
    .getByRole("link", { name: /^Articles: / })
    .first()
    .click();
  await expect(title(await opened)).not.toHaveValue("");
  await publish(page);
  await expect(page.getByText(/errors? must be fixed first/)).toContainText("oster-1973");
  expect(fs.readFileSync(file, "utf8")).toBe(before);
});

test("the backup is what is on the screen after random keys and pastes", async ({ page }) => {
  await open(page, cms, "posts/new");
  await textEditor(page).click();
  const random = new RandomEditor(page);
  for (let step = 0; step < BACKUP_STEPS; step += 1) await random.step();
  await page.getByRole("button", { name: "Markdown", exact: true }).click();
  const shown = await page.getByLabel("Text as Markdown").inputValue();
  expect(shown.length, random.log).toBeGreaterThan(0);
  await expect.poll(() => backups(page), { message: random.log }).toContainEqual(shown);
});

test("what is no picture, is damaged or too large does not reach the site as it is", async ({ page }) => {
  await open(page, cms, "posts/new");
  const refused = async (name: string, mimeType: string, content: Buffer, reason: RegExp) => {
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: content });
    await expect(dialog(page).filter({ hasText: reason })).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
  };
  await page.getByRole("button", { name: "Choose an image" }).click();
  await refused(
    "drawing.svg",
    "image/svg+xml",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    /is not a picture that the site can show/,
  );
  await refused("broken.png", "image/png", (await picture()).subarray(0, 60), /is damaged/);
  const large = await sharp({ create: { width: 5000, height: 3000, channels: 3, background: "#7a8b99" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer: large });
  await page.getByRole("button", { name: "Choose selected" }).click();
  await title(page).fill("An article with a large picture");
  await publish(page);
  await dialog(page).getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  const { width, height } = await sharp(path.join(cms.content, "images", "large.jpg")).metadata();
  expect({ width, height }).toEqual({ width: 2400, height: 1440 });
  // A picture that an article shows cannot be deleted.
  await page.getByRole("button", { name: "Choose different image" }).click();
  await page.getByText("large.jpg").click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(dialog(page).filter({ hasText: "Nothing was deleted" })).toBeVisible();
  expect(fs.existsSync(path.join(cms.content, "images", "large.jpg"))).toBe(true);
});
