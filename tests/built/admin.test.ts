import fs from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import type { SiteContent } from "../../src/cms/app/site-content";
import { content, dist, pages, read } from "./site";

const admin = path.join(dist, "admin");
const $ = load(fs.readFileSync(path.join(admin, "index.html"), "utf8"));

describe("/admin/", () => {
  test("is not indexed, and no page links to it", () => {
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
    expect(pages.filter(({ html }) => html.includes("/admin/")).map(({ path: at }) => at)).toEqual([]);
    for (const file of fs.readdirSync(dist).filter((name) => name.startsWith("sitemap"))) expect(read(file)).not.toContain("/admin/");
  });

  test("runs one script of its own, nothing inline and nothing from another host", () => {
    const scripts = $("script").toArray();
    expect(scripts.map((script) => $(script).text().trim())).toEqual([""]);
    const url = $("script").attr("src") ?? "";
    expect(url).toMatch(/^\/admin\/cms-\w+\.js$/);
    expect(fs.existsSync(path.join(dist, url))).toBe(true);
    for (const element of $("[src], [href]").toArray()) expect($(element).attr("src") ?? $(element).attr("href")).toMatch(/^\/(?!\/)/);
  });

  test("has the content that the site was built from", () => {
    const { files } = JSON.parse(fs.readFileSync(path.join(admin, "site-content.json"), "utf8")) as SiteContent;
    const posts = fs.readdirSync(path.join(content, "posts")).filter((name) => name.endsWith(".md"));
    expect(files.filter(({ type }) => type === "post").length).toBe(posts.length);
    for (const { file, text } of files) expect(text).toBe(fs.readFileSync(path.join(content, "..", file), "utf8"));
  });
});
