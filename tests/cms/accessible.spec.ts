import fs from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures";
import type { LocalCms } from "./local-cms";
import { tooWide, violationsIn } from "./states";
import { findings, logIn, open, preview, publish, textEditor } from "./page-actions";

/** An article with a table. */
const SLUG = "brain-training-apps-that-work";

let cms: LocalCms;

test.describe.configure({ timeout: 3 * 60_000 });
test.beforeEach(({ localServer }) => {
  cms = localServer;
  cms.reset();
});

const file = () => path.join(cms.content, "posts", `${SLUG}.md`);

/** Lets a colleague change the open article. */
function changeElsewhere(): void {
  fs.writeFileSync(file(), fs.readFileSync(file(), "utf8").replace(/^title: .*$/m, `title: Changed Elsewhere, ${Date.now()}`));
}

/** Steps through the lists, the form and the dialogs, and reports each state. */
async function walk(page: Page, at: (state: string) => Promise<void>): Promise<void> {
  await page.goto(cms.url);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await at("login");
  await logIn(page, cms);
  await expect(page.getByRole("link", { name: /Aerobic/ })).toBeVisible();
  await at("list");
  await page.locator("summary", { hasText: "Needs care" }).click();
  await at("what needs care");
  await page.locator("summary", { hasText: "Needs care" }).click();
  await open(page, cms, `posts/entries/${SLUG}`);
  await expect(findings(page).getByRole("heading", { level: 2 })).toContainText(/No problems|error/);
  await at("form");
  await textEditor(page).locator("td").first().click();
  await at("table");
  for (const [button, state] of [
    ["Insert", "insert dialog"],
    ["Link", "link dialog"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await at(state);
    await page.keyboard.press("Escape");
  }
  await preview(page).getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog")).toContainText("Versions of this entry");
  await at("versions");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Choose (?:an|different) image/ }).click();
  await expect(page.getByRole("dialog")).toContainText("No assets found");
  await at("pictures");
  await page.keyboard.press("Escape");
  await page.getByLabel("Title", { exact: true }).fill("As I Wrote It, with the Table in It");
  changeElsewhere();
  await publish(page);
  await expect(page.getByRole("dialog")).toContainText("Nothing was saved yet");
  await at("conflict");
  await page.getByRole("button", { name: "Back to the form" }).click();
  await expect(page.getByText("Not saved:")).toBeVisible();
  await at("message");
}

test("lists, forms and dialogs have nothing that axe finds, in both colour schemes, and fit on a phone", async ({ page }) => {
  const found: string[] = [];
  await walk(page, async (state) => {
    found.push(...(await violationsIn(page, state)));
    await page.setViewportSize({ width: 390, height: 844 });
    found.push(...(await tooWide(page, state)));
    if (/^(?:form|table|conflict|message)/.test(state))
      await expect(page.getByRole("button", { name: /^Publish/ }).first()).toBeInViewport({ ratio: 1 });
    for (const each of await page.locator("dialog[open]").getByRole("button").all()) await expect.soft(each).toBeVisible();
    await page.setViewportSize({ width: 1500, height: 1000 });
  });
  expect(found).toEqual([]);
});

test("everything can be done by keyboard, and what has the focus can be seen", async ({ page }) => {
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key);
    const isMarked = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
      return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
    });
    expect(isMarked, `the focus on “${await focused()}” cannot be seen`).toBe(true);
  };
  await logIn(page, cms);
  await open(page, cms, "posts/new");
  await page.getByLabel("Title", { exact: true }).focus();
  await keyboard.type("Written by keyboard");
  // The toolbar comes before the text.
  await press("Tab");
  expect(await focused()).toBe("Kind of paragraph");
  await press("Tab");
  expect(await focused()).toBe("Text");
  await press("Alt+F10");
  while ((await focused()) !== "Markdown") await press("ArrowRight");
  await press("Tab");
  expect(await focused()).toBe("Text");

  await keyboard.type("/");
  await keyboard.type("table");
  await keyboard.press("Enter");
  await expect(textEditor(page).locator("td")).toHaveCount(4);
  await textEditor(page).locator("th").first().click();
  await press("Alt+F10");
  await press("ArrowLeft");
  while ((await focused()) !== "Add row") await press("ArrowLeft");
  await keyboard.press("Enter");
  await expect(textEditor(page).locator("td")).toHaveCount(6);
  expect(await focused()).toBe("Text");

  await keyboard.press("Control+End");
  await keyboard.type("A sentence.");
  await press("Alt+F10");
  while ((await focused()) !== "Insert") await press("ArrowRight");
  await keyboard.press("Enter");
  await keyboard.type("citation");
  await keyboard.press("Enter");
  await keyboard.type("oster auditory");
  await keyboard.press("Enter");
  const citation = textEditor(page).getByRole("button", { name: /^Change Citation: Oster/ });
  await expect(citation).toBeVisible();
  // Typing went on behind it: back over it, and Enter opens its form.
  await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
  await keyboard.press("Escape");
  await expect(citation).toBeVisible();
  // Tab goes from the text to the next field, not through its citations.
  await press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".text-editor"))).toBeNull();
});
