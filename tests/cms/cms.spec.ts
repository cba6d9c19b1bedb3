import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { splitFrontMatter } from "../../src/content-model/front-matter";
import { article, FIRST_BUTTON, lintDirectory } from "../unit/lint/content-fixture";
import { startLocalCms, type LocalCms } from "./local-cms";
import { picture, PICTURE_WIDTH } from "./picture";
import {
  cursorAtEndOf,
  findings,
  insert,
  logIn,
  open,
  paste,
  preview,
  publish,
  sitePage,
  textEditor,
  watchForErrors,
} from "./page-actions";

let cms: LocalCms;
let errors: string[];

test.beforeAll(async () => {
  cms = await startLocalCms();
});
test.afterAll(() => {
  cms.stop();
});
test.beforeEach(async ({ page }) => {
  errors = watchForErrors(page);
  await logIn(page, cms);
});
test.afterEach(() => expect(errors).toEqual([]));

/** When publication is refused, Decap also logs the error and leaves a rejected promise. */
const refusalErrors = /^error: (?:undefined|Object)$|^console: Error: \d+ errors? must be fixed first/;
const expectRefusalErrors = (): void => {
  expect(errors.filter((error) => !refusalErrors.test(error))).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
  errors.length = 0;
};

/** Today in the time zone of this machine, and so of the browser. */
const today = (): string => new Date().toLocaleDateString("sv-SE");

const post = (slug: string) => path.join(cms.content, "posts", `${slug}.md`);

test("a changed title changes only its line", async ({ page }) => {
  const file = post("how-to-focus-better-at-work");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "posts/entries/how-to-focus-better-at-work");
  await page.getByLabel("Title", { exact: true }).fill("How to Focus at Work When People Need You");
  await expect(sitePage(page).getByRole("heading", { level: 1 })).toHaveText("How to Focus at Work When People Need You");
  await expect(findings(page).getByRole("heading", { level: 2 })).toHaveText("No problems found");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(fs.readFileSync(file, "utf8")).toBe(before.replace(/^title: .*$/m, "title: How to Focus at Work When People Need You"));
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

test("an article with a button, a citation and a picture is written, previewed and published", async ({ page }) => {
  test.setTimeout(2 * 60_000);
  const slug = "test-article";
  // Made-up text that passes every editorial rule, without the parts that the toolbar inserts.
  const source = article(slug, ["how-to-focus-better-at-work", "memory-exercises-for-adults"]).replaceAll("other-2001", "beauchene-2016");
  const field = (name: string) => new RegExp(`^ *(?:- )?${name}: "?(.*?)"?$`, "gm");
  const values = (name: string) => Array.from(source.matchAll(field(name)), (match) => match[1] ?? "");
  const one = (name: string) => values(name)[0] ?? "";
  const body = (splitFrontMatter(source)?.body ?? "").trimEnd();
  const [, ...rest] = body.split("\n\n");
  // Short enough for one line, so that End moves to the end of the paragraph.
  const opening = `${body.split(". ")[0] ?? ""}.`;
  const label = "Try The Genius Wave Now – Unlock Your Brainpower";
  const desk = await picture();

  await open(page, cms, "posts/new");
  await page.getByLabel("Slug").fill(slug);
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
  await page.locator('input[type="file"]').setInputFiles({ name: "desk.png", mimeType: "image/png", buffer: desk });
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel("What the picture shows").fill("A desk by a window");

  await textEditor(page).click();
  await paste(page, [opening, ...rest.filter((part) => part !== FIRST_BUTTON)].join("\n\n"));
  await cursorAtEndOf(page, opening);
  await insert(page, "Button");
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: /^Label/ })
    .fill(label);
  await page.getByRole("button", { name: "Apply" }).click();
  await cursorAtEndOf(page, opening);
  await insert(page, "Citation");
  await page.getByRole("searchbox", { name: "Search" }).fill("Oster auditory beats");
  await page.getByRole("option", { name: "Oster" }).dblclick();

  const site = sitePage(page);
  await expect(site.getByRole("link", { name: label })).toBeVisible();
  await expect(site.getByRole("link", { name: "Reference 1" }).first()).toBeVisible();
  await expect(site.getByRole("img", { name: "A desk by a window" })).toHaveJSProperty("naturalWidth", PICTURE_WIDTH);
  await expect(findings(page).locator('[data-severity="error"]')).toHaveCount(0);
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();

  const fields = (index: number) => `  - question: ${values("question")[index]}\n    answer: ${values("answer")[index]}\n`;
  const parts = [`${opening}:ref{id=oster-1973}`, FIRST_BUTTON, ...rest.filter((part) => part !== FIRST_BUTTON)];
  expect(fs.readFileSync(post(slug), "utf8")).toBe(
    `---\nslug: ${slug}\ntitle: ${one("title")}\nexcerpt: ${one("excerpt")}\nmetaDescription: ${one("metaDescription")}\n` +
      `categorySlug: memory-improvement\ndate: ${today()}\nimage: ../images/desk.png\nimageAlt: A desk by a window\n` +
      `faq:\n${fields(0)}${fields(1)}---\n${parts.join("\n\n")}\n`,
  );
  expect(fs.readFileSync(path.join(cms.content, "images", "desk.png"))).toEqual(desk);
  expect(lintDirectory(cms.content).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("an empty required field prevents publication and is named", async ({ page }) => {
  const file = post("memory-exercises-for-adults");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "posts/entries/memory-exercises-for-adults");
  await page.getByLabel("Title", { exact: true }).fill("");
  await publish(page);
  await expect(page.getByText(/errors? must be fixed first/)).toContainText("title must not be empty");
  expectRefusalErrors();
  await expect(findings(page)).toContainText("“Title” must not be empty");
  expect(fs.readFileSync(file, "utf8")).toBe(before);
});

test("a third question prevents publication, with the number that is required", async ({ page }) => {
  const file = post("memory-exercises-for-adults");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "posts/entries/memory-exercises-for-adults");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question", { exact: true }).nth(2).fill("Is a third one allowed?");
  await page.getByLabel("Answer", { exact: true }).nth(2).fill("It is not.");
  await expect(findings(page)).toContainText("“Questions readers ask” has 3 entries but must have exactly 2");
  await findings(page).getByRole("button", { name: "Go to Questions readers ask" }).click();
  await publish(page);
  await expect(page.getByText(/errors? must be fixed first/)).toContainText("faq has 3 entries but must have exactly 2");
  expectRefusalErrors();
  expect(fs.readFileSync(file, "utf8")).toBe(before);
});

test("an error of the content lint prevents publication, with the same message", async ({ page }) => {
  const file = post("brain-exercises-for-adults");
  const before = fs.readFileSync(file, "utf8");
  await open(page, cms, "posts/entries/brain-exercises-for-adults");
  await page.getByLabel("Title", { exact: true }).fill("How to Focus Better at Work When People Need You, Again");
  await page.getByLabel("Slug").fill("memory-exercises-for-adults");
  await expect(findings(page)).toContainText("slug 'memory-exercises-for-adults' is already used in");
  await publish(page);
  await expect(page.getByText(/errors? must be fixed first/)).toContainText("error[duplicate]");
  expectRefusalErrors();
  expect(fs.readFileSync(file, "utf8")).toBe(before);
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

test("a letter typed into the text changes only its paragraph", async ({ page }) => {
  const slug = "brain-energy-boosting-exercises";
  const before = fs.readFileSync(post(slug), "utf8").split("\n");
  await open(page, cms, `posts/entries/${slug}`);
  await textEditor(page).getByText("What helps depends").click();
  await page.keyboard.type("§");
  await expect(sitePage(page).getByText("§")).toBeVisible();
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  const after = fs.readFileSync(post(slug), "utf8").split("\n");
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed).toHaveLength(1);
  expect(after.map((line) => line.replace("§", ""))).toEqual(before);
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
});

test("the server refuses requests from other sites", async ({ request }) => {
  const ask = (headers: Record<string, string>) =>
    request.post(`${cms.url}api/v1`, { headers, data: { action: "info", params: {} } }).then((response) => response.status());
  expect(await ask({ Origin: new URL(cms.url).origin })).toBe(200);
  expect(await ask({ Origin: "https://elsewhere.example" })).toBe(403);
  expect(await ask({ Host: "elsewhere.example" })).toBe(403);
});
