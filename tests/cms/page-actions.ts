import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

interface Cms {
  readonly url: string;
}

/**
 * Collects console errors, page errors and requests to other machines.
 *
 * @param answered URLs on other machines that the test answers itself
 */
export function watchForErrors(page: Page, answered?: RegExp): string[] {
  const errors: string[] = [];
  page.on("request", (request) => {
    if (/^(?:http:\/\/(?:localhost|127\.0\.0\.1)[:/]|data:|blob:)/.test(request.url()) || answered?.test(request.url())) return;
    errors.push(`request to ${request.url()}`);
  });
  page.on("console", (message) => {
    // Decap expects this 404: a repository without pictures has no folder for them.
    if (/\/git\/trees\/main:content\/images$/.test(message.location().url)) return;
    // An entry without changes has no branch yet.
    if (/\/branches\/cms%2F/.test(message.location().url)) return;
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  return errors;
}

export async function logIn(page: Page, { url }: Cms): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Collections" })).toBeVisible();
}

/** Opens an entry by the end of its URL: `posts/new`, `posts/entries/SLUG`. */
export async function open(page: Page, { url }: Cms, entry: string): Promise<void> {
  await page.goto(`${url}#/collections/${entry}`);
  await expect(findings(page)).toBeVisible();
  // The form appears before the entry is loaded.
  if (/^posts\/entries/.test(entry)) await expect(page.getByLabel("Title", { exact: true })).not.toHaveValue("");
}

/** The pane next to the form. */
export const preview = (page: Page): FrameLocator => page.frameLocator("#preview-pane");
/** The site's page in the preview pane. */
export const sitePage = (page: Page): FrameLocator => preview(page).frameLocator("iframe");
/** The lint's diagnostics in the preview pane. */
export const findings = (page: Page): Locator => preview(page).getByRole("region", { name: "Content check" });

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).first().click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

/** Decap moves the cursor when it draws a field again, so the old text is removed first. */
export async function refill(field: Locator, text: string): Promise<void> {
  await field.fill("");
  await field.fill(text);
}

/** Changes the status of an entry of the workflow in its form. */
export async function setStatus(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole("button", { name: `Status: ${from}` }).click();
  await page.getByRole("menuitem", { name: to }).click();
  await expect(page.getByRole("button", { name: `Status: ${to}` })).toBeVisible();
}

/** Chooses something of the **+** menu of the text. */
export async function insert(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await page.getByRole("dialog").getByRole("option", { name: label }).dblclick();
}

export const textEditor = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });

/** Pastes plain text at the cursor. */
export async function paste(page: Page, plain: string): Promise<void> {
  await pasteInto(textEditor(page), { "text/plain": plain });
}

/** Pastes what a program put on the clipboard, by format. */
export async function pasteInto(target: Locator, formats: Readonly<Record<string, string>>): Promise<void> {
  await target.evaluate(async (element, pasted) => {
    // By the next frame, the selectionchange event has reached the editor.
    await new Promise(requestAnimationFrame);
    const data = new DataTransfer();
    for (const [format, content] of Object.entries(pasted)) data.setData(format, content);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, formats);
}

/** Pastes a file, as after a screenshot. */
export async function pasteFile(target: Locator, name: string, type: string, bytes: Buffer): Promise<void> {
  await target.evaluate(
    (element, file) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))], file.name, { type: file.type }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { name, type, base64: bytes.toString("base64") },
  );
}

/** Puts the cursor at the end of the paragraph that begins with a text. */
export async function cursorAtEndOf(page: Page, text: string): Promise<void> {
  const paragraph = textEditor(page).locator("p", { hasText: text }).first();
  const position = await paragraph.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top } = element.getBoundingClientRect();
    const { right, bottom } = [...range.getClientRects()].at(-1) ?? new DOMRect();
    return { x: right - left - 1, y: bottom - top - 4 };
  });
  await paragraph.click({ position });
}

/** All drafts in the browser's database. */
export const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly entry: { readonly data: { readonly body?: string } } }[]>((resolve) => {
        const request = indexedDB.open("cms-backup");
        request.onsuccess = () => {
          const all = request.result.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => resolve(all.result as never);
          request.result.close();
        };
      }),
  );

/** Waits until the browser's database has a text. */
export const backedUp = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => JSON.stringify(await drafts(page))).toContain(text);
