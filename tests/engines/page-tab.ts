import type { Key, Tab } from "./tab";

/** What pages of Playwright and of Puppeteer have in common. */
interface DrivenPage {
  goto(url: string): Promise<unknown>;
  evaluate(inPage: (argument: unknown) => unknown, argument: unknown): Promise<unknown>;
  click(selector: string): Promise<void>;
  readonly keyboard: { press(key: Exclude<Key, "Space"> | " "): Promise<void> };
}

export const pageTab = (page: DrivenPage, resize: Tab["resize"], close: Tab["close"]): Tab => ({
  open: async (url) => void (await page.goto(url)),
  resize,
  run: (inPage, argument) => page.evaluate(inPage as (argument: unknown) => unknown, argument) as Promise<never>,
  click: (selector) => page.click(selector),
  press: (key) => page.keyboard.press(key === "Space" ? " " : key),
  // Does not wait: a page from the back/forward cache has no load event.
  back: () => page.evaluate(() => history.back(), undefined) as Promise<void>,
  close,
});
