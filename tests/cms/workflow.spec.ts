import { choose, expect, formToClose, openEntry, pressSave, restore, siteFiles, test, textField, type } from "./cms-page";

const file = "content/posts/how-to-focus-better-at-work.md";
const tooLong = "Too long ".repeat(7).padEnd(70, "x");
const branch = "cms/posts/how-to-focus-better-at-work";

test("a draft goes to review and is published, unless the lint finds an error", async ({ published: { page, github } }) => {
  const form = await openEntry(page, "posts/how-to-focus-better-at-work");
  const title = () => form.getByRole("textbox", { name: "Title", exact: true });
  const excerpt = () => form.getByRole("textbox", { name: "Excerpt", exact: true });
  const written = await excerpt().inputValue();
  // Sveltia still makes a backup of what is saved within half a second after the last key, and offers it.
  const offer = page.getByRole("alertdialog", { name: "Restore Draft" });
  await page.addLocatorHandler(offer, () => offer.getByRole("button", { name: "Discard" }).click());
  await excerpt().fill("");
  await title().fill(tooLong);
  await pressSave(page);
  // A draft may have errors and miss something, but does not go to review so.
  await formToClose(page);
  expect(github.read(file, branch)).toContain(`title: ${tooLong}\n`);
  await page.reload();
  await openEntry(page, "posts/how-to-focus-better-at-work");
  await expect(title()).toHaveValue(tooLong);
  await choose(page, page.getByRole("button", { name: /^Status/ }), "In Review");
  await expect(page.getByText("The entry has errors.")).toBeVisible();
  await excerpt().fill(written);
  await pressSave(page);
  await page.getByRole("button", { name: "Send for Review" }).click();
  await formToClose(page);
  expect(github.read(file)).toBe(siteFiles.get(file));
  expect(github.pulls).toMatchObject([{ branch, labels: ["sveltia-cms/pending_review"], isDraft: false }]);

  await openEntry(page, "posts/how-to-focus-better-at-work");
  await choose(page, page.getByRole("button", { name: /^Status/ }), "Ready");
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  const refusal = page.getByRole("dialog", { name: "Not published" });
  await expect(refusal).toContainText("“Title” has 70 characters but must have at most 65");
  await refusal.getByRole("button", { name: "Back to the form" }).click();
  expect(github.read(file)).toBe(siteFiles.get(file));

  await title().fill("How to Focus Better at Work: A Day by the Clock");
  await pressSave(page);
  await formToClose(page);
  await openEntry(page, "posts/how-to-focus-better-at-work");
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect.poll(() => github.read(file)).toContain('title: "How to Focus Better at Work: A Day by the Clock"\n');
  expect(github.pulls[0]?.isOpen).toBe(false);
});

test("what was typed survives a refused save, a reload and what is typed while a save runs", async ({ published: { page, github } }) => {
  await openEntry(page, "posts/how-to-focus-better-at-work");
  await type(page, "Typed once. ");
  github.failWith = 401;
  await pressSave(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(textField(page)).toContainText("Typed once.");
  await page.waitForFunction(() => Object.values(localStorage).some((value) => value.includes("Typed once")));
  const words = (await page.locator(".text-editor-count").innerText()).split(",").slice(0, 2).join(",");
  await page.reload();
  await openEntry(page, "posts/how-to-focus-better-at-work");
  await restore(page, "Typed once.");
  await expect(page.locator(".text-editor-count")).toContainText(words);

  github.failWith = undefined;
  const typeWhileSaving = async (words: string) => {
    const { asked, answer } = github.holdWrites();
    await type(page, "In the last moment. ");
    // Before the text is written as Markdown, and without a key that would do it.
    await page.getByRole("button", { name: "Save", exact: true }).evaluate((button: HTMLButtonElement) => button.click());
    await asked;
    await textField(page).focus();
    await page.keyboard.insertText(words);
    return answer;
  };
  (await typeWhileSaving("Typed late. "))();
  await page.getByRole("dialog", { name: "Saved, without your last words" }).getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Later" }).click();
  await formToClose(page);
  for (const words of ["Typed once.", "In the last moment."]) expect(github.read(file, branch)).toContain(words);
  await openEntry(page, "posts/how-to-focus-better-at-work");
  await restore(page, "Typed late.");

  // Without room for a copy, the dialog has the words.
  await page.evaluate(() => Reflect.deleteProperty(Storage.prototype, "setItem"));
  const answerCommit = await typeWhileSaving("Typed without room. ");
  await expect(page.getByText("has no room for a copy of what you type")).toBeVisible();
  answerCommit();
  await expect(page.getByRole("dialog", { name: "Saved, without your last words" }).locator("pre")).toContainText("Typed without room.");
});
