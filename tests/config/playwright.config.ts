import { defineConfig } from "@playwright/test";
import { findInstalled } from "../../src/cli/find-browser";

// Chosen once and passed to the workers, so that two runs on one machine use different ports.
const port = Number((process.env["E2E_PORT"] ??= String(20_000 + (process.pid % 20_000))));

const launchOptions = {
  executablePath: process.env["CHROME_PATH"] ?? findInstalled(),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // As on phones and Macs. With hinting, the widths of letters are whole pixels, which the fallback fonts are not made for.
    "--font-render-hinting=none",
  ],
};

/**
 * Browser tests of `dist/`, served by the local server. `CHROME_PATH` names the browser. They run on a desktop, and those of
 * `*.phone.spec.ts` on a phone, which these files say: one project keeps one process and one browser for each worker.
 */
export default defineConfig({
  testDir: "..",
  // Of what differs between browsers, the part that has no test of its own for Chromium.
  testMatch: ["**/e2e/*.spec.ts", "**/engines/behaviours.spec.ts"],
  outputDir: "../../test-results",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // A test that looks at every kind of page takes a quarter of it; builds run at the same time.
  timeout: 120_000,
  workers: 2,
  // Browsers are unreliable on a busy machine: a failed test runs once more, and `npm test` names it.
  retries: 1,
  reporter: "line",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: "node src/cli/run.mjs serve",
    cwd: "../..",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
