import { expect, test } from "@playwright/test";
import { kinds } from "./pages";

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "once, on the wide screen");

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
