import { test as base } from "@playwright/test";
import { chromium, firefox } from "./puppeteer-engine";
import type { Engine, Preferences, Tab } from "./tab";
import { webkit } from "./webkit-engine";

/** All engines that the behaviors are tested in. */
export const engines: readonly Engine[] = [chromium, firefox, webkit];

interface Fixtures {
  readonly preferences: Preferences;
  /** A tab in a new browser of the project's engine. */
  readonly tab: Tab;
  readonly engine: Engine;
}

/** Playwright's runner with a {@link Tab} instead of its own browsers, which are patched builds and none that visitors use. */
export const test = base.extend<Fixtures>({
  preferences: [{}, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  engine: async ({}, provide, { project }) => {
    const engine = engines.find(({ name }) => name === project.name);
    if (!engine) throw new Error(`no engine is called ${project.name}`);
    await provide(engine);
  },
  tab: async ({ engine, preferences, baseURL }, provide) => {
    const tab = await engine.start(preferences);
    await provide(withBase(tab, baseURL ?? ""));
    await tab.close();
  },
});

/** Lets tests open paths. */
function withBase(tab: Tab, origin: string): Tab {
  const open = tab.open.bind(tab);
  tab.open = (path) => open(new URL(path, origin).href);
  return tab;
}
