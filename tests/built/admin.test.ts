import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { load } from "cheerio";
import { articleUrl, type SiteContent } from "../../src/cms/app/site-content";
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
    // Half of what all of Decap would be.
    expect(gzipSync(fs.readFileSync(path.join(dist, url))).length).toBeLessThan(925_000);
    for (const element of $("[src], [href]").toArray()) expect($(element).attr("src") ?? $(element).attr("href")).toMatch(/^\/(?!\/)/);
  });

  test("has an index of the content that the site was built from, and the articles' texts beside it", () => {
    const { files, articles, care } = JSON.parse(read("admin/site-content.json")) as SiteContent;
    // Everybody can read this file; what needs care is shown by the local CMS only.
    expect(care).toBeUndefined();
    const posts = fs.readdirSync(path.join(content, "posts")).filter((name) => name.endsWith(".md"));
    expect(articles.map(({ file }) => file)).toEqual(posts.map((name) => `content/posts/${name}`));
    expect(files.filter(({ type }) => type === "post")).toEqual([]);
    const source = (file: string) => fs.readFileSync(path.join(content, "..", file), "utf8");
    for (const { file } of articles) expect(read(`admin/${articleUrl(file)}`)).toBe(source(file));
    const withPrivateFields = /(?:product|testimonials)\.yml$/;
    for (const { file, text } of files.filter((each) => !withPrivateFields.test(each.file))) expect(text).toBe(source(file));
    // What an article adds to the index: its texts are loaded when they are needed.
    expect(JSON.stringify(articles).length / articles.length).toBeLessThan(4000);
  });
});
