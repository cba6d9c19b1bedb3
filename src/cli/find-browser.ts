import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";

/** It takes two thirds of Chromium's time, but is not what visitors use. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const complete = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Playwright has no browser for some systems, and only root may install Debian's. */
const installCommands = ["npx playwright install --no-shell chromium"];
if (process.getuid?.() === 0) {
  const packages = "chromium chromium-headless-shell fonts-noto-color-emoji fonts-liberation";
  installCommands.push(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`);
}

/**
 * The path of an installed browser; undefined when there is none.
 *
 * @param options whether it must be a browser as visitors use it
 */
export function findInstalled({ isComplete = false } = {}): string | undefined {
  return [...(isComplete ? [] : [HEADLESS_SHELL]), ...complete, chromium.executablePath()].find((file) => fs.existsSync(file));
}

/**
 * The path of a browser: the one that `CHROME_PATH` names, else an installed one, else Playwright's, else Debian's if this
 * user may install it.
 *
 * @throws when there is none
 */
export function findBrowser(options?: Parameters<typeof findInstalled>[0]): string {
  const fromEnvironment = process.env["CHROME_PATH"];
  if (fromEnvironment && !fs.existsSync(fromEnvironment))
    throw new Error(`CHROME_PATH is ${fromEnvironment}, which does not exist; correct or unset it`);
  let browser = fromEnvironment || findInstalled(options);
  for (const command of installCommands) {
    if (browser) break;
    console.log(`No Chromium found: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 300_000 });
    browser = findInstalled(options);
  }
  if (!browser) throw new Error("no browser found; install Chromium or Chrome, or set CHROME_PATH to one");
  return browser;
}
