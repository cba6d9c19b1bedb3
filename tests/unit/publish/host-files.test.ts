import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { adminHeaders } from "../../../src/publish/admin-headers";
import { headerRules, headersFile } from "../../../src/publish/headers-file";
import { redirectsFile } from "../../../src/publish/redirects-file";
import { speculationRules } from "../../../src/publish/speculation-rules";

const headersOf = (path: string, isDeployPreview = false): Readonly<Record<string, string>> =>
  headerRules(isDeployPreview).find((rule) => rule.path === path)?.headers ?? {};

/** The directives of a policy with their values. */
const parsePolicy = (text = ""): Record<string, string> =>
  Object.fromEntries(text.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1).join(" ")]));

describe("_headers", () => {
  it("is ASCII, with a path and then its headers, in lines that Netlify accepts", () => {
    const [path = "", ...lines] = headersFile().trimEnd().split("\n");
    expect(path).toBe("/*");
    for (const line of lines) expect(line).toMatch(/^(?:\/[\w./:-]*(?:\*[\w.]*)?| {2}[A-Z][A-Za-z-]+: [\x21-\x7e][\x20-\x7e]{0,1900})$/);
    expect(new Set(headerRules().map((rule) => rule.path)).size).toBe(headerRules().length);
  });

  it("sets the security headers on every response: no frames, no scripts, nothing from elsewhere", () => {
    expect(headersOf("/*")).toMatchObject({
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": expect.stringContaining("camera=()") as string,
      "Speculation-Rules": '"/speculation-rules.json"',
    });
    const text = headersOf("/*")["Content-Security-Policy"] ?? "";
    expect(parsePolicy(text)).toMatchObject({
      "default-src": "'none'",
      "connect-src": "'self'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "form-action": "'none'",
    });
    expect(text).not.toMatch(/script-src|unsafe-eval|https?:|\*/);
    expect(new CspEvaluator(new CspParser(text).csp).evaluate()).toEqual([]);
  });

  it("caches forever only what is named by its content, and hides from search engines only exports, the CMS and previews", () => {
    const pathsWith = (name: string, value: RegExp) =>
      headerRules()
        .filter(({ headers }) => value.test(headers[name] ?? ""))
        .map(({ path }) => path);
    expect(pathsWith("Cache-Control", /immutable/)).toEqual(["/static/*", "/fonts/*"]);
    expect(pathsWith("X-Robots-Tag", /noindex/)).toEqual(["/blog/*.md", "/admin/*"]);
    expect(headersOf("/*", true)["X-Robots-Tag"]).toBe("noindex");
  });

  it.each([
    ["/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/blog/*.md", "text/markdown; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
  ])("lets other sites load %s, with its own MIME type", (path, type) => {
    const embeddable = { "Cross-Origin-Resource-Policy": "cross-origin" };
    expect(headersOf(path)).toMatchObject({ "Content-Type": type, "Access-Control-Allow-Origin": "*", ...embeddable });
    for (const picture of ["/static/*", "/favicon.svg", "/favicon.png", "/icon-512.png"])
      expect(headersOf(picture)).toMatchObject(embeddable);
  });

  it("lets the CMS, and only it, run its own script and connect to GitHub and Crossref", () => {
    expect(headerRules().at(-1)).toEqual({ path: "/admin/*", headers: adminHeaders });
    expect(parsePolicy(adminHeaders["Content-Security-Policy"])).toMatchObject({
      "default-src": "'none'",
      "script-src": "'self' 'wasm-unsafe-eval'",
      "frame-ancestors": "'none'",
      "base-uri": "'self'",
      "connect-src": "'self' blob: data: https://api.github.com https://www.githubstatus.com https://api.crossref.org",
    });
    expect(adminHeaders["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  });
});

describe("_redirects", () => {
  it("has redirects of content before the rules for all others", () => {
    expect(redirectsFile([{ from: "/blog/old/", to: "/blog/new/" }])).toBe(
      "/blog/old/ /blog/new/ 301\n/404/ /404.html 404!\n/blog/* /404/ 302\n",
    );
  });
});

it("speculation rules prerender links of this site, but no paid links, files or the CMS", () => {
  const [{ where } = { where: { and: [] } }] = speculationRules.prerender;
  expect(where.and).toContainEqual({ href_matches: "/*" });
  expect(where.and).toContainEqual({ not: { selector_matches: "[rel~=sponsored]" } });
  const excluded = where.and.flatMap((condition) => ("not" in condition && condition.not?.href_matches) || []);
  expect(excluded).toEqual(expect.arrayContaining(["/*.xml", "/*.json", "/*.md", "/*.txt", "/admin/*"]));
});
