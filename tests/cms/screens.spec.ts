import type { Locator, Page } from "@playwright/test";
import { axeInBothSchemes } from "../e2e/axe";
import { expect, formToClose, goTo, openEntry, pressSave, save, test, textField, type, type LocalCms } from "./cms-page";

test("every screen keeps the policy; forms work with the keyboard alone, and with Crossref", async ({ local: { page, read } }) => {
  await test.step("axe finds nothing in what is ours, light and dark, on a phone", () => visitScreens(page));
  await page.setViewportSize({ width: 1500, height: 1000 });
  await test.step("an article is written, linked and saved with the keyboard alone", () => writeWithKeyboard(page, read));
  await test.step("F8 leads from one finding to the next, to a field and to words of the text", () => followFindings(page));
  await test.step("words are found and replaced", () => findAndReplace(page));
  await test.step("Crossref fills in a reference when asked, and says why when it cannot", () => fillInFromCrossref(page, read));
});

async function visitScreens(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [screen, name] of [
    ["collections/posts", "Content Library"],
    ["assets", "Asset Library"],
    ["search/focus", "Search Results"],
    ["settings", "Settings"],
    ["collections/references", "Content Library"],
  ] as const) {
    await goTo(page, screen);
    await expect(page.getByRole("group", { name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await openEntry(page, "posts/how-to-focus-better-at-work");
  await expect(textField(page)).toContainText(/\w/);
  expect(await textField(page).evaluate((field) => field.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  expect(await axeInBothSchemes(page, ".cms-field")).toEqual([]);
  await page.getByRole("button", { name: "Insert" }).first().click();
  expect(await axeInBothSchemes(page, ".cms-dialog")).toEqual([]);
  await page.keyboard.press("Escape");
}

async function tabTo(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeVisible();
  for (let step = 0; step < 40 && !(await field.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
}

async function writeWithKeyboard(page: Page, read: LocalCms["read"]): Promise<void> {
  await goTo(page, "collections/posts");
  await formToClose(page);
  await page.getByRole("button", { name: "Create Entry or Assets" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Article", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  const form = page.getByRole("group", { name: "Content Editor" });
  await expect(form.getByRole("textbox", { name: "Title", exact: true })).toBeFocused();
  await page.keyboard.type("A Phoneless Day");
  await tabTo(page, textField(page));
  await page.keyboard.type("Read on about beats");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await page.keyboard.press("Control+k");
  const picker = page.getByRole("dialog", { name: "Link to" });
  await expect(picker.getByRole("option").first()).toBeAttached();
  await expect(picker).not.toContainText(":offer");
  const urls = { "example.com/?si=x": "https://example.com/", "ann@example.com": "mailto:ann@example.com", "/blog/": "/blog/" };
  for (const [typed, option] of Object.entries(urls)) {
    await page.keyboard.type(typed);
    await expect(picker.getByRole("option").first()).toHaveText(option);
    await page.keyboard.press("Control+a");
  }
  await page.keyboard.type("focus techniques professionals");
  await expect(picker.getByRole("option").first()).toContainText("/blog/focus-techniques-for-professionals/");
  await page.keyboard.press("Enter");
  for (const label of [/^Try The Genius Wave/, ""]) {
    await page.keyboard.press("Enter");
    await page.keyboard.type("/button");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Button" }).getByRole("textbox")).toHaveValue(label);
    await page.keyboard.press(label === "" ? "Escape" : "Enter");
  }
  await form.getByRole("switch", { name: "Draft" }).press("Space");
  await pressSave(page);
  await formToClose(page);
  const link = "[beats](/blog/focus-techniques-for-professionals/)";
  expect(await read("content/posts/a-phoneless-day.md")).toContain(`Read on about ${link}`);
}

async function followFindings(page: Page): Promise<void> {
  const form = await openEntry(page, "posts/how-to-focus-better-at-work");
  const check = form.locator(".cms-check").getByRole("status");
  await type(page, "“What’s [Not pasted: a film] is said. ");
  // An empty list before it is no part of the text.
  for (const key of ["Control+Home", "Enter", "ArrowUp", "-", "Space"]) await page.keyboard.press(key);
  await expect(textField(page).locator(".text-finding").first()).toHaveText("[Not pasted: a film]");
  await page.keyboard.press("F8");
  await expect(check).toContainText("Text: '[Not pasted: a film]' is still in the text");
  expect(await page.evaluate(() => String(getSelection()))).toBe("[Not pasted: a film]");
  const title = form.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("x".repeat(70));
  const finding = page.frameLocator("iframe").first().getByRole("listitem").filter({ hasText: "has 70 characters" });
  await expect(finding).toBeVisible();
  await textField(page).focus();
  await page.keyboard.press("F8");
  await expect(check).toContainText("Title: “Title” has 70 characters");
  await expect(title).toBeFocused();
  await textField(page).focus();
  await finding.getByRole("button", { name: "Title" }).click();
  await expect(title).toBeFocused();
}

async function findAndReplace(page: Page): Promise<void> {
  await textField(page).press("Control+f");
  await expect(page.getByRole("textbox", { name: "Find", exact: true })).toBeFocused();
  await page.keyboard.type(`"what's [not PASTED: a film]`);
  const bar = page.getByRole("search", { name: "Find in the text" });
  await expect(bar.getByRole("status")).toHaveText("1 found");
  await page.keyboard.press("Enter");
  await expect(textField(page).locator(".ProseMirror-active-search-match").first()).toHaveText("“What’s");
  await page.keyboard.press("Tab");
  await page.keyboard.type("$4 & stars");
  await bar.getByRole("button", { name: "Replace all" }).click();
  await expect(bar.getByRole("status")).toHaveText("0 found");
  await expect(textField(page)).toContainText("$4 & stars is said.");
  await page.keyboard.press("Escape");
  await expect(textField(page)).toBeFocused();
  // The form stays open.
  await page.keyboard.press("Escape");
  await expect(page.getByText(/Kept in this browser, \d\d:\d\d$/)).toBeVisible();
  // A dialog goes with its form.
  await textField(page).press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function fillInFromCrossref(page: Page, read: LocalCms["read"]): Promise<void> {
  const answers: Readonly<Record<string, object>> = {
    "10.1000/known": {
      message: {
        DOI: "10.1000/KNOWN",
        title: ["The <i>effect</i> of R&amp;D"],
        subtitle: ["a trial"],
        author: [{ family: "Doe", given: "Jane" }, { family: "Diana", given: "Rachel A." }, { name: "A Group" }],
        issued: { "date-parts": [[2024]] },
        "container-title": ["Sleep"],
        volume: "4",
        issue: "11",
        "article-number": "e0166630",
      },
    },
  };
  await page.route("https://api.crossref.org/**", (route) => {
    const answer = answers[decodeURIComponent(route.request().url().split("/works/")[1] ?? "")];
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 404 });
  });
  const form = await openEntry(page, "references/oster-1973");
  const doi = form.getByRole("textbox", { name: "DOI" });
  await doi.fill("10.1000/unknown");
  await form.getByRole("button", { name: "Fill in from the DOI" }).click();
  await expect(form.getByText("Crossref does not know this DOI. Check it.")).toBeVisible();
  await doi.fill("https://doi.org/10.1000/Known.");
  await form.getByRole("button", { name: "Fill in from the DOI" }).click();
  await expect(form.getByRole("textbox", { name: "Authors" })).toHaveValue("Doe, J., Diana, R. A., & A Group");
  await save(page);
  const saved = await read("content/references/oster-1973.yml");
  const fields = ["year: 2024", 'title: "The effect of R&D: a trial"', "source: Sleep, 4(11):e0166630", "doi: 10.1000/known"];
  for (const field of fields) expect(saved).toContain(`${field}\n`);
}
