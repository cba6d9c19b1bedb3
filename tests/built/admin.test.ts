import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { load } from "cheerio";
import type { CmsSettings } from "../../src/cms/app/settings";
import { parsePublishedUrls } from "../../src/site/published-urls";
import { dist, tree } from "../site-under-test";
import { indexed, pages, read } from "./site";

const admin = path.join(dist, "admin");
const $ = load(fs.readFileSync(path.join(admin, "index.html"), "utf8"));

test("/admin/ is not indexed, and no page links to it", () => {
  expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  expect(pages.filter(({ html }) => html.includes("/admin/")).map(({ path: at }) => at)).toEqual([]);
  for (const file of fs.readdirSync(dist).filter((name) => name.startsWith("sitemap"))) expect(read(file)).not.toContain("/admin/");
});

test("/admin/ runs a program of its own, nothing inline and nothing from another host; the first screen is small", () => {
  const scripts = $("script").toArray();
  expect(scripts.map((script) => $(script).text().trim())).toEqual([""]);
  for (const element of $("[src], [href]").toArray()) expect($(element).attr("src") ?? $(element).attr("href")).toMatch(/^\/(?!\/)/);
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const code = fs.readFileSync(file, "utf8");
    for (const [, from = ""] of code.matchAll(/(?:^|[;}])(?:import|export)[^"'()]*?["'](\.{1,2}\/[^"']+)["']/g))
      load(path.join(path.dirname(file), from));
  };
  load(path.join(dist, $("script").attr("src") ?? ""));
  const bytes = [...loaded].reduce((sum, file) => sum + gzipSync(fs.readFileSync(file)).length, 0);
  expect(bytes).toBeLessThan(900_000);
});

test("/admin/ tells everybody only where it writes to and which URLs were published", () => {
  const settings = JSON.parse(read("admin/settings.json")) as CmsSettings;
  expect({ ...settings, backend: undefined, publishedUrls: "" }).toEqual({ backend: undefined, isLocal: false, publishedUrls: "" });
  const published = parsePublishedUrls(settings.publishedUrls ?? "").map(({ url }) => url);
  const expected = [...(tree.published?.urls ?? []).map(({ url }) => url), ...indexed.map((page) => page.path)];
  expect(expected.filter((url) => !published.includes(url))).toEqual([]);
});
