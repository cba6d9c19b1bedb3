import { expect, test, type Page } from "@playwright/test";
import { site } from "../site-under-test";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

const { disclosure, footerDisclosure } = site;
const mainPages = [samplePages.home, samplePages.review, samplePages.article, samplePages.list, samplePages.faq];

/** Expects the disclosure to be visible, as large as the text and short, on a screen or on paper. */
async function expectDisclosure(page: Page, path: string, media: "screen" | "print"): Promise<void> {
  await page.emulateMedia({ media });
  // Buttons are not printed, so on paper the footer's words are at the top.
  const shown = page.locator(`p:has-text("${media === "print" ? footerDisclosure : disclosure}")`).filter({ visible: true });
  const paragraphs = await shown.evaluateAll((all) =>
    all.map((element) => {
      const { opacity, clipPath, fontSize } = getComputedStyle(element);
      return {
        isAsLarge: parseFloat(fontSize) >= parseFloat(getComputedStyle(document.body).fontSize),
        isShown: opacity === "1" && clipPath === "none" && element.getBoundingClientRect().width > 100,
        // It is a paragraph of its own or shares one with a sentence.
        isShort: element.textContent.length < 400,
      };
    }),
  );
  expect([path, media, paragraphs.length]).toEqual([path, media, media === "screen" && path === samplePages.article ? 2 : 1]);
  for (const { isAsLarge, isShown, isShort } of paragraphs)
    expect([path, media, isAsLarge || media === "print", isShown, isShort]).toEqual([path, media, true, true, true]);
}

test("the disclosure is close to the first button @content", async ({ page }) => {
  for (const path of mainPages) {
    await page.goto(path);
    for (const media of ["screen", "print"] as const) await expectDisclosure(page, path, media);
  }
});
