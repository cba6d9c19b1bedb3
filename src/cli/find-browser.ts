import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";

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
 * The path of a browser for the tests: an installed one, else Playwright's, else Debian's if this user may install it.
 *
 * @throws when there is none
 */
export function findBrowser(): string {
  const fromEnvironment = process.env["CHROME_PATH"];
  if (fromEnvironment) {
    if (fs.existsSync(fromEnvironment)) return fromEnvironment;
    throw new Error(`CHROME_PATH is ${fromEnvironment}, which does not exist; correct or unset it`);
  }
  const browser = findInstalled() ?? installWithPlaywright() ?? installWithApt();
  if (browser) return browser;
  throw new Error("no browser for the tests; install Chromium or Chrome, or set CHROME_PATH to one");
}

/** The path of an installed Chromium or Chrome; undefined when there is none. */
export function findInstalled(): string | undefined {
  return [...knownPaths, chromium.executablePath()].find((file) => fs.existsSync(file));
}

function installWithPlaywright(): string | undefined {
  console.log("No Chromium found: installing Playwright’s");
  spawnSync("npx", ["playwright", "install", "--only-shell", "chromium"], { stdio: "inherit", timeout: 180_000 });
  return findInstalled();
}

function installWithApt(): string | undefined {
  const canInstall = process.platform === "linux" && process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!canInstall) return undefined;
  console.log("Playwright has none for this system: installing Chromium with apt-get");
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-color-emoji", "fonts-liberation"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findInstalled();
}
