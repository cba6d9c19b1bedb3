import fs from "node:fs";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { pageTab } from "./page-tab";
import { HEIGHT, type Engine, type Preferences } from "./tab";

const firefoxPaths = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const firefoxPath = () => [process.env["FIREFOX_PATH"] ?? "", ...firefoxPaths].find((file) => fs.existsSync(file));

/** Debian's firefox-esr or an installed Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  install: "apt-get install firefox-esr",
  hasForcedColors: true,
  isInstalled: () => firefoxPath() !== undefined,
  async start(preferences) {
    const executablePath = firefoxPath();
    if (executablePath === undefined) throw new Error("Firefox is not installed");
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: firefoxPreferences(preferences),
      env: { ...process.env, ALSA_CONFIG_PATH: path.join(__dirname, "no-sound-card.conf") },
      timeout: 60_000,
    });
    // The first page never has the focus, a new one does.
    const page = await browser.newPage();
    return pageTab(
      page,
      (width) => page.setViewport({ width, height: HEIGHT }),
      () => browser.close(),
    );
  },
};

/** Firefox reads the device's settings from preferences when these are set. */
function firefoxPreferences({ reducedMotion, forcedColors }: Preferences): Record<string, unknown> {
  return {
    "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
    // 2: always the reader's colors, which is `forced-colors: active`.
    "browser.display.document_color_use": forcedColors ? 2 : 1,
    // Updates and telemetry of a profile that lives for seconds.
    "app.update.disabledForTesting": true,
    "datareporting.policy.dataSubmissionEnabled": false,
  };
}
