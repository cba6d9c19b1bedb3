import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const knownPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of a browser for the tests: the one that `CHROME_PATH` names, else an installed one, else Playwright's, else
 * Debian's if this user may install it. Debian's headless shell is preferred: it takes two thirds of Chromium's time.
 *
 * @throws when there is none
 */
export function findTestBrowser(): string {
  return findBrowser(findInstalledForTests);
}

/** The path of the installed browser that tests use; undefined when there is none. */
export function findInstalledForTests(): string | undefined {
  return fs.existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findInstalled();
}

/**
 * The path of a complete browser, as visitors use it, found like that of the tests.
 *
 * @throws when there is none
 */
export function findBrowser(find: () => string | undefined = findInstalled): string {
  const fromEnvironment = process.env["CHROME_PATH"];
  if (fromEnvironment) {
    if (fs.existsSync(fromEnvironment)) return fromEnvironment;
    throw new Error(`CHROME_PATH is ${fromEnvironment}, which does not exist; correct or unset it`);
  }
  for (const command of ["", ...installCommands]) {
    if (command) console.log(`No Chromium found: ${command}`);
    if (command) spawnSync(command, { shell: true, stdio: "inherit", timeout: 300_000 });
    const browser = find();
    if (browser) return browser;
  }
  throw new Error("no browser found; install Chromium or Chrome, or set CHROME_PATH to one");
}

/** The path of an installed Chromium or Chrome; undefined when there is none. */
export function findInstalled(): string | undefined {
  return [...knownPaths, chromium.executablePath()].find((file) => fs.existsSync(file));
}

/** Playwright has no browser for some systems, and only root may install Debian's. */
const installCommands = [
  "npx playwright install --no-shell chromium",
  ...(process.getuid?.() === 0
    ? [
        "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-noto-color-emoji fonts-liberation",
      ]
    : []),
];
