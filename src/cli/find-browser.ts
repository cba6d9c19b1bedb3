import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A browser for the tests: one that is installed, else Playwright's own, else one from Debian's packages where this
 * user may install them.
 *
 * @returns path of its program
 * @throws one line that says what to install when there is none
 */
export function findBrowser(): string {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which is not there; correct it or unset it`);
  }
  return findInstalled() ?? tryPlaywright() ?? tryApt() ?? fail();
}

function findInstalled(): string | undefined {
  return installed.find((file) => fs.existsSync(file));
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : undefined;
}

function tryPlaywright(): string | undefined {
  const present = playwrightBrowser();
  if (present) return present;
  console.log("No Chromium is installed: asking Playwright for one");
  spawnSync("npx", ["playwright", "install", "--only-shell", "chromium"], { stdio: "inherit", timeout: 180_000 });
  return playwrightBrowser();
}

function tryApt(): string | undefined {
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall) return undefined;
  console.log("Playwright has none: installing Chromium with apt-get");
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-color-emoji", "fonts-liberation"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findInstalled();
}

function fail(): never {
  throw new Error("no browser for the tests; install Chromium or Chrome, or set CHROME_PATH to one");
}
