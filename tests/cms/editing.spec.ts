import fs from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { lintDirectory } from "../unit/lint/content-fixture";
import { test } from "./fixtures";
import type { LocalCms } from "./local-cms";
import { findings, insert, open, pasteFile, publish, refill, sitePage, textEditor, watchForErrors } from "./page-actions";

let cms: LocalCms;
let errors: string[];

test.beforeEach(({ page, cms: local }) => {
  cms = local;
  errors = watchForErrors(page, /^https:\/\/api\.crossref\.org\//);
  page.on("dialog", (dialog) => void dialog.accept());
});
/** Decap leaves the rejection of a refused save without a handler, and it may come late. */
const REJECTED_SAVE = "error: Object";
test.afterEach(() => expect(errors.filter((error) => error !== REJECTED_SAVE)).toEqual([]));

const title = (page: Page): Locator => page.getByLabel("Title", { exact: true });
const dialog = (page: Page): Locator => page.getByRole("dialog");

/** All content files by path. */
const readAll = (): Map<string, string> =>
  new Map(
    fs
      .readdirSync(cms.content, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:md|yml)$/.test(name))
      .map((name) => [name, fs.readFileSync(path.join(cms.content, name), "utf8")]),
  );

const errorsOfContent = () => lintDirectory(cms.content).diagnostics.filter(({ severity }) => severity === "error");

test("a slug follows the title until it is published; then its change redirects the old URL and changes the links", async ({ page }) => {
  const slug = page.getByLabel("Slug");
  await open(page, cms, "posts/new");
  await title(page).fill("What is a Café’s Hum?");
  await expect(slug).toHaveValue("what-is-a-cafes-hum");
  await slug.fill("cafe-hum");
  await title(page).fill("Another title");
  await expect(slug).toHaveValue("cafe-hum");

  const old = "theta-waves-and-memory-consolidation";
  const before = readAll();
  await page.goto("about:blank");
  await open(page, cms, `posts/entries/${old}`);
  await title(page).fill("Theta Waves, Sleep and How Memories Are Kept");
  await expect(slug).toHaveValue(old);
  await slug.fill("theta-waves-and-sleep");
  await publish(page);
  await expect(dialog(page)).toContainText(`/blog/${old}/ becomes /blog/theta-waves-and-sleep/.`);
  await dialog(page).getByRole("button", { name: "Keep the old slug" }).click();
  await expect(slug).toHaveValue(old);
  errors.length = 0;

  await refill(slug, "theta-waves-and-sleep");
  await publish(page);
  const linking = [...before].filter(
    ([name, text]) => new RegExp(`(?:\\(|linkTo: )/blog/${old}/`).test(text) && name !== `posts/${old}.md`,
  );
  expect(linking.length).toBeGreaterThan(1);
  await expect(dialog(page).getByRole("listitem")).toHaveCount(linking.length);
  await dialog(page).getByRole("button", { name: "Save, redirect and change the links" }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  const after = readAll();
  expect(after.get(`posts/${old}.md`)).toMatch(
    new RegExp(`^slug: theta-waves-and-sleep\\ntitle: Theta Waves, Sleep[^]*\\nredirectFrom:\\n  - /blog/${old}/\\n`, "m"),
  );
  for (const [name, text] of before)
    if (name !== `posts/${old}.md`)
      expect(after.get(name), name).toBe(
        text
          .replaceAll(`(/blog/${old}/`, "(/blog/theta-waves-and-sleep/")
          .replaceAll(`linkTo: /blog/${old}/`, "linkTo: /blog/theta-waves-and-sleep/"),
      );
  expect(errorsOfContent()).toEqual([]);
  // The next save asks nothing.
  await refill(title(page), "Theta Waves, Sleep and Memories Kept in Mind");
  await publish(page);
  await expect.poll(() => readAll().get(`posts/${old}.md`)).toContain("Memories Kept in Mind");
});

test("a reference is filled in from Crossref when the editor asks, and from BibTeX without any request", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://api.crossref.org/**", (route) => {
    asked.push(route.request().url());
    const author = [
      { family: "López", given: "Ana María" },
      { family: "Doe", given: "J.P." },
    ];
    const work = { DOI: "10.1000/Beats.7", title: ["Beats &amp; <i>sleep</i>"], author, issued: { "date-parts": [[2024, 3]] } };
    const message = { ...work, "container-title": ["Journal of Sleep"], volume: "7", issue: "2", page: "10-19" };
    return route.fulfill({ json: { message }, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  // A form with all works is slow on a busy machine.
  const file = "content/references.yml";
  const [first = ""] = fs
    .readFileSync(path.join(cms.content, "..", file), "utf8")
    .split(/\n(?= {2}- id: )/)
    .slice(1);
  await page.route("**/admin/api/v1", (route) => {
    const { action, params } = route.request().postDataJSON() as { action: string; params: { path?: string } };
    if (action !== "getEntry" || params.path !== file) return route.continue();
    return route.fulfill({ json: { data: `items:\n${first}\n`, file: { path: file, id: "1" } } });
  });
  await open(page, cms, "settings/entries/references");
  await page.getByRole("button", { name: "Add reference" }).click();
  // The new reference is the first one and open; the others are closed.
  const field = (name: string) => page.getByLabel(new RegExp(`^${name}(?: |$)`)).first();
  const fillIn = page.getByRole("button", { name: "Fill in from DOI, BibTeX or RIS" }).first();
  await field("DOI").fill("https://doi.org/10.1000/beats.7");
  expect(asked).toEqual([]);
  await fillIn.click();
  await dialog(page).getByRole("button", { name: "Read it" }).click();
  await expect(dialog(page)).toContainText("López, A. M., & Doe, J. P.");
  await dialog(page).getByRole("button", { name: "Take it into the form" }).click();
  await expect(field("Title")).toHaveValue("Beats & sleep");
  await expect(field("Authors")).toHaveValue("López, A. M., & Doe, J. P.");
  await expect(field("Year")).toHaveValue("2024");
  await expect(field("Source")).toHaveValue("Journal of Sleep, 7(2):10-19");
  await expect(field("DOI")).toHaveValue("10.1000/beats.7");
  await expect(field("Id")).toHaveValue("lopez-2024");
  expect(asked).toEqual(["https://api.crossref.org/works/10.1000%2Fbeats.7"]);

  await fillIn.click();
  await dialog(page).getByRole("textbox").fill("no work");
  await dialog(page).getByRole("button", { name: "Read it" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("no DOI, BibTeX or RIS");
  await dialog(page).getByRole("textbox").fill("@article{x, title = {Other Beats}, author = {Roe, Jane}, year = 2023, journal = {Sleep}}");
  await dialog(page).getByRole("button", { name: "Read it" }).click();
  await dialog(page).getByRole("button", { name: "Take it into the form" }).click();
  await expect(field("Title")).toHaveValue("Other Beats");
  // Articles may cite it already.
  await expect(field("Id")).toHaveValue("lopez-2024");
  expect(asked).toHaveLength(1);
});

test("a pasted picture is scaled down and becomes the article's, with a description; the + menu changes it", async ({ page }) => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#7a8b99" } })
      .png()
      .toBuffer();
  await open(page, cms, "posts/new");
  await title(page).fill("An article with a pasted picture");
  await textEditor(page).click();
  await pasteFile(textEditor(page), "image.png", "image/png", await png(3000, 1500));
  const use = dialog(page).getByRole("button", { name: "Use the picture" });
  await use.click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Describe what the picture shows.");
  await dialog(page).getByLabel("What the picture shows").fill("A desk by a window");
  await use.click();
  await expect(page.getByLabel("What the picture shows")).toHaveValue("A desk by a window");
  await expect(sitePage(page).getByRole("img", { name: "A desk by a window" })).toHaveJSProperty("naturalWidth", 2400);

  await pasteFile(textEditor(page), "drawing.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await expect(dialog(page)).toContainText("is not a picture that the site can show");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(textEditor(page)).toHaveText("[Not pasted: a picture]");

  await insert(page, "Picture above the text");
  await expect(dialog(page)).toContainText("replaces a-desk-by-a-window.png");
  await expect(dialog(page).getByLabel("What the picture shows")).toHaveValue("A desk by a window");
  await dialog(page)
    .getByLabel("Upload a picture")
    .setInputFiles({ name: "Lamp.png", mimeType: "image/png", buffer: await png(1600, 900) });
  await use.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await publish(page);
  await dialog(page).getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  const text = readAll().get("posts/an-article-with-a-pasted-picture.md");
  expect(text).toContain("image: ../images/lamp.png\nimageAlt: A desk by a window\n");
  expect(fs.readdirSync(path.join(cms.content, "images"))).toEqual(["lamp.png"]);
  expect((await sharp(path.join(cms.content, "images", "lamp.png")).metadata()).width).toBe(1600);
  expect(errorsOfContent()).toEqual([]);
  errors.length = 0;
});

test("status, counters, search result and shared picture follow what is written; links lead to headings", async ({ page }) => {
  const slug = "how-to-focus-better-at-work";
  const counter = (label: string) => findings(page).locator("dt").getByText(label, { exact: true }).locator("xpath=following-sibling::dd");
  const status = page.locator(".text-editor-status");
  await open(page, cms, `posts/entries/${slug}`);
  await expect(status).toHaveText(/^Published on \w+ \d+, 20\d\d\.$/);
  await expect(findings(page)).toContainText(/Published on \w+ \d+, 20\d\d\./);
  await expect(counter("Words")).toHaveText(/^\d+ of 700 to 2500$/);
  await expect(counter("Sections")).toHaveText(/^\d of 3 to 9$/);
  await expect(counter("Buttons")).toHaveText(/^\d of 1 to 3$/);
  await expect(counter("Works cited")).toHaveText(/^\d+ of at least 2$/);

  await refill(title(page), "Focus at Work: Ten Things That Hold Up in an Office");
  const result = findings(page).getByRole("region", { name: "In search results" });
  await expect(result).toContainText(`blog › ${slug}`);
  await expect(result).toContainText("Focus at Work: Ten Things That Hold Up in an Office");
  await expect(result).toContainText(await page.getByLabel("Description for search results").inputValue());
  const shared = findings(page).getByRole("img", { name: "Open Graph image: Focus at Work: Ten Things That Hold Up in an Office" });
  await expect(shared).toContainText("Focus at Work: Ten Things That Hold Up in an Office");
  await page.getByLabel("Day of publication").fill("2099-01-02");
  await expect(status).toHaveText("Due on January 2, 2099: readers do not see it yet.");
  await expect(findings(page)).toContainText("Due on January 2, 2099");

  await textEditor(page).locator("p").first().click();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("theta overnight");
  const heading = dialog(page).getByRole("option", { name: /Theta.* › .*overnight/ });
  await heading.dblclick();
  await expect(page.locator(".text-editor-link")).toContainText(/Links to .*Theta.* › .*overnight/);
});

test("everything in the + menu can be inserted, and typing goes on behind it", async ({ page }) => {
  await open(page, cms, "posts/new");
  await textEditor(page).click();
  await page.keyboard.type("/");
  const labels = await dialog(page).getByRole("option").allTextContents();
  await page.keyboard.press("Escape");
  for (const [index, label] of labels.filter((each) => !each.startsWith("Picture")).entries()) {
    await page.keyboard.type("/");
    await dialog(page).getByRole("searchbox").fill(label);
    await page.keyboard.press("Enter");
    // What has an id, or a strength, asks for it first.
    if (/^(?:Citation|Claim|Chart|Sound|Evidence)/.test(label)) {
      await dialog(page).getByRole("listbox").selectOption({ index: 0 });
      await dialog(page).getByRole("button", { name: "Choose" }).click();
    }
    if (label === "Button") await dialog(page).getByRole("button", { name: "Apply" }).click();
    await page.keyboard.type(` behind${index}`);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Markdown", exact: true }).click();
  const text = await page.getByLabel("Text as Markdown").inputValue();
  expect(text.match(/behind\d+/g)).toEqual(Array.from({ length: labels.length - 1 }, (_, index) => `behind${index}`));
  for (const part of [
    "::cta{",
    ":ref{",
    ":claim{",
    "::chart{",
    "::sound{",
    "> **Evidence: ",
    "\n| Column 1 |",
    "> Quoted",
    "## ",
    "* First",
    "1. First",
  ])
    expect(text).toContain(part);
  // Spaces at the edge of a paragraph are not part of the text.
  expect(text).not.toContain("&#x20;");
});

test("the bar above the text formats what is selected", async ({ page }) => {
  const markdown = page.getByLabel("Text as Markdown");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const kind = page.getByLabel("Kind of paragraph");
  await open(page, cms, "posts/new");
  await press("Markdown");
  for (const [tool, text] of [
    ["Bold", "**words**"],
    ["Italic", "*words*"],
    ["Bulleted list", "* words"],
    ["Numbered list", "1. words"],
    ["Quotation", "> words"],
    ["Line", /^(?:words\n\n)?---/],
    ["Section heading", "## words"],
    ["Smaller heading", "### words"],
  ] as const) {
    await markdown.fill("words");
    await press("Markdown");
    await textEditor(page).click();
    await page.keyboard.press("Control+a");
    await (tool.endsWith("heading") ? kind.selectOption(tool) : press(tool));
    await expect(textEditor(page)).toBeFocused();
    await press("Markdown");
    await expect(markdown).toHaveValue(text);
  }
});

test("keys that follow a choice at once go where it was made", async ({ page }) => {
  const { keyboard } = page;
  const search = dialog(page).getByRole("searchbox");
  /** Presses a key and types, without waiting for what the key does. */
  const pressAndType = (key: string, text: string) => Promise.all([keyboard.press(key), keyboard.type(text)]);
  await open(page, cms, "posts/new");
  await textEditor(page).click();
  await keyboard.type("Heard.");
  await insert(page, "Citation");
  await search.fill("oster auditory");
  await pressAndType("Enter", " Then");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await search.fill("alpha waves");
  await keyboard.press("ArrowDown");
  await pressAndType("Enter", " more.");
  await keyboard.press("Enter");
  await pressAndType("/", "but");
  await keyboard.press("Enter");
  await pressAndType("Enter", "Last.");
  await keyboard.press("Enter");
  await pressAndType("/", "cit");
  await pressAndType("Enter", "beauchene 2016");
  await keyboard.press("Enter");
  await keyboard.press("ArrowLeft");
  await pressAndType("Enter", "oster auditory");
  await keyboard.press("Enter");
  await page.getByRole("button", { name: "Markdown", exact: true }).click();
  await expect(page.getByLabel("Text as Markdown")).toHaveValue(
    /^Heard\.:ref\{id=oster-1973\} Then\[[^\]]*Alpha[^\]]*\]\(\/[^)]*\) more\.\n\n::cta\{label=.*\}\n\nLast\.\n\n:ref\{id=oster-1973\}\s*$/,
  );
});
