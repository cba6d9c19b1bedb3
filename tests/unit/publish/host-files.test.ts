import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { headerRules, headersFile } from "../../../src/publish/headers-file";
import { redirectErrors, redirectsFile } from "../../../src/publish/redirects-file";
import { speculationRules } from "../../../src/publish/speculation-rules";

/** Parses `_headers` strictly: a path, then its headers indented by two spaces. Throws for anything else. */
function parseHeaders(text: string): Map<string, Map<string, string>> {
  expect(text.endsWith("\n")).toBe(true);
  const rules = new Map<string, Map<string, string>>();
  let current: Map<string, string> | undefined;
  for (const line of text.slice(0, -1).split("\n")) {
    const header = /^ {2}([A-Z][A-Za-z-]+): (\S(?:.*\S)?)$/.exec(line);
    if (header) {
      const [, name = "", value = ""] = header;
      if (!current) throw new Error(`a header before any path: ${line}`);
      if (current.has(name)) throw new Error(`a header twice: ${line}`);
      current.set(name, value);
    } else if (/^\/[\w./:-]*(?:\*[\w.]*)?$/.test(line)) {
      if (rules.has(line)) throw new Error(`a path twice: ${line}`);
      current = new Map();
      rules.set(line, current);
    } else throw new Error(`neither path nor header: ${JSON.stringify(line)}`);
  }
  return rules;
}

describe("_headers", () => {
  const rules = parseHeaders(headersFile());
  const defaults = rules.get("/*") ?? new Map<string, string>();

  it("contains every rule", () => {
    expect(Object.fromEntries([...rules].map(([path, headers]) => [path, Object.fromEntries(headers)]))).toEqual(
      Object.fromEntries(headerRules().map(({ path, headers }) => [path, headers])),
    );
  });

  it("is ASCII with lines that Netlify accepts", () => {
    expect(headersFile()).toMatch(/^[\x20-\x7e\n]+$/);
    for (const line of headersFile().split("\n")) expect(line.length).toBeLessThan(2000);
  });

  it("sets the security headers on every response", () => {
    expect(defaults.get("X-Content-Type-Options")).toBe("nosniff");
    expect(defaults.get("Referrer-Policy")).toMatch(/^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(defaults.get("Strict-Transport-Security")).toBe("max-age=63072000");
    expect(defaults.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(defaults.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
    expect(defaults.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(defaults.get("Permissions-Policy")).toMatch(/camera=\(\)/);
  });

  it("forbids frames, which a page's own policy cannot, and scripts", () => {
    const directives = (defaults.get("Content-Security-Policy") ?? "").split("; ").map((part) => part.split(" "));
    const policy = new Map(directives.map(([name, ...values]) => [name, values.join(" ")]));
    expect(policy.size).toBe(directives.length);
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("connect-src")).toBe("'self'");
    expect(policy.get("frame-ancestors")).toBe("'none'");
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.get("form-action")).toBe("'none'");
    expect(policy.get("script-src") ?? "'none'").toBe("'none'");
    expect(defaults.get("Content-Security-Policy")).not.toMatch(/unsafe-eval|https?:|\*/);
  });

  it("caches only files that are named by a content hash forever", () => {
    const immutable = [...rules].filter(([, headers]) => headers.get("Cache-Control")?.includes("immutable")).map(([path]) => path);
    expect(immutable.sort()).toEqual(["/fonts/*", "/static/*"]);
    expect(defaults.has("Cache-Control")).toBe(false);
  });

  it.each([
    ["/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/feed.json", "application/feed+json; charset=utf-8"],
    ["/blog/category/:category/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/blog/category/:category/feed.json", "application/feed+json; charset=utf-8"],
    ["/blog/*.md", "text/markdown; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
  ])("lets other sites load %s, with its own MIME type", (path, type) => {
    expect(Object.fromEntries(rules.get(path) ?? [])).toMatchObject({
      "Content-Type": type,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });

  it.each(["/static/*", "/favicon.svg", "/favicon.png", "/icon-512.png"])("lets other sites embed %s", (path) => {
    expect(rules.get(path)?.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it.each([
    [{ includeSubDomains: true, preload: false }, "max-age=63072000; includeSubDomains"],
    [{ includeSubDomains: true, preload: true }, "max-age=63072000; includeSubDomains; preload"],
    [{ includeSubDomains: false, preload: false }, "max-age=63072000"],
  ])("sets Strict-Transport-Security as the settings say: %j", (hsts, expected) => {
    expect(parseHeaders(headersFile({ hsts })).get("/*")?.get("Strict-Transport-Security")).toBe(expected);
  });

  it("keeps previews out of search engines", () => {
    expect(
      parseHeaders(headersFile({ isDeployPreview: true }))
        .get("/*")
        ?.get("X-Robots-Tag"),
    ).toBe("noindex");
  });

  it("passes csp_evaluator", () => {
    const policy = defaults.get("Content-Security-Policy") ?? "";
    expect(new CspEvaluator(new CspParser(policy).csp).evaluate()).toEqual([]);
  });

  it("keeps only Markdown exports and the CMS out of search engines", () => {
    expect([...rules].filter(([, headers]) => headers.has("X-Robots-Tag")).map(([path]) => path)).toEqual(["/blog/*.md", "/admin/*"]);
  });

  it("links speculation rules by a header and sets their MIME type", () => {
    expect(defaults.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
    expect(rules.get("/speculation-rules.json")?.get("Content-Type")).toBe("application/speculationrules+json");
  });
});

describe("_redirects", () => {
  const lines = redirectsFile().slice(0, -1).split("\n");

  it("has one rule per line: from, to, status", () => {
    expect(redirectsFile().endsWith("\n")).toBe(true);
    for (const line of lines) expect(line).toMatch(/^\/[\w./*-]* \/[\w./-]* (?:30[1278]|404)!?$/);
    expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(lines.length);
  });

  it("answers /404/ with status 404 although the file exists", () => {
    expect(lines).toContain("/404/ /404.html 404!");
  });

  it("redirects unknown articles and categories to /404/ unless a file exists", () => {
    expect(lines).toContain("/blog/* /404/ 302");
  });

  it("has permanent redirects before the rule for all others", () => {
    const file = redirectsFile([{ from: "/blog/old/", to: "/blog/new/" }]);
    expect(file.split("\n")[0]).toBe("/blog/old/ /blog/new/ 301");
    expect(file.endsWith(redirectsFile())).toBe(true);
  });

  it("has no loop", () => {
    for (const [from, to] of lines.map((line) => line.split(" "))) {
      const start = (from ?? "").replace(/\*$/, "");
      expect((from ?? "").endsWith("*") ? (to ?? "").startsWith(start) : to === from).toBe(false);
    }
  });
});

describe("redirectErrors", () => {
  const isPublished = (path: string) => ["/a/", "/b/"].includes(path);

  it("accepts redirects from a missing page to a published one", () => {
    expect(
      redirectErrors(
        [
          { from: "/old/", to: "/a/" },
          { from: "/older/", to: "/a/" },
        ],
        isPublished,
      ),
    ).toEqual([]);
  });

  it.each([
    [
      "to a missing page",
      { from: "/old/", to: "/gone/" },
      "the redirect from /old/ leads to /gone/, which is not published. Remove /old/ from redirectFrom, or publish /gone/.",
    ],
    [
      "from a published page",
      { from: "/a/", to: "/b/" },
      "the redirect from /a/ to /b/ has no effect, because /a/ is published. Remove /a/ from redirectFrom.",
    ],
    [
      "to itself",
      { from: "/old/", to: "/old/" },
      "the redirect from /old/ leads to /old/, which is not published. Remove /old/ from redirectFrom, or publish /old/.",
    ],
  ])("refuses a redirect %s", (_, redirect, error) => {
    expect(redirectErrors([redirect], isPublished)).toEqual([error]);
  });

  it("refuses chains and loops, because their targets are not published", () => {
    const chain = [
      { from: "/one/", to: "/two/" },
      { from: "/two/", to: "/a/" },
    ];
    expect(redirectErrors(chain, isPublished)).toEqual([
      "the redirect from /one/ leads to /two/, which is not published. Remove /one/ from redirectFrom, or publish /two/.",
    ]);
    expect(
      redirectErrors(
        [
          { from: "/one/", to: "/two/" },
          { from: "/two/", to: "/one/" },
        ],
        isPublished,
      ),
    ).toHaveLength(2);
  });
});

describe("speculation rules", () => {
  it("prerender links of this site except paid ones", () => {
    const [rule] = speculationRules.prerender;
    const conditions = JSON.stringify(rule?.where);
    expect(conditions).toContain('{"href_matches":"/*"}');
    expect(conditions).toContain('{"not":{"selector_matches":"[rel~=sponsored]"}}');
  });

  it.each(["/*.xml", "/*.json", "/*.md", "/*.txt", "/admin/*", "/go/*"])("never prerender %s", (pattern) => {
    const excluded = speculationRules.prerender[0]?.where.and.flatMap((condition) =>
      "not" in condition && condition.not && "href_matches" in condition.not ? condition.not.href_matches : [],
    );
    expect(excluded).toContain(pattern);
  });
});
