import { test as base } from "@playwright/test";
import { engines } from "./engines";
import { pageTab } from "./page-tab";
import { HEIGHT, type Engine, type Preferences, type Tab } from "./tab";

interface Fixtures {
  readonly preferences: Preferences;
  /** A tab in a new browser of the project's engine, or a page of Chromium. */
  readonly tab: Tab;
  readonly engine: Engine;
}

const withPreferences = base.extend<Pick<Fixtures, "preferences">>({ preferences: [{}, { option: true }] });

/** Playwright's runner with a {@link Tab} instead of its own browsers, which are patched builds and none that visitors use. */
const inEngine = withPreferences.extend<Pick<Fixtures, "engine" | "tab">>({
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
export { inEngine as test };

const inChromium = withPreferences.extend<Pick<Fixtures, "tab">>({
  tab: async ({ page, preferences }, provide) => {
    await page.emulateMedia({ reducedMotion: preferences.reducedMotion ? "reduce" : "no-preference" });
    await provide(
      pageTab(
        page,
        (width) => page.setViewportSize({ width, height: HEIGHT }),
        () => page.close(),
      ),
    );
  },
});

/** For tests that run in Chromium, too, with those of `tests/e2e`. */
export const testEverywhere = process.env["ENGINES"] === undefined ? inChromium : inEngine;

/** Lets tests open paths. */
function withBase(tab: Tab, origin: string): Tab {
  const open = tab.open.bind(tab);
  tab.open = (path) => open(new URL(path, origin).href);
  return tab;
}
