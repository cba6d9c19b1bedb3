import type { Page } from "@playwright/test";
import { diff, expect, formToClose, goTo, openEntry, pressSave, restore, save, siteFiles, test, textField, type } from "./cms-page";

const entry = "posts/how-to-focus-better-at-work";
const file = `content/${entry}.md`;
const branch = `cms/${entry}`;

const isKept = (page: Page, words: string) =>
  expect.poll(() => page.evaluate((text) => Object.values(localStorage).some((value) => value.includes(text)), words)).toBe(true);
/** Signs in again after a reload. */
const signIn = async (page: Page) => {
  await page.reload();
  const login = page.getByRole("button", { name: "Work with Local Repository" });
  await expect(login.or(page.getByRole("group", { name: /^Content (?:Editor|Library)$/ }))).toBeVisible();
  if (await login.isVisible()) await login.click();
};

test("entries of lists and articles are added, checked and taken back in one step, and the toolbar is over the text", async ({
  local: { page, read },
}) => {
  const form = page.getByRole("group", { name: "Content Editor" });
  await test.step("a new entry is told what it misses by the labels of its fields; without it, nothing else is saved", async () => {
    await openEntry(page, "settings/categories");
    await form.getByRole("button", { name: "Expand", exact: true }).first().click();
    await form.getByRole("button", { name: "List Item Options" }).first().click();
    // Sveltia's Duplicate does nothing for an entry with a list of texts.
    await expect(page.getByRole("menuitem")).toHaveText([/Above/, /Below/]);
    await page.getByRole("menuitem").first().click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Not saved" });
    await expect(dialog).toContainText("is missing");
    await expect(dialog).not.toContainText("__");
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    // Sveltia's bar of a list does not lie over ours.
    await form.getByRole("button", { name: "Next (F8)" }).click({ position: { x: 5, y: 20 } });
    await form.getByRole("button", { name: "Remove", exact: true }).first().click();
    const label = form.getByRole("textbox", { name: "Label", exact: true }).first();
    await label.press("End");
    await label.press("s");
    await save(page);
    const file = "content/settings/categories.yml";
    expect(diff(siteFiles.get(file), await read(file))).toHaveLength(2);
    // What is switched on shows its fields.
    await openEntry(page, "first-hand/purchase");
    await form.getByRole("checkbox", { name: /Refund terms/ }).click();
    await expect(form.getByRole("textbox", { name: "Where", exact: true })).toBeVisible();
    await openEntry(page, "pages/home");
    await expect(form.getByRole("textbox", { name: "Headline", exact: true })).toBeVisible();
    await expect(form.getByRole("checkbox", { name: /First screen/ })).toHaveCount(0);
  });
  await test.step("the toolbar of a scrolled text takes clicks", async () => {
    for (const size of [
      { width: 1500, height: 1000 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await openEntry(page, entry);
      await textField(page).locator("p").last().click();
      const tool = form.getByRole("button", { name: "Bold" });
      const isOnTop = await tool.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === button;
      });
      expect(isOnTop).toBe(true);
      await goTo(page, "collections/posts");
      await formToClose(page);
    }
  });
  await page.setViewportSize({ width: 700, height: 1000 });
  await test.step("an article is unpublished in one step, which asks where its readers go", async () => {
    await openEntry(page, entry);
    await form.getByRole("switch", { name: "Draft" }).click();
    await pressSave(page);
    const dialog = page.getByRole("dialog", { name: /^Unpublish: readers of/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.type("focus techniques professionals");
    await expect(dialog.getByRole("option").first()).toContainText("/blog/focus-techniques-for-professionals/");
    await page.keyboard.press("Enter");
    await formToClose(page);
    expect(await read(file)).toContain("\nreplacedBy: /blog/focus-techniques-for-professionals/\n");
  });
  await test.step("New opens a form with the cursor in the title, by click and by key", async () => {
    const title = form.getByRole("textbox", { name: "Title", exact: true });
    const create = page.getByRole("button", { name: "Create New Entry" });
    for (const press of ["click", "Enter", "Space"]) {
      await goTo(page, "collections/posts");
      await formToClose(page);
      if (press === "click") await create.click();
      else {
        await create.focus();
        await page.keyboard.press(press);
      }
      await expect(title, press).toBeFocused();
    }
    // It stays where the editor types.
    await page.keyboard.type("A day");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("long ");
    await expect(title).toHaveValue("A long day");
  });
});

test("an older text is offered twice and then only kept, and another tab keeps its own", async ({ local: { page, read } }) => {
  await openEntry(page, entry);
  /** Sets when texts were kept. */
  const setTime = (milliseconds: number) =>
    page.evaluate((time) => {
      for (const [key, text] of Object.entries<string>(localStorage))
        localStorage.setItem(key, text.replace(/"time":\d+/, `"time":${time}`));
    }, milliseconds);
  // The page goes at once.
  await type(page, "Before the crash. ");
  for (const times of [1, 2]) {
    await signIn(page);
    // A clock may be wrong.
    if (times === 2) await setTime(0);
    await openEntry(page, entry);
    await expect(page.getByRole("button", { name: "Put it back" }), `offer ${times}`).toBeVisible();
    await type(page, "Mine. ");
    await expect(page.getByRole("button", { name: "Put it back" })).toBeHidden();
    await save(page);
    expect(await read(file)).not.toContain("crash");
  }
  await setTime(Date.now());
  await openEntry(page, entry);
  await expect(page.getByText("Texts that were not saved: 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Put it back" })).toBeHidden();
  await type(page, "Once more. ");
  await page.getByText("Texts that were not saved: 1").click();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(textField(page)).toContainText("Before the crash.");
  // What was typed is kept instead.
  await expect(page.getByText("Texts that were not saved: 1")).toBeVisible();
});

test("a page with unsaved fields asks before it goes; a new article comes back with all that was typed", async ({
  published: { page, openTab },
}) => {
  const form = page.getByRole("group", { name: "Content Editor" });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await openEntry(page, entry);
  await textField(page).click();
  await page.reload();
  expect(dialogs).toEqual([]);
  await goTo(page, "collections/posts/new");
  const title = form.getByRole("textbox", { name: "Title", exact: true });
  const date = form.locator("input[type=date]").first();
  await title.fill("A Day With Many Pause");
  await title.press("s");
  await date.fill("2027-03-01");
  await form.getByRole("textbox", { name: "Slug" }).fill("long-walks");
  await expect(date).toHaveValue("2027-03-01");
  // Sveltia writes a backup half a second after the last key.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  await page.reload();
  expect(dialogs).toEqual(["beforeunload"]);
  await goTo(page, "collections/posts/new");
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(title).toHaveValue("A Day With Many Pauses");
  await expect(date).toHaveValue("2027-03-01");
  await expect(form.getByRole("textbox", { name: "Slug" })).toHaveValue("long-walks");
  await test.step("two tabs with one entry keep a text each, and say so", async () => {
    const other = await openTab();
    await expect(other.getByRole("treeitem", { name: "Articles" })).toBeVisible();
    for (const tab of [page, other]) await openEntry(tab, entry);
    await type(other, "Second tab. ");
    await expect(other.getByText("also open in another tab")).toBeVisible();
    await type(page, "First tab. ");
    await expect(page.getByText("also open in another tab")).toBeVisible();
    for (const words of ["First tab.", "Second tab."]) await isKept(page, words);
    await other.close({ runBeforeUnload: false });
  });
});

test("a save does not undo what a colleague published, reverted or deleted", async ({ published: { page, github } }) => {
  await openEntry(page, entry);
  await type(page, "Mine. ");
  await isKept(page, "Mine.");
  github.commit(file, `${siteFiles.get(file)?.trimEnd()} From a colleague.\n`);
  await page.reload();
  await openEntry(page, entry);
  await restore(page, "Mine.");
  await pressSave(page);
  const dialog = page.getByRole("dialog", { name: /was changed elsewhere/ });
  await expect(dialog.locator("pre").nth(0)).toContainText("From a colleague.");
  await dialog.getByRole("button", { name: "Overwrite the other version" }).click();
  await page.getByRole("button", { name: "Later" }).click();
  await formToClose(page);
  await openEntry(page, entry);
  await type(page, "More. ");
  // A revert to a text that this tab has seen before.
  github.commit(file, siteFiles.get(file) ?? "", branch);
  await pressSave(page);
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  expect(github.read(file, branch)).toBe(siteFiles.get(file));
  github.delete(file);
  await pressSave(page);
  await expect(page.getByRole("dialog", { name: /was deleted elsewhere/ })).toBeVisible();
});

test("a part of the CMS that cannot be loaded, and settings that cannot be read, are said", async ({ local: { page } }) => {
  await page.route("**/admin/chunks/text-field-*.js", (route) => route.abort());
  await openEntry(page, entry);
  await expect(page.getByRole("alert").getByText("could not be loaded. Save, reload the page")).toBeVisible();
  await page.route("**/admin/settings.json", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByText("The CMS could not read its settings.json. Reload the page.")).toBeVisible();
});
