import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures";
import type { LocalCms } from "./local-cms";
import { findings, open, preview, publish, refill, sitePage, textEditor, watchForErrors } from "./page-actions";

let cms: LocalCms;
let errors: string[];

test.beforeEach(({ page, cms: local }) => {
  cms = local;
  errors = watchForErrors(page);
});
test.afterEach(() => expect(errors).toEqual([]));

/** When publication is refused, Decap also logs the error and leaves a rejected promise. */
const refusalErrors = /^error: (?:undefined|Object)$|^console: Error: \d+ errors? must be fixed first/;
const expectRefusalErrors = (): void => {
  expect(errors.filter((error) => !refusalErrors.test(error))).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
  errors.length = 0;
};

const post = (slug: string) => path.join(cms.content, "posts", `${slug}.md`);

test("a changed title and a letter typed into the text change only their lines", async ({ page }) => {
  const file = post("brain-energy-boosting-exercises");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "posts/entries/brain-energy-boosting-exercises");
  await page.getByLabel("Title", { exact: true }).fill("Brain Energy When People Need You at Work");
  await expect(sitePage(page).getByRole("heading", { level: 1 })).toHaveText("Brain Energy When People Need You at Work");
  await textEditor(page).getByText("What helps depends").click();
  await page.keyboard.type("§");
  await expect(sitePage(page).getByText("§")).toBeVisible();
  await expect(findings(page).getByRole("heading", { level: 2 })).toHaveText("No problems found");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  const after = fs.readFileSync(file, "utf8");
  expect(after.match(/§/g)).toHaveLength(1);
  expect(after.replace("§", "")).toBe(before.replace(/^title: .*$/m, "title: Brain Energy When People Need You at Work"));
});

test("a chart is drawn beside its form, its numbers are checked, and a changed title changes only its line", async ({ page }) => {
  const file = path.join(cms.content, "figures", "charts", "naps.yml");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "charts/entries/naps");
  const title = page.getByLabel("Title", { exact: true });
  await expect(title).not.toHaveValue("");
  await title.fill("A nap helps people stay awake more than anything else");
  const figure = sitePage(page).getByRole("figure", { name: "A nap helps people stay awake more than anything else" });
  await expect(figure.getByRole("img", { name: /vigilance most, with 0\.61/ })).toBeVisible();
  await expect(figure.getByText("0.291 to 0.929").first()).toBeVisible();
  await expect(findings(page).getByRole("heading", { level: 2 })).toHaveText("No problems found");

  await page.getByText("Vigilance", { exact: true }).locator("xpath=ancestor::*[.//button][1]//button").first().click();
  const effect = page.getByLabel("Effect", { exact: true }).first();
  await effect.fill("leong-2022/none");
  await expect(findings(page)).toContainText("The reference 'leong-2022' has no effect 'none'");
  await effect.fill("leong-2022/vigilance");
  await expect(findings(page).getByRole("heading", { level: 2 })).toHaveText("No problems found");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(fs.readFileSync(file, "utf8")).toBe(
    before.replace(/^title: .*$/m, "title: A nap helps people stay awake more than anything else"),
  );
});

test("errors in fields and in the whole content prevent publication, each in the words of the form", async ({ page }) => {
  const slug = "memory-exercises-for-adults";
  const before = fs.readFileSync(post(slug), "utf8");
  const title = page.getByLabel("Title", { exact: true });
  const expectRefusal = async (reason: string) => {
    await publish(page);
    await expect(page.getByText(/errors? must be fixed first/).filter({ hasText: reason })).toBeVisible();
    expectRefusalErrors();
    expect(fs.readFileSync(post(slug), "utf8")).toBe(before);
  };
  await open(page, cms, `posts/entries/${slug}`);
  const oldTitle = await title.inputValue();
  await title.fill("");
  await expect(findings(page)).toContainText("“Title” must not be empty");
  await expectRefusal("“Title” must not be empty");

  await title.fill(oldTitle);
  await refill(page.getByLabel("Slug"), "brain-exercises-for-adults");
  await expect(findings(page)).toContainText("lug 'brain-exercises-for-adults' is already used in");
  await expectRefusal("Slug 'brain-exercises-for-adults' is already used in");

  await refill(page.getByLabel("Slug"), slug);
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question", { exact: true }).nth(2).fill("Is a third one allowed?");
  await page.getByLabel("Answer", { exact: true }).nth(2).fill("It is not.");
  await expect(findings(page)).toContainText("“Questions readers ask” has 3 entries but must have exactly 2");
  await expectRefusal("“Questions readers ask” has 3 entries but must have exactly 2");
});

test("every finding leads to its field", async ({ page }) => {
  await open(page, cms, "posts/new");
  const links = findings(page).getByRole("button", { name: /^Go to / });
  await expect(links.first()).toBeVisible();
  const labels = new Set((await links.allTextContents()).map((text) => text.replace("Go to ", "")));
  expect([...labels]).toEqual(expect.arrayContaining(["Title", "Text", "Category", "Questions readers ask"]));
  for (const label of labels) {
    await findings(page)
      .getByRole("button", { name: `Go to ${label}`, exact: true })
      .first()
      .click();
    // The cursor is in the field, or in the first one of a list.
    const field = page
      .locator("[class*='-ControlContainer']")
      .filter({ has: page.locator(":focus") })
      .first();
    await expect(field.locator("[class*='-FieldLabel']").first(), label).toHaveText(new RegExp(`^${label}`));
  }
});

test("an unfinished entry is previewed in both colour schemes and on both devices", async ({ page }) => {
  await open(page, cms, "posts/new");
  await expect(findings(page)).toContainText("“Category” is missing.");
  await expect(sitePage(page).getByRole("link", { name: "No category yet", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Markdown" }).click();
  await page.getByLabel("Text as Markdown").fill("::cta{label= blinking}\n\n:ref{id=}\n\n| a |");
  await expect(findings(page)).toContainText(":ref has no id");
  await expect(sitePage(page).getByText("| a |")).toBeVisible();

  const background = () =>
    sitePage(page)
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await background()).toBe("rgb(251, 249, 244)");
  await preview(page).getByRole("button", { name: "dark" }).click();
  expect(await background()).toBe("rgb(13, 21, 29)");
  await expect(sitePage(page).getByRole("navigation", { name: "Main" })).toBeHidden();
  await preview(page).getByRole("button", { name: "desktop" }).click();
  await expect(sitePage(page).getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("pages and settings have forms and previews, and a save changes one line", async ({ page }) => {
  for (const [name, heading] of [
    ["home", /weighed/],
    ["review", /reviewed on paper/],
    ["faq", /Questions people ask/],
  ] as const) {
    await page.goto(`${cms.url}#/collections/pages`);
    await expect(page.getByRole("heading", { name: "Pages" })).toBeVisible();
    await open(page, cms, `pages/entries/${name}`);
    await expect(sitePage(page).getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.goto(`${cms.url}#/collections/settings`);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  const file = path.join(cms.content, "settings", "site.yml");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "settings/entries/site");
  await expect(page.getByLabel("Label of the header’s button")).toHaveValue("Try The Genius Wave Now");
  await page.getByLabel("Label of the header’s button").fill("Try The Genius Wave");
  await expect(sitePage(page).getByRole("banner")).toContainText("Menu");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(fs.readFileSync(file, "utf8")).toBe(before.replace(/^headerLabel: .*$/m, "headerLabel: Try The Genius Wave"));

  // Forms that are opened later offer what was saved.
  await open(page, cms, "settings/entries/categories");
  await page.getByRole("button", { name: "Open or close" }).first().click();
  await page.getByLabel("Label", { exact: true }).first().fill("Focus, Renamed");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  await open(page, cms, "posts/new");
  await page.getByLabel("Category").click();
  await expect(page.getByRole("option", { name: "Focus, Renamed" })).toBeVisible();
});

test("files that cannot be read do not keep an editor from the others", async ({ page }) => {
  const slug = "memory-exercises-for-adults";
  const settings = path.join(cms.content, "settings", "site.yml");
  const written = "Memory Exercises for Adults That You Can Do Today";
  fs.writeFileSync(post("a-broken-one"), "---\nslug: [\n---\nText\n");
  fs.appendFileSync(settings, "x: [\n");
  fs.mkdirSync(path.join(cms.content, "images"), { recursive: true });
  fs.writeFileSync(path.join(cms.content, "images", "broken.png"), "no picture");
  await open(page, cms, `posts/entries/${slug}`);
  await page.getByLabel("Title", { exact: true }).fill(written);
  await expect(sitePage(page).getByRole("heading", { level: 1 })).toHaveText(written);
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(fs.readFileSync(post(slug), "utf8")).toContain(`title: ${written}`);
  await page.goto(`${cms.url}#/collections/posts`);
  await expect(page.getByRole("link", { name: /Aerobic/ })).toBeVisible();
  // Decap reports the article.
  errors = errors.filter((error) => !/invalid YAML/.test(error));
});
