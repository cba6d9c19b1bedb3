import fs from "node:fs";
import path from "node:path";

/** The same kinds of text were copied in each. */
export const programs = ["word", "word-online", "google-docs", "pages", "web-page"];

const read = (name: string): string => fs.readFileSync(path.join(__dirname, "pasted", name), "utf8");

/** HTML as a program puts it on the clipboard. */
export const clipboardOf = (program: string): string => read(`${program}.html`);

/** The text that an article gets of it. */
export const pastedFrom = (program: string): string => read(`${program}.md`).trimEnd();
