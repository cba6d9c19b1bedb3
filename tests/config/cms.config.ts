import { defineConfig } from "@playwright/test";
import shared from "./playwright.config";

const port = process.env["E2E_PORT"] ?? "";

/** Tests of the CMS, served by `npm run cms`, with a folder and with a fake GitHub. Each test begins with content of the site. */
export default defineConfig({
  ...shared,
  testDir: "../cms",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/cms",
  // The longest takes a minute; builds run at the same time, and machines differ four times.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  use: {
    ...shared.use,
    baseURL: `http://localhost:${port}`,
    // No preview is beside the form, which halves the time. Tests that look at it make the window wider.
    viewport: { width: 700, height: 1000 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node src/cli/run.mjs cms",
    cwd: "../..",
    env: { PORT: port },
    url: `http://localhost:${port}/admin/`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
