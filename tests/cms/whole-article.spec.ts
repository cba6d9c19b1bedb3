import fs from "node:fs";
import path from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import { splitFrontMatter } from "../../src/content-model/front-matter";
import { article, FIRST_BUTTON, lintDirectory } from "../unit/lint/content-fixture";
import { MAIN } from "./bare-repository";
import { gitHubUser, localUser, newBrowser, test } from "./fixtures";
import type { LocalCms } from "./local-cms";
import { clipboardOf, pastedFrom } from "./pasted";
import { picture, PICTURE_WIDTH } from "./picture";
import type { PublishedCms } from "./published-cms";
import {
  backedUp,
  cursorAtEndOf,
  findings,
  insert,
  open,
  paste,
  pasteFile,
  pasteInto,
  publish,
  setStatus,
  sitePage,
  textEditor,
} from "./page-actions";

/** Where an editor works. */
interface Workplace {
  readonly url: string;
  /** Opens the browser of a colleague. */
  readonly colleague: (browser: Browser) => Promise<Page>;
  /** Keeps a new article from readers until it is finished. */
  readonly markAsDraft: (page: Page) => Promise<void>;
  /** Asks to save the article, which is not finished. */
  readonly saveDraft: (page: Page) => Promise<void>;
  readonly publishFinished: (page: Page) => Promise<void>;
  /** The text that was saved last; empty if there is none. */
  readonly savedText: () => string;
}

const SLUG = "rest-your-eyes-at-work-without-leaving-the-desk";
const TITLE = "Rest Your Eyes at Work Without Leaving the Desk";
const TARGET = {
  label: "Theta Waves and Memory Consolidation: What Is Known › belief four theta files the day away overnight",
  url: "/blog/theta-waves-and-memory-consolidation/#belief-four-theta-files-the-day-away-overnight",
};
const LABEL = "Try The Genius Wave Now – Unlock Your Brainpower";
const FILE = `posts/${SLUG}.md`;

// Made-up text that passes every editorial rule.
const source = article("whole-article", ["how-to-focus-better-at-work", "memory-exercises-for-adults"]).replaceAll(
  "other-2001",
  "beauchene-2016",
);
const values = (name: string) => Array.from(source.matchAll(new RegExp(`^ *(?:- )?${name}: "?(.*?)"?$`, "gm")), (match) => match[1] ?? "");
const [first = "", ...parts] = (splitFrontMatter(source)?.body ?? "").trimEnd().split("\n\n");
const opening = `${first.split(". ")[0] ?? ""}.`;
const rest = parts.filter((part) => part !== FIRST_BUTTON).join("\n\n");
const [excerpt = "", theirExcerpt = ""] = [values("excerpt")[0], `${values("excerpt")[0] ?? ""}, as a colleague put it`];

const written = `---
slug: ${SLUG}
title: ${TITLE}
excerpt: ${theirExcerpt}
metaDescription: ${values("metaDescription")[0]}
categorySlug: memory-improvement
date: ${new Date().toLocaleDateString("sv-SE")}
image: ../images/a-desk-by-a-window.png
imageAlt: A desk by a window
faq:
  - question: ${values("question")[0]}
    answer: ${values("answer")[0]}
  - question: ${values("question")[1]}
    answer: ${values("answer")[1]}
---
${opening}:ref{id=oster-1973} And so it goes on.

${FIRST_BUTTON}

${pastedFrom("word")
  .replace("| **Task**", "Table: Minutes of each task\n\n| **Task**")
  .replace(/\*\\\[Not pasted.*\n\n/, "")}

${rest}

::chart{id=naps}

Table: Pauses in a day

| Pause   | Minutes |
| ------- | ------- |
| Morning | 5       |

It ends with a link: [${TARGET.label}](${TARGET.url}).
`;

const draftSwitch = (page: Page) => page.getByRole("switch", { name: /^Draft/ });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillFields(page: Page): Promise<void> {
  await field(page, "Title").fill(TITLE);
  await expect(page.getByLabel("Slug")).toHaveValue(SLUG);
  await page.getByLabel("Excerpt").fill(excerpt);
  await page.getByLabel("Description for search results").fill(values("metaDescription")[0] ?? "");
  await page.getByLabel("Category").click();
  await page.getByRole("option", { name: "Memory Improvement" }).click();
  for (const index of [0, 1]) {
    await field(page, "Question")
      .nth(index)
      .fill(values("question")[index] ?? "");
    await field(page, "Answer")
      .nth(index)
      .fill(values("answer")[index] ?? "");
  }
}

/** The text from Word, without the picture that could not be pasted, and with a caption for its table. */
async function pasteFromWord(page: Page): Promise<void> {
  const editor = textEditor(page);
  await editor.click();
  await page.keyboard.type(opening);
  await page.keyboard.press("Enter");
  await pasteInto(editor, { "text/html": clipboardOf("word"), "text/plain": "Rest your eyes" });
  await editor.getByText("[Not pasted: a picture “A desk”]").click({ clickCount: 3 });
  await page.keyboard.press("Backspace");
  await cursorAtEndOf(page, "Quoted words.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Table: Minutes of each task");
  await cursorAtEndOf(page, "It was good.");
  await page.keyboard.press("Enter");
  await paste(page, rest);
}

/** Chooses from the menu that `/` opens in an empty line. */
async function slash(page: Page, words: string): Promise<void> {
  await page.keyboard.type("/");
  await page.getByRole("dialog").getByRole("searchbox").fill(words);
  await page.keyboard.press("Enter");
}

async function insertParts(page: Page): Promise<void> {
  const editor = textEditor(page);
  const dialog = page.getByRole("dialog");
  await cursorAtEndOf(page, opening);
  await insert(page, "Citation");
  await dialog.getByRole("searchbox").fill("Oster auditory beats");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" And so it goes on.");
  await insert(page, "Button");
  await dialog.getByRole("textbox", { name: /^Label/ }).fill(LABEL);
  await page.keyboard.press("Enter");
  // A new line at the end of the text.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await slash(page, "chart");
  await dialog.getByRole("searchbox").fill("naps");
  await page.keyboard.press("Enter");
  await slash(page, "table");
  await editor.getByText("What it shows").click({ clickCount: 3 });
  await page.keyboard.type("Table: Pauses in a day");
  await editor.getByText("Column 1").click({ clickCount: 3 });
  for (const cell of ["Pause", "Minutes", "Morning", "5"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await page.getByRole("button", { name: "Delete row" }).click();
}

async function insertPicture(page: Page): Promise<void> {
  await pasteFile(textEditor(page), "image.png", "image/png", await picture());
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What the picture shows").fill("A desk by a window");
  await dialog.getByRole("button", { name: "Use the picture" }).click();
}

/** A sentence with a link at the end of the text. */
async function insertLink(page: Page): Promise<void> {
  await textEditor(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("It ends with a link: ");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("theta overnight");
  await page.keyboard.press("Enter");
  await page.keyboard.type(".");
}

/** Restores what this browser has of the article. */
async function restore(page: Page): Promise<void> {
  await page.getByRole("status", { name: "Unsaved text" }).getByRole("button", { name: "Restore" }).first().click();
}

/** Writes until the first save, through a reload. */
async function begin(page: Page, place: Workplace): Promise<void> {
  await open(page, place, "posts/new");
  await fillFields(page);
  await place.markAsDraft(page);
  await pasteFromWord(page);
  await backedUp(page, rest.trim().split(" ").slice(-4).join(" "));
  await page.reload();
  await restore(page);
  await expect(field(page, "Title")).toHaveValue(TITLE);
  await insertParts(page);
  await place.saveDraft(page);
  await expect.poll(place.savedText).toContain("Pauses in a day");
}

/** A colleague saves another excerpt of the same article in the meantime. */
async function colleagueSaves(browser: Browser, place: Workplace): Promise<void> {
  const colleague = await place.colleague(browser);
  await open(colleague, place, `posts/entries/${SLUG}`);
  await colleague.getByLabel("Excerpt").fill(theirExcerpt);
  await place.saveDraft(colleague);
  await expect.poll(place.savedText).toContain(theirExcerpt);
  await colleague.context().close();
}

/** Sees the colleague's text beside the own one, takes their excerpt into the form, and saves. */
async function saveBoth(page: Page, place: Workplace): Promise<void> {
  const dialog = page.getByRole("dialog");
  await place.saveDraft(page);
  await expect(dialog.locator(".theirs mark")).toContainText([theirExcerpt]);
  await expect(dialog.locator(".own")).toContainText("It ends with a link");
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await page.getByLabel("Excerpt").fill(theirExcerpt);
  await place.saveDraft(page);
  await dialog.getByRole("button", { name: "Overwrite with mine" }).click();
  await expect.poll(place.savedText).toContain("It ends with a link");
}

/** The page as readers will see it. */
async function expectPreview(page: Page): Promise<void> {
  const site = sitePage(page);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(site.getByRole("img", { name: "A desk by a window" })).toHaveJSProperty("naturalWidth", PICTURE_WIDTH);
  await expect(site.getByRole("link", { name: "Reference 1" }).first()).toBeVisible();
  await expect(site.getByRole("link", { name: LABEL })).toBeVisible();
  // Sections are closed at first.
  await expect(site.locator("table", { hasText: "Reading on paper" })).toHaveCount(1);
  await expect(site.locator("table", { hasText: "Morning" })).toHaveCount(1);
  for (const caption of ["Minutes of each task", "Pauses in a day"]) await expect(site.getByText(caption)).not.toHaveCount(0);
  await expect(site.locator("figure", { hasText: /nap/ })).not.toHaveCount(0);
  await expect(site.locator("p", { hasText: "It ends with a link" }).locator("a[href*='theta']")).toHaveCount(1);
  await expect(findings(page).locator('[data-severity="error"]')).toHaveCount(0);
}

async function writeArticle(page: Page, browser: Browser, place: Workplace): Promise<void> {
  await begin(page, place);
  await colleagueSaves(browser, place);
  await insertPicture(page);
  await insertLink(page);
  await backedUp(page, "It ends with a link: [");
  await backedUp(page, "a-desk-by-a-window.png");
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(place.url);
  // The list of articles says so, and leads to the form.
  await again.getByRole("status", { name: "Unsaved text" }).getByRole("link", { name: "Open" }).click();
  await restore(again);
  await expect(textEditor(again)).toContainText("It ends with a link:");
  await saveBoth(again, place);
  await expectPreview(again);
  await place.publishFinished(again);
}

/** With a draft of a local folder, and publication by its switch. */
function locally({ url, content }: LocalCms): Workplace {
  const file = path.join(content, FILE);
  const savedText = () => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");
  return {
    url,
    savedText,
    colleague: (browser) => newBrowser(browser, url, localUser),
    saveDraft: async (page) => {
      await publish(page);
      await expect(page.getByText("Entry saved").or(page.locator(".two-texts")).first()).toBeVisible();
    },
    markAsDraft: (page) => draftSwitch(page).click(),
    publishFinished: async (page) => {
      await expect(draftSwitch(page)).toBeChecked();
      await draftSwitch(page).click();
      await publish(page);
      // A file that is being written may be empty for a moment.
      await expect.poll(savedText).toBe(written);
    },
  };
}

/** With a branch for the draft, and publication by merging it. */
function onGitHub({ url, github, answerRequests }: PublishedCms): Workplace {
  const textOn = (branch: string) => {
    try {
      return github.fileOn(branch, `content/${FILE}`);
    } catch {
      return "";
    }
  };
  return {
    url,
    savedText: () => textOn(`cms/posts/${SLUG}`),
    colleague: async (browser) => {
      const page = await newBrowser(browser, url, gitHubUser);
      await answerRequests(page.context());
      return page;
    },
    markAsDraft: () => Promise.resolve(),
    saveDraft: (page) => page.getByRole("button", { name: "Save", exact: true }).click(),
    publishFinished: async (page) => {
      await setStatus(page, "Draft", "Ready");
      await publish(page);
      await expect.poll(() => textOn(MAIN)).not.toBe("");
    },
  };
}

test.describe.configure({ timeout: 4 * 60_000 });
test.beforeEach(({ context }) => {
  context.on("dialog", (dialog) => void dialog.accept());
});

test("a whole article is written on a desk, through a reload, a closed tab and a colleague's save, and published", async ({
  page,
  browser,
  cms,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await writeArticle(page, browser, locally(cms));
  expect(fs.readFileSync(path.join(cms.content, FILE), "utf8")).toBe(written);
  expect(fs.readFileSync(path.join(cms.content, "images", "a-desk-by-a-window.png"))).toEqual(await picture());
  expect(lintDirectory(cms.content).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("a whole article is written on a phone with GitHub, through the same, and published", async ({ page, browser, published }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await published.answerRequests(page.context());
  await writeArticle(page, browser, onGitHub(published));
  const { github } = published;
  expect(github.fileOn(MAIN, `content/${FILE}`)).toBe(written);
  expect(github.gitBytes(["show", `${MAIN}:content/images/a-desk-by-a-window.png`])).toEqual(await picture());
});
