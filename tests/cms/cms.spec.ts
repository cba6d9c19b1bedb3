import fs from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { splitFrontMatter } from "../../src/content-model/front-matter";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { article, FIRST_BUTTON, lintDirectory } from "../unit/lint/content-fixture";
import { builtSite, type BuiltSite } from "./built-site";
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
  shown,
  startWorkplace,
  text,
  watch,
  type Workplace,
} from "./workplace";

let workplace: Workplace;
let faults: string[];
const built: BuiltSite[] = [];

test.beforeAll(async () => {
  workplace = await startWorkplace();
});
test.afterAll(() => {
  for (const site of built) site.close();
  workplace.stop();
});
test.beforeEach(async ({ page }) => {
  faults = watch(page);
  await logIn(page, workplace);
});
test.afterEach(() => expect(faults).toEqual([]));

/** Decap rejects what is refused without anybody to hear it, beside what it says to the editor. */
const refusal = /^error: (?:undefined|Object)$|^console: Error: \d+ errors? keeps? this from being published/;
const forgiveRefusal = (): void => {
  expect(faults.filter((fault) => !refusal.test(fault))).toEqual([]);
  expect(faults.length).toBeGreaterThan(0);
  faults.length = 0;
};

/** The day in the browser, which runs here. */
const today = (): string => new Date().toLocaleDateString("sv-SE");

/** Builds the folder that the CMS wrote to, as a project has it, and opens an article of what readers then get. */
async function openBuilt(page: Page, slug: string): Promise<void> {
  const site = await builtSite(path.dirname(workplace.content), { BUILD_DATE: today() });
  built.push(site);
  await page.goto(`${site.address}blog/${slug}/`);
}

/** The words of a block of Markdown. */
const plainText = (block: string): string =>
  block
    .replace(/^(?:#+|>) /, "")
    .replace(/::cta\{label="(.*?)"\}/, "$1")
    .replace(/:ref\{.*?\}/g, "")
    .replace(/\[(.*?)\]\(.*?\)/g, "$1")
    .replaceAll("**", "");

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
  // The whole site is built in it.
  test.setTimeout(5 * 60_000);
  const slug = "an-article-of-the-test";
  // Made-up words that keep every editorial rule; what the toolbar puts in is left out of them.
  const source = article(slug, ["how-to-focus-better-at-work", "memory-exercises-for-adults"]).replaceAll("other-2001", "beauchene-2016");
  const field = (name: string) => new RegExp(`^ *(?:- )?${name}: "?(.*?)"?$`, "gm");
  const values = (name: string) => Array.from(source.matchAll(field(name)), (match) => match[1] ?? "");
  const one = (name: string) => values(name)[0] ?? "";
  const body = (splitFrontMatter(source)?.body ?? "").trimEnd();
  const [, ...rest] = body.split("\n\n");
  // One line of the editor, so that its end is the paragraph's.
  const opening = `${body.split(". ")[0] ?? ""}.`;
  const label = "Try The Genius Wave Now – Unlock Your Brainpower";
  const desk = await picture();

  await open(page, workplace, "posts/new");
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

  // A long text is pasted as Markdown; the toolbar serves the editor who has never seen any.
  await page.getByRole("switch", { name: "" }).last().click();
  await text(page).click();
  await paste(page, [opening, ...rest.filter((part) => part !== FIRST_BUTTON)].join("\n\n"));
  await page.getByRole("switch", { name: "" }).last().click();
  await cursorAtEndOf(page, opening);
  await page.keyboard.press("Enter");
  await insert(page, "Button");
  await page.getByLabel("Label", { exact: true }).first().fill(label);
  await cursorAtEndOf(page, opening);
  await insert(page, "Citation");
  await page.getByRole("searchbox", { name: "Search" }).fill("Oster auditory beats");
  await page.getByRole("button", { name: "Choose", exact: true }).click();

  const site = shown(page);
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
  expect(fs.readFileSync(path.join(workplace.content, "images", "desk.png"))).toEqual(desk);
  expect(lintDirectory(workplace.content).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);

  await openBuilt(page, slug);
  const { affiliateLink } = readContentFile("site", workplace.content);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(one("title"));
  const button = page.getByRole("link", { name: label });
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute("href", affiliateLink);
  await expect(button).toHaveAttribute("rel", /(?:^| )sponsored(?: |$)/);
  // The button of the toolbar stands where it was put: after the first paragraph, which ends with the citation.
  const first = page.getByRole("article").locator("p", { hasText: opening });
  await expect(first.getByRole("link", { name: "Reference 1" })).toHaveAttribute("href", "#ref-oster-1973");
  await expect(first.locator("xpath=following-sibling::*[1]").getByRole("link", { name: label })).toBeVisible();
  await expect(page.locator("#ref-oster-1973")).toContainText("Auditory beats in the brain");
  const image = page.getByRole("img", { name: "A desk by a window" });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth)).toBeGreaterThan(300);
  const shownText = await page.getByRole("article").evaluate((element) => (element.textContent ?? "").replace(/\s+/g, " "));
  const written = [...parts.map(plainText), ...values("question"), ...values("answer")];
  expect(written.filter((words) => !shownText.includes(words))).toEqual([]);
});

test("a required field that is empty refuses publication, and says which", async ({ page }) => {
  const file = post("memory-exercises-for-adults");
  const before = fs.readFileSync(file, "utf8");
  await open(page, workplace, "posts/entries/memory-exercises-for-adults");
  await page.getByLabel("Title", { exact: true }).fill("");
  await publish(page);
  await expect(page.getByText("Title is required.")).toBeVisible();
  forgiveRefusal();
  await expect(findings(page)).toContainText("title must not be empty");
  expect(fs.readFileSync(file, "utf8")).toBe(before);
});

test("a third question refuses publication with the number that is wanted", async ({ page }) => {
  const file = post("memory-exercises-for-adults");
  const before = fs.readFileSync(file, "utf8");
  await open(page, workplace, "posts/entries/memory-exercises-for-adults");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question", { exact: true }).nth(2).fill("Is a third one allowed?");
  await page.getByLabel("Answer", { exact: true }).nth(2).fill("It is not.");
  await expect(findings(page)).toContainText("faq has 3 entries but must have exactly 2");
  await publish(page);
  await expect(page.getByText(/Questions readers ask must have exactly 2 item/)).toBeVisible();
  forgiveRefusal();
  expect(fs.readFileSync(file, "utf8")).toBe(before);
});

test("what the content check holds against an entry refuses its publication, in the same words", async ({ page }) => {
  const file = post("brain-exercises-for-adults");
  const before = fs.readFileSync(file, "utf8");
  await open(page, workplace, "posts/entries/brain-exercises-for-adults");
  await page.getByLabel("Title", { exact: true }).fill("How to Focus Better at Work When People Need You, Again");
  await page.getByLabel("Slug").fill("memory-exercises-for-adults");
  await expect(findings(page)).toContainText("slug 'memory-exercises-for-adults' is taken by");
  await publish(page);
  await expect(page.getByText(/keeps? this from being published/)).toContainText("error[duplicate]");
  forgiveRefusal();
  expect(fs.readFileSync(file, "utf8")).toBe(before);
});

test("unfinished input is shown as far as it goes, in both schemes and on both devices", async ({ page }) => {
  await open(page, workplace, "posts/new");
  await expect(findings(page)).toContainText("Category is missing");
  await expect(shown(page).getByRole("link", { name: "No category yet" })).toBeVisible();
  await page.getByRole("switch").last().click();
  await text(page).click();
  await paste(page, "::cta{label= blinking}\n\n:ref{id=}\n\n| a |");
  await expect(findings(page)).toContainText(":ref has no id");
  await expect(shown(page).getByText("| a |")).toBeVisible();

  const background = () =>
    shown(page)
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await background()).toBe("rgb(251, 249, 244)");
  await preview(page).getByRole("button", { name: "dark" }).click();
  expect(await background()).toBe("rgb(13, 21, 29)");
  await expect(shown(page).getByRole("navigation", { name: "Main" })).toBeHidden();
  await preview(page).getByRole("button", { name: "desktop" }).click();
  await expect(shown(page).getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a letter typed into the text changes its paragraph alone", async ({ page }) => {
  const slug = "brain-energy-boosting-exercises";
  const before = fs.readFileSync(post(slug), "utf8").split("\n");
  await open(page, workplace, `posts/entries/${slug}`);
  await text(page).getByText("What helps depends").click();
  await page.keyboard.type("§");
  await expect(shown(page).getByText("§")).toBeVisible();
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  const after = fs.readFileSync(post(slug), "utf8").split("\n");
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed).toHaveLength(1);
  expect(after.map((line) => line.replace("§", ""))).toEqual(before);
});

test("pages and settings have their forms and previews, and are saved with one line changed", async ({ page }) => {
  for (const [name, heading] of [
    ["home", /weighed/],
    ["review", /reviewed on paper/],
    ["faq", /Questions people ask/],
  ] as const) {
    await page.goto(`${workplace.address}#/collections/pages`);
    await expect(page.getByRole("heading", { name: "Pages" })).toBeVisible();
    await open(page, workplace, `pages/entries/${name}`);
    await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.goto(`${workplace.address}#/collections/settings`);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  const file = path.join(workplace.content, "settings", "site.yml");
  const before = fs.readFileSync(file, "utf8");
  await open(page, workplace, "settings/entries/site");
  await expect(page.getByLabel("Label of the header’s button")).toHaveValue("Try The Genius Wave Now");
  await page.getByLabel("Label of the header’s button").fill("Try The Genius Wave");
  await expect(shown(page).getByRole("banner")).toContainText("Menu");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(fs.readFileSync(file, "utf8")).toBe(before.replace(/^headerLabel: .*$/m, "headerLabel: Try The Genius Wave"));
});

test("nobody but the page of the CMS may ask its server for anything", async ({ request }) => {
  const ask = (headers: Record<string, string>) =>
    request.post(`${workplace.address}api/v1`, { headers, data: { action: "info", params: {} } }).then((response) => response.status());
  expect(await ask({ Origin: new URL(workplace.address).origin })).toBe(200);
  expect(await ask({ Origin: "https://elsewhere.example" })).toBe(403);
  expect(await ask({ Host: "elsewhere.example" })).toBe(403);
});
