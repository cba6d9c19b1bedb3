import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

const root = path.resolve(__dirname, "..", "..");

/** A CMS that runs against a copy of the content. */
export interface Workplace {
  readonly address: string;
  /** The copy. */
  readonly content: string;
  stop(): void;
}

/**
 * Starts `npm run cms` for a copy of the content, without the site.
 *
 * @param prepare called with the folder that holds the copy, before the CMS starts
 */
export async function startWorkplace(env: NodeJS.ProcessEnv = {}, prepare?: (folder: string) => void): Promise<Workplace> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cms-"));
  const content = path.join(folder, "content");
  fs.cpSync(path.join(root, "content"), content, { recursive: true });
  prepare?.(folder);
  const program = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "cms"], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: content, CMS_SITE: "no", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const address = await addressOf(program);
  return {
    address,
    content,
    stop: () => {
      program.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+\/admin\//.exec(said)?.[0];
      if (address) resolve(address);
    };
    program.stdout?.on("data", listen);
    program.stderr?.on("data", listen);
    program.once("exit", () => reject(new Error(`the CMS ended as it started: ${said}`)));
  });
}

/**
 * Faults of a page that nobody would see: requests that leave this machine, errors in its console.
 *
 * @param answered addresses elsewhere for which the test itself answers
 */
export function watch(page: Page, answered?: RegExp): string[] {
  const faults: string[] = [];
  page.on("request", (request) => {
    if (/^(?:http:\/\/(?:localhost|127\.0\.0\.1)[:/]|data:|blob:)/.test(request.url()) || answered?.test(request.url())) return;
    faults.push(`request to ${request.url()}`);
  });
  page.on("console", (message) => {
    // A repository without a picture has no folder for them, which Decap expects and Chromium reports.
    if (/\/git\/trees\/main:content\/images$/.test(message.location().url)) return;
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  return faults;
}

export async function logIn(page: Page, { address }: Workplace): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Collections" })).toBeVisible();
}

/** Opens an entry by the end of its address: `posts/new`, `posts/entries/SLUG`. */
export async function open(page: Page, { address }: Pick<Workplace, "address">, entry: string): Promise<void> {
  await page.goto(`${address}#/collections/${entry}`);
  await expect(findings(page)).toBeVisible();
  // A form is there before its entry is.
  if (/^posts\/entries/.test(entry)) await expect(page.getByLabel("Title", { exact: true })).not.toHaveValue("");
}

/** What stands beside the form. */
export const preview = (page: Page): FrameLocator => page.frameLocator("#preview-pane");
/** The page of the site within it. */
export const shown = (page: Page): FrameLocator => preview(page).frameLocator("iframe");
/** What the content check says of the entry. */
export const findings = (page: Page): Locator => preview(page).getByRole("region", { name: "Content check" });

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).first().click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

/** Puts something of the toolbar into the text, where the cursor stands. */
export async function insert(page: Page, component: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: component });
  // The menu closes when the text beside it is drawn anew.
  await expect(async () => {
    if (!(await item.isVisible())) await page.getByRole("button", { name: "Add Component" }).click({ timeout: 2000 });
    await item.click({ timeout: 2000 });
  }).toPass();
}

export const text = (page: Page): Locator => page.locator('[data-slate-editor="true"]');

/** Pastes plain text where the cursor stands. */
export async function paste(page: Page, plain: string): Promise<void> {
  await text(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, plain);
}

/** Puts the cursor at the end of a line of the text. */
export async function cursorAtEndOf(page: Page, line: string): Promise<void> {
  await text(page).getByText(line).click();
  await page.keyboard.press("End");
  // The editor takes up a new cursor a tenth of a second late, by a timer of the page, and tells nobody.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
}
