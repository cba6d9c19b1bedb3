import fs from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";

/** The same kinds of text were copied in each. */
export const programs = [
  "word",
  "word-online",
  "google-docs",
  "pages",
  "web-page",
  "site-decoration",
  "meanings",
  "chats-and-code",
  "chats",
  "notes-and-wikis",
  "documents",
  "encyclopedias",
  "breaks-and-comments",
];

const read = (name: string): string => fs.readFileSync(path.join(__dirname, "pasted", name), "utf8");

/** HTML as a program puts it on the clipboard. */
export const clipboardOf = (program: string): string => read(`${program}.html`);

/** The text that an article gets of it. */
export const pastedFrom = (program: string): string => read(`${program}.md`).trimEnd();

export const textEditor = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });

/** Pastes into an element, as a program that puts these formats on the clipboard. */
export async function pasteInto(element: Locator, formats: Readonly<Record<string, string>>): Promise<void> {
  await element.evaluate(async (target, data) => {
    // An editor learns of a moved cursor by then.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, formats);
}
