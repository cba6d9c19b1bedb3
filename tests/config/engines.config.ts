import { defineConfig } from "@playwright/test";
import { engines } from "../engines/engines";
import shared from "./playwright.config";

// Read when the tests are loaded, and by the workers.
process.env["ENGINES"] = "installed";

/** The behaviors that differ between browsers, in each engine beside Chromium that is installed; see `tests/engines`. */
export default defineConfig({
  ...shared,
  testDir: "../engines",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/engines",
  globalSetup: "../engines/report-missing",
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  projects: engines.filter((engine) => engine.isInstalled()).map(({ name }) => ({ name })),
});
