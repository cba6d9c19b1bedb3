import { defineConfig } from "@playwright/test";
import { engines } from "../engines/engines";
import shared from "./playwright.config";

// Read when the tests are loaded, and by the workers.
process.env["ENGINES"] = "installed";

/** The behaviors that differ between browsers, in each engine beside Chromium that is installed; see `tests/engines`. */
export default defineConfig({
  testDir: "../engines",
  outputDir: "../../test-results/engines",
  globalSetup: "../engines/report-missing",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  workers: 2,
  retries: shared.retries ?? 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: { baseURL: shared.use?.baseURL },
  projects: engines.filter((engine) => engine.isInstalled()).map(({ name }) => ({ name })),
  webServer: shared.webServer,
});
