import { defineConfig } from "@playwright/test";
import shared from "./playwright.config";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/**
 * The browser tests of what browsers do differently, in Playwright's own Firefox and WebKit, which
 * `npx playwright install --with-deps firefox webkit` installs.
 */
export default defineConfig({
  ...shared,
  use: { baseURL: shared.use?.baseURL },
  // Only Chromium makes PDF files.
  grepInvert: /printed (?:FAQ|review)/,
  projects: [
    // WebKit has neither scroll anchoring nor forced colors.
    {
      name: "firefox phone",
      testMatch: ["header.phone.spec.ts", "navigation.phone.spec.ts", "article.phone.spec.ts"],
      use: { browserName: "firefox", ...phone },
    },
    { name: "webkit phone", testMatch: ["header.phone.spec.ts", "navigation.phone.spec.ts"], use: { browserName: "webkit", ...phone } },
    {
      name: "firefox desktop",
      testMatch: ["sound.desktop.spec.ts", "print.desktop.spec.ts", "forced-colours.desktop.spec.ts"],
      use: { browserName: "firefox", ...desktop },
    },
    { name: "webkit desktop", testMatch: ["sound.desktop.spec.ts", "print.desktop.spec.ts"], use: { browserName: "webkit", ...desktop } },
  ],
});
