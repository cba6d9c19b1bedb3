import { findContentType } from "../../src/content-model/content-types";
import {
  choose,
  cmsFiles,
  container,
  diff,
  expect,
  formToClose,
  goTo,
  openEntry,
  pressSave,
  save,
  siteFiles,
  test,
  type,
} from "./cms-page";

const article = "content/posts/how-to-focus-better-at-work.md";

/** The first file of a folder that the CMS has, as an entry of the collection of that name. */
function firstOf(collection: string, folder = collection): [entry: string, file: string] {
  const file = [...cmsFiles.keys()].sort().find((name) => name.startsWith(`content/${folder}/`)) ?? "";
  return [`${collection}/${file.replace(/^.*\/|\.\w+$/g, "")}`, file];
}

/** An entry of each content type, its file, and a field whose text may change. */
const entries: readonly (readonly [entry: string, file: string, label: string])[] = [
  ["posts/how-to-focus-better-at-work", article, "Title"],
  ["pages/home", "content/pages/home.yml", "Title"],
  ["pages/review", "content/pages/review.md", "Description for search results"],
  ["pages/faq", "content/pages/faq.yml", "Title"],
  ["pages/evidence", "content/pages/evidence.yml", "Description for search results"],
  ["pages/testimonials", "content/pages/testimonials.yml", "Name"],
  ["pages/about", "content/pages/about.md", "Title"],
  ["pages/soundsPage", "content/pages/listen.md", "Title"],
  ["pages/glossary", "content/pages/glossary.md", "Title"],
  ["pages/compare", "content/pages/compare.md", "Title"],
  ["pages/print", "content/pages/print.md", "Title"],
  ["pages/corrections", "content/pages/corrections.md", "Title"],
  ["pages/paths", "content/pages/paths.yml", "Heading"],
  [...firstOf("products"), "What it does"],
  [...firstOf("pictures"), "What the picture shows"],
  ["pages/editorialPolicy", "content/pages/editorial-policy.md", "Title"],
  [...firstOf("legal", "pages/legal"), "Title"],
  ["settings/site", "content/settings/site.yml", "Tagline"],
  ["settings/product", "content/settings/product.yml", "Description"],
  ["settings/categories", "content/settings/categories.yml", "Description"],
  ["settings/vocabulary", "content/settings/vocabulary.yml", ""],
  ["settings/wording", "content/settings/wording.yml", "Suggestion"],
  ["settings/cautions", "content/settings/cautions.yml", ""],
  ["references/leong-2022", "content/references/leong-2022.yml", "Title"],
  ["claims/offer-guarantee", "content/claims/offer-guarantee.yml", "What is not known"],
  [...firstOf("sounds", "figures/sounds"), "Title"],
  ["charts/if-then-plans", "content/figures/charts/if-then-plans.yml", "Axis"],
];

test("one changed word is a one-line diff in every content type", async ({ local: { page, read } }) => {
  for (const [entry, file, label] of entries)
    await test.step(entry, async () => {
      const form = await openEntry(page, entry);
      const expand = form.getByRole("button", { name: "Expand" });
      await expect(form.locator("[data-field-type=relation]").getByRole("button", { name: /^Add / })).toHaveCount(0);
      if ((await form.getByRole("textbox").count()) === 0) await expand.first().click();
      const field =
        label === "" ? form.locator("input[type=text], textarea").last() : form.getByRole("textbox", { name: label, exact: true }).first();
      await field.press("End");
      await field.pressSequentially("s");
      await save(page);
      const changed = diff(siteFiles.get(file), await read(file));
      expect(changed, entry).toHaveLength(2);
      expect(changed[1]?.length, entry).toBe((changed[0]?.length ?? 0) + 1);
    });
  await test.step("settings/author, which has no file yet", async () => {
    const form = await openEntry(page, "settings/author");
    const fields = { Name: "Ann Lee", Role: "Editor", Biography: "Ann edits this site." };
    for (const [label, text] of Object.entries(fields)) await form.getByRole("textbox", { name: label, exact: true }).fill(text);
    await save(page);
    expect(await read("content/settings/author.yml")).toBe("name: Ann Lee\nrole: Editor\nbiography: Ann edits this site.\n");
  });
  const typesOf = (files: Iterable<string>) => new Set([...files].flatMap((file) => findContentType(file.replace("content/", "")) ?? []));
  expect(typesOf(entries.map(([, file]) => file))).toEqual(typesOf(siteFiles.keys()));
});

test("a new article and a duplicate start clean, errors are not saved, and a changed slug redirects", async ({ local: { page, read } }) => {
  await page.setViewportSize({ width: 1500, height: 1000 });
  const form = page.getByRole("group", { name: "Content Editor" });
  const slug = form.getByRole("textbox", { name: "Slug" });
  const date = form.locator("input[type=date]").first();
  await test.step("a new article follows its title", async () => {
    await goTo(page, "collections/posts");
    await page.getByRole("button", { name: "Create New Entry" }).click();
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByRole("status")).toHaveText("Nothing written yet");
    await form.getByRole("textbox", { name: "Title", exact: true }).fill("How to Focus Better at Work: a Second Day");
    await expect(slug).toHaveValue("how-to-focus-better-at-work-a-second-day");
    await expect(preview.getByRole("status")).toHaveText(/^\d+ errors/);
  });
  await test.step("a slug that is taken is an error", async () => {
    await slug.fill("how-to-focus-better-at-work");
    await pressSave(page);
    const dialog = page.getByRole("dialog", { name: "Not saved" });
    await expect(dialog).toContainText("Slug 'how-to-focus-better-at-work' is already used");
    expect(await dialog.evaluate((element) => element.ownerDocument.querySelectorAll("dialog[open]").length)).toBe(1);
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await slug.fill("a-second-day");
  });
  await test.step("a draft may have errors, and the list knows it at once", async () => {
    await form.getByRole("switch", { name: "Draft" }).click();
    await date.fill("2099-01-01");
    // On a phone, the preview takes the place of the form, which has the same values after it.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const isForm of [false, true]) {
      await page.getByRole("button", { name: "Preview", exact: true }).click();
      await expect(date).toBeVisible({ visible: isForm });
    }
    await page.setViewportSize({ width: 1500, height: 1000 });
    await save(page);
    expect(await read("content/posts/a-second-day.md")).toContain("\ndraft: true\n");
    const toggle = (filter: string) => choose(page, page.getByRole("button", { name: "Filter" }), filter);
    await toggle("Drafts");
    await expect(page.getByText("How to Focus Better at Work: a Second Day · draft · 2099-01-01")).toBeVisible();
    await expect(page.getByText(/Hour by Hour · 2025/)).toBeHidden();
    await toggle("Scheduled");
    await expect(page.getByText(/Hour by Hour · draft/)).toBeHidden();
    await expect(page.getByText(/Second Day · draft/)).toBeVisible();
    for (const filter of ["Drafts", "Scheduled"]) await toggle(filter);
    expect(await read(article)).toBe(siteFiles.get(article));
  });
  await test.step("a text with what the rich editor has nothing for opens as Markdown and keeps every byte", async () => {
    await openEntry(page, "posts/with-a-container");
    const text = page.getByRole("textbox", { name: "Text as Markdown" });
    await expect(text).toHaveValue(/:::note\nA container\.\n:::/);
    // What is typed is saved in the canonical format, with a place for what is missing; nothing is said to be unsaved or somebody else's.
    await text.fill(`${await text.inputValue()}\n- An _item_`);
    await save(page);
    const questions = ["+faq:", '+  - question: ""', '+    answer: ""', '+  - question: ""', '+    answer: ""'];
    expect(diff(container.text, await read(container.file))).toEqual([...questions, "+* An *item*"]);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await test.step("a changed slug of a published article redirects its old URL in the same save", async () => {
    await openEntry(page, "posts/how-to-focus-better-at-work");
    // Sveltia's panel would rename the file, which changes no URL.
    const panel = page.getByRole("radio", { name: "Slug" });
    await panel.click();
    await expect(page.getByRole("button", { name: "Edit Slug" })).toHaveCount(0);
    await panel.click();
    await slug.fill("a-day-by-the-clock");
    await date.fill("2025-08-03");
    await expect(page.frameLocator("iframe").first().getByRole("status")).toHaveText(/^0 errors|^No problems/);
    await pressSave(page);
    await page.getByRole("dialog").getByRole("button", { name: "Save and redirect" }).click();
    await formToClose(page);
    expect(diff(siteFiles.get(article), await read(article))).toEqual([
      "-slug: how-to-focus-better-at-work",
      "-date: 2025-08-02",
      "+slug: a-day-by-the-clock",
      "+date: 2025-08-03",
      "+redirectFrom:",
      "+  - /blog/how-to-focus-better-at-work/",
    ]);
    await expect(page.getByText(/^How to Focus Better at Work: One .* · 2025-08-03$/)).toBeVisible();
  });
  await test.step("a duplicate starts without slug and with today's date", async () => {
    await openEntry(page, "posts/how-to-focus-better-at-work");
    await expect(slug).toHaveValue("a-day-by-the-clock");
    await choose(page, form.getByRole("button", { name: "Show Editor Options" }), "Duplicate");
    await expect(slug).toHaveValue("");
    await expect(date).toHaveValue(new Date().toLocaleDateString("sv-SE"));
  });
});

test("a file that was changed or deleted elsewhere is not overwritten unasked", async ({ local: { page, read, write } }) => {
  await openEntry(page, "posts/how-to-focus-better-at-work");
  await test.step("a file that changed on disk is not overwritten unasked", async () => {
    await type(page, "Mine. ");
    const theirs = `${siteFiles.get(article)?.trimEnd()} Theirs.\n`;
    await write(article, theirs);
    await pressSave(page);
    const dialog = page.getByRole("dialog", { name: /was changed elsewhere/ });
    await expect(dialog.locator("pre").nth(0)).toContainText("Theirs.");
    await expect(dialog.locator("pre").nth(1)).toContainText("Mine.");
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    expect(await read(article)).toBe(theirs);
    await pressSave(page);
    await page.getByRole("button", { name: "Overwrite the other version" }).click();
    await formToClose(page);
    expect(await read(article)).toContain("Mine.");
  });
  await test.step("nor is one that was deleted written again", async () => {
    await openEntry(page, "posts/how-to-focus-better-at-work");
    await type(page, "More. ");
    await write(article, undefined);
    await pressSave(page);
    await expect(page.getByRole("dialog", { name: /was deleted elsewhere/ })).toBeVisible();
    expect(await read(article)).toBeUndefined();
  });
});
