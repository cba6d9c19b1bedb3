import type { Page } from "@playwright/test";
import type { Key, Tab } from "./tab";

const HEIGHT = 900;

/** A page of the browser of `tests/e2e`, Chromium. */
export class PageTab implements Tab {
  constructor(private readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  resize(width: number): Promise<void> {
    return this.page.setViewportSize({ width, height: HEIGHT });
  }

  run<Result, Argument>(inPage: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result> {
    return this.page.evaluate(inPage as (value: unknown) => Result, argument) as Promise<Result>;
  }

  click(selector: string): Promise<void> {
    return this.page.locator(selector).first().click();
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  back(): Promise<void> {
    return this.page.evaluate(() => history.back());
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
