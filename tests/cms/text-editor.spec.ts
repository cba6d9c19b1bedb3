import fs from "node:fs";
import path from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { build } from "esbuild";
import { listContent } from "../../src/content-model/node/content-folder";
import { readFields } from "../../src/content-model/serialize";
import { textEditorStyle } from "../../src/cms/app/text-editor/style";
import { parseMarkdown } from "../../src/markdown/parser";
import { applyTransforms } from "../../src/markdown/transforms/index";
import { evidenceLabels, labels } from "../../src/site/evidence-labels";
import { listFiles } from "../../src/site/node/list-files";
import type { EditorPage } from "./text-editor-page";

/** What programs put on the clipboard, a file for each format, and beside them the text that an article gets of it. */
const pasted = path.join(__dirname, "pasted");
const programs = new Set(listFiles(pasted).map((file) => file.replace(/\.\w+$/, "")));
const clipboardFormats = { "text/html": "html", "text/plain": "txt", "vscode-editor-data": "json" };
const readPasted = (name: string) => (fs.existsSync(path.join(pasted, name)) ? fs.readFileSync(path.join(pasted, name), "utf8") : "");
const readFormats = (program: string) =>
  Object.fromEntries(Object.entries(clipboardFormats).map(([type, extension]) => [type, readPasted(`${program}.${extension}`)]));

let program: string;
let errors: string[];

// One after the other in one worker, which bundles the program once.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "text-editor-page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  program = outputFiles[0]?.text ?? "";
});
test.beforeEach(async ({ page }) => {
  errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.setContent("<!doctype html><title>Editor</title>");
  await page.addScriptTag({ content: program });
});
test.afterEach(() => expect(errors).toEqual([]));

const textEditor = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });

/** Pastes into an element, as a program that puts these formats on the clipboard. */
async function pasteInto(element: Locator, formats: Readonly<Record<string, string>>): Promise<void> {
  await element.evaluate(async (target, data) => {
    // An editor learns of a moved cursor by then.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, formats);
}

const start = (page: Page, markdown: string) =>
  page.evaluate((text) => (window as never as { editorPage: EditorPage }).editorPage.start(text), markdown);
const present = (page: Page) => page.evaluate(() => (window as never as { editorPage: EditorPage }).editorPage.present());
const insert = (page: Page, name: string) =>
  page.evaluate((each) => (window as never as { editorPage: EditorPage }).editorPage.insert(each), name);
const reported = (page: Page) => page.evaluate(() => (window as never as { editorPage: EditorPage }).editorPage.reported());

test("opening a text of the site and saving it changes no byte", async ({ page }) => {
  const changed: string[] = [];
  for (const { file, absolutePath } of listContent(path.resolve(__dirname, "..", "..", "content"), "content").entries) {
    const { body } = readFields(fs.readFileSync(absolutePath, "utf8"), file);
    if (body === undefined) continue;
    await start(page, body);
    if ((await present(page)) !== body) changed.push(file);
  }
  expect(changed).toEqual([]);
});

test("a list at the start of another's item stays in it, a link with italic words stays one, and what is empty goes", async ({ page }) => {
  for (const text of [
    "[*a* b](/x/) and **[c](/x/)** d",
    "* * x\n\n  y",
    "* a\n  * * x\n      * y\n\n    1. b",
    "* * x\n    * y\n\n  > q",
  ]) {
    await start(page, `${text}\n\n##\n\n> *`);
    expect(await present(page)).toBe(text);
  }
});

/** Pastes into a text, at the start or the end of some words, and returns what it becomes. */
const paste = async (page: Page, formats: Readonly<Record<string, string>>, text = "", words = text, key = "End") => {
  await start(page, text);
  await (words ? textEditor(page).getByText(words) : textEditor(page)).click();
  // After a key, the editor knows where the cursor is.
  if (words) for (const each of [key, "."]) await page.keyboard.press(each);
  await pasteInto(textEditor(page), formats);
  return reported(page);
};

test("what is pasted from office programs, notes, chats and web pages arrives clean and keeps its meaning", async ({ page }) => {
  for (const program of programs) expect(await paste(page, readFormats(program)), program).toBe(readPasted(`${program}.md`).trimEnd());
});

test("pasted Markdown is read, code does not take in the words behind it, and a cell of a table gets one line", async ({ page }) => {
  const markdown = '## A section\n\nBeats were heard.:ref{id=oster-1973}\n\n::cta{label="Try it"}\n\n* one\n* two';
  expect(await paste(page, { "text/plain": markdown })).toBe(markdown);
  expect(await paste(page, { "text/plain": `---\r\ntitle: A file\r\n---\r\n\r\n${markdown}` })).toBe(
    `*\\[Not pasted: the fields of a file]*\n\n${markdown}`,
  );
  // As a code editor copies it.
  const colored = `<div style="font-family: monospace; white-space: pre;"><div><span>## Head</span></div></div>`;
  expect(await paste(page, { "text/html": colored, "text/plain": "## Head\n\n* **a** 3~5 kg or 4~6 kg" })).toBe(
    "## Head\n\n* **a** 3\\~5 kg or 4\\~6 kg",
  );
  const code = { "text/html": "<p>Before</p><pre>code</pre>" };
  expect(await paste(page, code, "Words", "Words", "Home")).toBe(".Before\n\n```\ncode\n```\n\nWords");
  for (const text of ["* one\n* two", "## Head\n\nthree"])
    expect(await paste(page, { "text/plain": text }, "Words")).toBe(`Words.\n\n${text}`);
  for (const text of ["> 5 hours", "1. May", "+ 5 hours", "# 3"])
    expect(await paste(page, { "text/plain": ` ${text}` }, "Words")).toBe(`Words. ${text}`);
  const lines = { "text/html": "<p>one</p><p>two<br>three</p>", "text/plain": "one" };
  expect(await paste(page, lines, "| a |\n| - |\n| b |", "b")).toBe("| a               |\n| --------------- |\n| b.one two three |");
  const table = { "text/plain": "| 1 | 2 |\n| - | - |\n| 3 | 4 |\n\n```\n5\n6\n```\n\n::cta{label=x}" };
  const cell = "\n| c | d.1 2 3 4 5 6 \\[Not pasted: a button or a figure] |";
  expect(await paste(page, table, "| a | b |\n| - | - |\n| c | d |", "d")).toContain(cell);
});

test("what is copied, with a citation and a table in it, can be pasted again", async ({ page }) => {
  const text = "## A section\n\nBeats were heard.:ref{id=oster-1973} And *so* on.\n\n| a | b |\n| - | - |\n| c | d |";
  await start(page, text);
  await textEditor(page).click();
  await page.keyboard.press("Control+a");
  const copied = await textEditor(page).evaluate((element) => {
    const data = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent("cut", { clipboardData: data, bubbles: true, cancelable: true }));
    return { "text/html": data.getData("text/html"), "text/plain": data.getData("text/plain") };
  });
  expect(await present(page)).toBe("");
  expect(copied["text/plain"]).toBe(text);
  await pasteInto(textEditor(page), copied);
  expect(await present(page)).toBe(text);
});

/** Pastes and types while an editor is replaced by another one; returns whether the paste left the cursor in the text. */
const pasteWhileLeaving = (page: Page, kind: "nothing" | "file") =>
  page.evaluate(async (pasted) => {
    const clipboardData = new DataTransfer();
    if (pasted === "file") clipboardData.items.add(new File([], "x.pdf", { type: "application/pdf" }));
    const text = document.activeElement;
    text?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    const isInText = document.activeElement === text;
    document.execCommand("insertText", false, "x");
    await (window as never as { editorPage: EditorPage }).editorPage.start("Another text.");
    // ProseMirror reads what it let the browser paste after 50 ms; this timer comes behind it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return isInText;
  }, kind);

test("what is pasted in the last moment leaves the cursor in the text, and does not reach an editor that is gone", async ({ page }) => {
  for (const text of ["Before.", "```\ncode\n```"]) {
    for (const kind of ["nothing", "file"] as const) {
      await start(page, text);
      await textEditor(page).click();
      expect(await pasteWhileLeaving(page, kind)).toBe(true);
      expect(await present(page)).toBe("Another text.");
      expect(errors, `${kind} in ${text}`).toEqual([]);
    }
  }
});

const drop = (page: Page, onto: string, names: readonly string[]) =>
  textEditor(page)
    .getByText(onto)
    .evaluate((element, files) => {
      const dataTransfer = new DataTransfer();
      for (const name of files) dataTransfer.items.add(new File(["x"], name, { type: name.endsWith("png") ? "image/png" : "" }));
      const { right, bottom } = element.getBoundingClientRect();
      const place = { clientX: right - 2, clientY: bottom - 2, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent("drop", { dataTransfer, ...place }));
    }, names);

test("dropped pictures get their places where they were dropped and lead to their forms; another file is named there", async ({ page }) => {
  await start(page, "One\n\nTwo");
  await drop(page, "One", ["My Desk.png", "My Desk.png", "desk.pdf"]);
  const dialog = page.getByRole("dialog", { name: "A picture has its place here" });
  for (const id of ["my-desk", "my-desk-2"])
    await expect(dialog.getByRole("link", { name: `“${id}”` })).toHaveAttribute("href", `/admin/#/collections/pictures/new?id=${id}`);
  await dialog.getByRole("button", { name: "Back to the text" }).click();
  await expect.poll(() => reported(page)).toBe("One\n\n::picture{id=my-desk}\n\n::picture{id=my-desk-2}\n\n\\[Not pasted: a file]\n\nTwo");
});

test("a citation is dragged to another place, and a URL pasted over words links them, but no citation among them", async ({ page }) => {
  await start(page, "One.:ref{id=a-1} end\n\nTwo words");
  await textEditor(page).locator("[data-directive]").dragTo(textEditor(page).getByText("Two words"));
  await expect.poll(() => reported(page)).toMatch(/^One. end\n\nTwo.*:ref\{id=a-1\}/);
  await start(page, "Read this.:ref{id=a-1} And that.");
  await textEditor(page).click();
  await page.keyboard.press("Control+a");
  await pasteInto(textEditor(page), { "text/plain": "https://example.org/?utm_source=x" });
  // The next words are not part of the link.
  await page.keyboard.press("End");
  await page.keyboard.type(", too");
  expect(await reported(page)).toBe("[Read this.](https://example.org/):ref{id=a-1} [And that.](https://example.org/), too");
});

test("what an insertion leaves to be written is selected, so that typing replaces it", async ({ page }) => {
  for (const [name, wanted] of [
    ["panel", "Words\n\n> **Do this tonight.** New"],
    ["table", "Words\n\nTable: New"],
    ["panel", "* Words\n\n> **Do this tonight.** New"],
    ["Section heading", "> Words\n\n## New"],
  ] as const) {
    await start(page, wanted.split("\n")[0] ?? "");
    await textEditor(page).click();
    // An empty item of a list is left.
    if (!wanted.startsWith("W")) for (const key of ["End", "Enter"]) await page.keyboard.press(key);
    await insert(page, name);
    await page.keyboard.type("New");
    await expect.poll(() => reported(page)).toContain(wanted);
  }
});

test("the buttons of lists make items of blocks, change the kind of a list and end it, as those of other blocks do", async ({ page }) => {
  await start(page, "a\n\nb");
  await textEditor(page).press("Control+a");
  for (const [name, wanted] of [
    ["Numbered list", "1. a\n2. b"],
    ["Bulleted list", "* a\n* b"],
    ["Bulleted list", "a\n\nb"],
    ["Quotation", "> a\n>\n> b"],
    ["Quotation", "a\n\nb"],
    ["Bulleted list", "* a\n* b"],
    ["Section heading", "## a\n\n## b"],
    ["Numbered list", "1. a\n2. b"],
  ] as const) {
    await insert(page, name);
    expect(await present(page), name).toBe(wanted);
  }
  // Of blocks among which are lists, one list of all.
  await start(page, "a\n\n1. b\n   * c\n2. d\n\ne");
  await textEditor(page).press("Control+a");
  await insert(page, "Bulleted list");
  expect(await present(page)).toBe("* a\n* b\n  * c\n* d\n* e");
});

test("a click opens a button, and Enter the citation beside the cursor", async ({ page }) => {
  await start(page, '::cta{label="Try it"}\n\nSeen.:ref{id=a-1}');
  await textEditor(page).getByRole("button", { name: "Change Button: Try it" }).click();
  const label = page.getByRole("dialog", { name: "Button" }).getByRole("textbox");
  await label.fill("Buy it");
  await label.press("Enter");
  await expect.poll(() => reported(page)).toContain('::cta{label="Buy it"}');
  await textEditor(page).getByText("Seen.").click();
  // What is typed there does not replace it.
  for (const key of ["End", "ArrowLeft", "x", "ArrowLeft", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog", { name: "Citation" })).toBeVisible();
  expect(await reported(page)).toContain("Seen.:ref{id=a-1}x");
});

test("words can be written before a button or a table that begins a text, after a click and with keys", async ({ page }) => {
  await page.addStyleTag({ content: textEditorStyle });
  for (const text of ['::cta{label="Try it"}\n\nWords', "| a |\n| - |\n\nWords"])
    for (const y of [3, 250]) {
      await start(page, text);
      await textEditor(page).click({ position: { x: 30, y } });
      for (const key of ["ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
      expect(await present(page)).toBe(text);
      await page.keyboard.type("One");
      expect(await reported(page)).toBe(`One\n\n${text}`);
    }
});

test("an evidence note of every label is read as one, and products and columns of a table are chosen, and stay in their order", async ({
  page,
}) => {
  for (const label of evidenceLabels) {
    await start(page, "");
    await textEditor(page).click();
    // As a phone does, without keys.
    await page.keyboard.insertText("/");
    for (const words of ["evidence note", labels[label].text]) {
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => reported(page)).toContain("> **Evidence: ");
    const text = await reported(page);
    const tree = parseMarkdown(text);
    expect(applyTransforms(tree, text)).toEqual([]);
    expect(JSON.stringify(tree)).toContain(`"evidence-${label}"`);
  }
  await start(page, '::products{show="some-id" columns="study" caption="Two programs"}');
  await textEditor(page)
    .getByRole("button", { name: /^Change Table of products/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Table of products" });
  for (const name of ["What it does", "All that are free"]) await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => reported(page)).toBe('::products{show="some-id free" columns="study what" caption="Two programs"}');
});

test("Tab adds a row to a table, a line break replaces bold words, and signs of Markdown stay what was typed", async ({ page }) => {
  await start(page, "| a |\n| - |\n| b |");
  await textEditor(page).getByText("b").click();
  await page.keyboard.press("Tab");
  // This is no rule that divides the table.
  await page.keyboard.type("---");
  await expect.poll(() => reported(page)).toBe("| a   |\n| --- |\n| b   |\n| --- |");
  await start(page, "Three plain words");
  await textEditor(page).click();
  for (const key of ["Control+a", "Control+b", "Shift+Enter"]) await page.keyboard.press(key);
  await page.keyboard.type("New");
  expect(await reported(page)).toContain("New");
  expect(await reported(page)).toBe(await present(page));
  await start(page, "");
  await textEditor(page).click();
  const typed = "2*3*4 at 6:30, note:this, snake_case, 5 < 6, ~3 or ~4 ~~ and a|b";
  await page.keyboard.type(typed);
  const text = await reported(page);
  await start(page, text);
  await expect(textEditor(page)).toHaveText(typed);
  expect(await present(page)).toBe(text);
});

test("a first-level heading that is typed becomes a section, in one line; it is deleted as a paragraph is", async ({ page }) => {
  await start(page, "A\n\nWords");
  await textEditor(page).getByText("Words").click();
  await page.keyboard.press("Home");
  await page.keyboard.type("# ");
  await expect.poll(() => reported(page)).toBe("A\n\n## Words");
  for (const key of ["ArrowRight", "ArrowLeft", "Delete"]) await page.keyboard.press(key);
  await page.keyboard.type("> ");
  await pasteInto(textEditor(page), { "text/plain": "```\n1\n2\n```" });
  await expect.poll(() => reported(page)).toBe("A\n\n## > 1 2ords");
  for (const key of ["Home", "Backspace"]) await page.keyboard.press(key);
  await expect.poll(() => reported(page)).toBe("A> 1 2ords");
});
