import { expect, test } from "@playwright/test";
import { samplePages } from "./sample-pages";

const attacks: Readonly<Record<string, (url: string) => void>> = {
  "an inline script": () => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'run'";
    document.body.append(script);
  },
  "an event handler": () => {
    document.body.insertAdjacentHTML("beforeend", `<img src="x:" onerror="document.title = 'run'">`);
  },
  "a script from another host": (url) => {
    const script = document.createElement("script");
    script.src = url;
    document.body.append(script);
  },
  "a picture from another host": (url) => {
    document.body.append(Object.assign(new Image(), { src: url }));
  },
  "an inline style": () => document.body.setAttribute("style", "color: red"),
  "a style element": () => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: "body { color: red }" }));
  },
  "a form": (url) => {
    const form = Object.assign(document.createElement("form"), { action: url, method: "post" });
    document.body.append(form);
    form.submit();
  },
  "a request": (url) => void fetch(url).catch(() => undefined),
};

test("the content security policy blocks every attack", async ({ page }) => {
  const requests: string[] = [];
  await page.route("https://elsewhere.example/**", (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  for (const [name, attack] of Object.entries(attacks)) {
    await page.goto(samplePages.legal);
    const violation = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), { once: true }),
        ),
    );
    await page.evaluate(attack, "https://elsewhere.example/x");
    expect(await violation, name).toMatch(/^(?:script-src|img-src|style-src|form-action|connect-src)/);
    expect(await page.title(), name).not.toBe("run");
    expect(requests, name).toEqual([]);
  }
});
