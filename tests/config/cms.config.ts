import { defineConfig } from "@playwright/test";
import shared from "./playwright.config";

/** Tests of the CMS with Decap's local server. The tests of a file share one copy of the content, so they run one after the other. */
export default defineConfig({
  testDir: "../cms",
  outputDir: "../../test-results/cms",
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  retries: shared.retries ?? 0,
  // Builds run at the same time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: shared.reporter ?? "line",
  use: {
    viewport: { width: 1500, height: 1000 },
    ...(shared.use?.launchOptions ? { launchOptions: shared.use.launchOptions } : {}),
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
  },
});
