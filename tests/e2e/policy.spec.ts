import { expect, test, type Page } from "@playwright/test";
import { kinds } from "./pages";
import { publishedPaths } from "./published-paths";

const PARTS = 4;

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "once, on the wide screen");

/** Collects what a browser has against a page: messages on its console, refused or failed requests, requests to others. */
function faultsOf(page: Page, origin: string): string[] {
  const faults: string[] = [];
  const tell = (fault: string) => faults.push(`${new URL(page.url()).pathname} ${fault}`);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) tell(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => tell(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) tell(`asks ${request.url()}`);
  });
  page.on("requestfailed", (request) => tell(`could not load ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("/404/")) tell(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

/** Waits for what a page still loads: to leave it earlier breaks requests off, which looks like a fault of the page. */
async function everythingLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete));
  await page.waitForLoadState("networkidle");
}

for (let part = 0; part < PARTS; part += 1) {
  test(`part ${part + 1} of ${PARTS} of all pages: no policy violation, no message on the console, no request to anybody else`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const faults = faultsOf(page, new URL(baseURL ?? "").origin);
    // Pictures further down are loaded too.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("img").forEach((img) => (img.loading = "eager")));
    });
    for (const at of publishedPaths.filter((_, index) => index % PARTS === part)) {
      await page.goto(at);
      await everythingLoaded(page);
    }
    expect(publishedPaths.length).toBeGreaterThan(70);
    // The 404 page answers 404, which Chromium writes to the console.
    expect(faults.filter((fault) => !/^\/404\/ console: .*404/.test(fault))).toEqual([]);
  });
}

test.describe("what a page's policy does not name", () => {
  const attacks: Readonly<Record<string, (address: string) => void>> = {
    "an inline script": () => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'run'";
      document.body.append(script);
    },
    "an event handler": () => {
      document.body.insertAdjacentHTML("beforeend", `<img src="x:" onerror="document.title = 'run'">`);
    },
    "a script from elsewhere": (address) => {
      const script = document.createElement("script");
      script.src = address;
      document.body.append(script);
    },
    "a picture from elsewhere": (address) => {
      document.body.append(Object.assign(new Image(), { src: address }));
    },
    "a frame": (address) => {
      document.body.append(Object.assign(document.createElement("iframe"), { src: address }));
    },
    "an inline style": () => document.body.setAttribute("style", "color: red"),
    "a style element": () => {
      document.head.append(Object.assign(document.createElement("style"), { textContent: "body { color: red }" }));
    },
    "a base address": (address) => {
      document.head.append(Object.assign(document.createElement("base"), { href: address }));
    },
    "a form": (address) => {
      const form = Object.assign(document.createElement("form"), { action: address, method: "post" });
      document.body.append(form);
      form.submit();
    },
    "a request": (address) => void fetch(address).catch(() => undefined),
  };

  for (const [name, attack] of Object.entries(attacks)) {
    test(`is refused: ${name}`, async ({ page }) => {
      const asked: string[] = [];
      await page.route("https://elsewhere.example/**", (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await page.goto(kinds.article);
      const violation = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), { once: true }),
          ),
      );
      await page.evaluate(attack, "https://elsewhere.example/x");
      expect(await violation).toMatch(/^(?:script-src|img-src|frame-src|style-src|base-uri|form-action|connect-src)/);
      expect(await page.title()).not.toBe("run");
      expect(asked).toEqual([]);
    });
  }
});
