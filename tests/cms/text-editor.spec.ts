import fs from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { build } from "esbuild";
import { listContent } from "../../src/content-model/node/content-folder";
import { readFields } from "../../src/content-model/serialize";
import { pasteInto, textEditor } from "./page-actions";
import type { EditorPage } from "./text-editor-page";

/** Random steps; more of them in a nightly run. */
const STEPS = process.env["PROPERTY_RUNS"] ? 3000 : 300;

let program: string;
let errors: string[];

test.describe.configure({ timeout: STEPS > 300 ? 30 * 60_000 : 3 * 60_000 });
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

const start = (page: Page, markdown: string) =>
  page.evaluate((text) => (window as never as { editorPage: EditorPage }).editorPage.start(text), markdown);
const present = (page: Page) => page.evaluate(() => (window as never as { editorPage: EditorPage }).editorPage.present());
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

const pasted = (name: string) => fs.readFileSync(path.join(__dirname, "pasted", `${name}.html`), "utf8");

test("what is pasted from Word, Google Docs, a web page and Markdown arrives clean", async ({ page }) => {
  const paste = async (formats: Readonly<Record<string, string>>, before = "") => {
    await start(page, before);
    await textEditor(page).click();
    await pasteInto(textEditor(page), formats);
    return reported(page);
  };
  expect(await paste({ "text/html": pasted("word"), "text/plain": "Rest your eyes" })).toBe(
    "## Rest your eyes\n\nLook **away** every *twenty* minutes, says [a study](https://example.org/study).\n\n" +
      "* First point\n  * A detail of it\n* Second point\n\n" +
      "| **Task** | **Minutes** |\n| -------- | ----------- |\n| Reading  | 20          |\n\n*\\[Not pasted: a picture “A desk”]*",
  );
  expect(await paste({ "text/html": pasted("google-docs"), "text/plain": "Two habits" })).toBe(
    "## Two habits\n\nSleep is **not** a *luxury*.\n\n1. Go to bed\n   * at ten\n2. Get up\n\n" +
      "| Day    | Hours |\n| ------ | ----- |\n| Monday | 7     |",
  );
  expect(await paste({ "text/html": pasted("web-page"), "text/plain": "What they found" })).toBe(
    "### What they found\n\nOf **12** people, *nine* slept **longer**.\n\n*\\[Not pasted: an embedded page from video.example]*\n\n" +
      "> We were surprised.\n\n* one\n* two\n\nSee this and [that](https://example.org/).\n\n" +
      "*\\[Not pasted: a picture “A chart” from cdn.example]*",
  );
  const markdown = '## A section\n\nBeats were heard.:ref{id=oster-1973}\n\n::cta{label="Try it"}\n\n* one\n* two';
  expect(await paste({ "text/plain": markdown })).toBe(markdown);
  await start(page, "| a |\n| - |\n| b |");
  await textEditor(page).getByText("b").click();
  await page.keyboard.press("End");
  await pasteInto(textEditor(page), { "text/html": "<p>one</p><p>two<br>three</p>", "text/plain": "one" });
  expect(await reported(page)).toBe(
    "| a                |\n| ---------------- |\n| bone two three   |"
      .replace(/ {3}\|$/, " |")
      .replace("a                |", "a              |")
      .replace("----------------", "--------------"),
  );
});

test("signs that mean something in Markdown stay what was typed", async ({ page }) => {
  await start(page, "");
  await textEditor(page).click();
  await page.keyboard.type("2*3*4 at 6:30, note:this, snake_case, 5 < 6 and a|b");
  const text = await reported(page);
  await start(page, text);
  await expect(textEditor(page)).toHaveText("2*3*4 at 6:30, note:this, snake_case, 5 < 6 and a|b");
  expect(await present(page)).toBe(text);
});

/** Numbers from 0 to 1 that are the same in every run (Mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const keys = [
  "Enter",
  "Shift+Enter",
  "Backspace",
  "Delete",
  "ArrowLeft",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "Shift+ArrowLeft",
  "Shift+Home",
  "Control+b",
  "Control+i",
  "Control+z",
  "Control+a",
];
const typed = ["word ", "# ", "## ", "* ", "1. ", "> ", "2*3 ", ":ref ", "| ", "`x` ", "_a_ ", "\\ ", "<b> ", "6:30 "];
const blocks = [
  "One.:ref{id=a-1}\n\nTwo.",
  '::cta{label="A"}',
  "| a | b |\n| - | - |\n| c | d |",
  "* x\n  * y",
  "> **Evidence: mixed.** Note.",
  "1. one\n2. two",
];

test(`random keys and pastes never break the editor, and its text is stable when it is read again (${STEPS} steps)`, async ({ page }) => {
  const random = randomNumbers(Number(process.env["PROPERTY_SEED"] ?? 20));
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  await start(page, "## Start\n\nA sentence.:ref{id=a-1}\n\n| a | b |\n| - | - |\n| c | d |");
  await textEditor(page).click();
  const steps: string[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const kind = random();
    const action = kind < 0.45 ? one(keys) : kind < 0.85 ? one(typed) : one(blocks);
    steps.push(action);
    if (kind < 0.45) await page.keyboard.press(action);
    else if (kind < 0.85) await page.keyboard.type(action);
    else if (kind < 0.95) await pasteInto(textEditor(page), { "text/plain": action });
    else await pasteInto(textEditor(page), { "text/html": pasted("word"), "text/plain": "x" });
    if (step % 25 !== 0) continue;
    const text = await present(page);
    expect(await reported(page), steps.join(" ⏎ ")).toBe(text);
    await start(page, text);
    expect(await present(page), `${steps.join(" ⏎ ")}\n${text}`).toBe(text);
    expect(errors, steps.join(" ⏎ ")).toEqual([]);
    await textEditor(page).click();
  }
});
