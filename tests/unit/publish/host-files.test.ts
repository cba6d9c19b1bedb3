import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { headerRules, headersFile } from "../../../src/publish/headers-file";
import { redirectErrors, redirectsFile } from "../../../src/publish/redirects-file";
import { speculationRules } from "../../../src/publish/speculation-rules";

/** `_headers` read strictly: a path, then its headers indented by two spaces. Anything else is an error. */
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
  const everywhere = rules.get("/*") ?? new Map<string, string>();

  it("holds every rule, line by line", () => {
    expect(Object.fromEntries([...rules].map(([path, headers]) => [path, Object.fromEntries(headers)]))).toEqual(
      Object.fromEntries(headerRules().map(({ path, headers }) => [path, headers])),
    );
  });

  it("is plain ASCII, in lines that the host reads", () => {
    expect(headersFile()).toMatch(/^[\x20-\x7e\n]+$/);
    for (const line of headersFile().split("\n")) expect(line.length).toBeLessThan(2000);
  });

  it("sets the security headers on every response", () => {
    expect(everywhere.get("X-Content-Type-Options")).toBe("nosniff");
    expect(everywhere.get("Referrer-Policy")).toMatch(/^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(everywhere.get("Strict-Transport-Security")).toBe("max-age=63072000");
    expect(everywhere.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(everywhere.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
    expect(everywhere.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(everywhere.get("Permissions-Policy")).toMatch(/camera=\(\)/);
  });

  it("forbids by policy what a page's own policy cannot: frames around it; and allows no script", () => {
    const directives = (everywhere.get("Content-Security-Policy") ?? "").split("; ").map((part) => part.split(" "));
    const policy = new Map(directives.map(([name, ...values]) => [name, values.join(" ")]));
    expect(policy.size).toBe(directives.length);
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("connect-src")).toBe("'self'");
    expect(policy.get("frame-ancestors")).toBe("'none'");
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.get("form-action")).toBe("'none'");
    expect(policy.get("script-src") ?? "'none'").toBe("'none'");
    expect(everywhere.get("Content-Security-Policy")).not.toMatch(/unsafe-eval|https?:|\*/);
  });

  it("lets only what is named by its content be kept for good", () => {
    const immutable = [...rules].filter(([, headers]) => headers.get("Cache-Control")?.includes("immutable")).map(([path]) => path);
    expect(immutable.sort()).toEqual(["/fonts/*", "/static/*"]);
    expect(everywhere.has("Cache-Control")).toBe(false);
  });

  it.each([
    ["/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/feed.json", "application/feed+json; charset=utf-8"],
    ["/blog/category/:category/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/blog/category/:category/feed.json", "application/feed+json; charset=utf-8"],
    ["/blog/*.md", "text/markdown; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
  ])("lets others fetch and show %s, with its own type", (path, type) => {
    expect(Object.fromEntries(rules.get(path) ?? [])).toMatchObject({
      "Content-Type": type,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });

  it.each(["/static/*", "/favicon.svg", "/favicon.png", "/icon-512.png"])("lets others show %s on their pages", (path) => {
    expect(rules.get(path)?.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it.each([
    [{ includeSubDomains: true, preload: false }, "max-age=63072000; includeSubDomains"],
    [{ includeSubDomains: true, preload: true }, "max-age=63072000; includeSubDomains; preload"],
    [{ includeSubDomains: false, preload: false }, "max-age=63072000"],
  ])("asks for HTTPS as widely as the owner says: %j", (hsts, expected) => {
    expect(parseHeaders(headersFile({ hsts })).get("/*")?.get("Strict-Transport-Security")).toBe(expected);
  });

  it("keeps every answer of a preview out of search engines", () => {
    expect(
      parseHeaders(headersFile({ isPreview: true }))
        .get("/*")
        ?.get("X-Robots-Tag"),
    ).toBe("noindex");
  });

  it("gives csp_evaluator nothing to say", () => {
    const policy = everywhere.get("Content-Security-Policy") ?? "";
    expect(new CspEvaluator(new CspParser(policy).csp).evaluate()).toEqual([]);
  });

  it("keeps Markdown copies and the CMS out of search engines, and nothing else", () => {
    expect([...rules].filter(([, headers]) => headers.has("X-Robots-Tag")).map(([path]) => path)).toEqual(["/blog/*.md", "/admin/*"]);
  });

  it("gives speculation rules by a header and serves them with their own type", () => {
    expect(everywhere.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
    expect(rules.get("/speculation-rules.json")?.get("Content-Type")).toBe("application/speculationrules+json");
  });
});

describe("_redirects", () => {
  const lines = redirectsFile().slice(0, -1).split("\n");

  it("has one rule a line: from, to, status", () => {
    expect(redirectsFile().endsWith("\n")).toBe(true);
    for (const line of lines) expect(line).toMatch(/^\/[\w./*-]* \/[\w./-]* (?:30[1278]|404)!?$/);
    expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(lines.length);
  });

  it("answers /404/ with status 404, even though the file is there", () => {
    expect(lines).toContain("/404/ /404.html 404!");
  });

  it("sends unknown articles and categories to /404/, and lets files that exist win", () => {
    expect(lines).toContain("/blog/* /404/ 302");
  });

  it("has moved addresses before what catches all others, for good", () => {
    const file = redirectsFile([{ from: "/blog/old/", to: "/blog/new/" }]);
    expect(file.split("\n")[0]).toBe("/blog/old/ /blog/new/ 301");
    expect(file.endsWith(redirectsFile())).toBe(true);
  });

  it("does not lead in a circle", () => {
    for (const [from, to] of lines.map((line) => line.split(" "))) {
      const start = (from ?? "").replace(/\*$/, "");
      expect((from ?? "").endsWith("*") ? (to ?? "").startsWith(start) : to === from).toBe(false);
    }
  });
});

describe("redirectErrors", () => {
  const isPublished = (path: string) => ["/a/", "/b/"].includes(path);

  it("finds nothing wrong with moves from what is gone to what is there", () => {
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
    ["onto a missing page", { from: "/old/", to: "/gone/" }, "the redirect from /old/ leads to /gone/, which is not published"],
    ["from a page that is there", { from: "/a/", to: "/b/" }, "the redirect from /a/ to /b/ would never be taken: /a/ is published"],
    ["onto itself", { from: "/old/", to: "/old/" }, "the redirect from /old/ leads to /old/, which is not published"],
  ])("refuses a redirect %s", (_, move, fault) => {
    expect(redirectErrors([move], isPublished)).toEqual([fault]);
  });

  it("refuses a chain and a loop, since their links lead to what is not published", () => {
    const chain = [
      { from: "/one/", to: "/two/" },
      { from: "/two/", to: "/a/" },
    ];
    expect(redirectErrors(chain, isPublished)).toEqual(["the redirect from /one/ leads to /two/, which is not published"]);
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
  it("open links of this site ahead, never a paid one", () => {
    const [rule] = speculationRules.prerender;
    const conditions = JSON.stringify(rule?.where);
    expect(conditions).toContain('{"href_matches":"/*"}');
    expect(conditions).toContain('{"not":{"selector_matches":"[rel~=sponsored]"}}');
  });

  it.each(["/*.xml", "/*.json", "/*.md", "/*.txt", "/admin/*", "/go/*"])("never open %s ahead", (pattern) => {
    const excluded = speculationRules.prerender[0]?.where.and.flatMap((condition) =>
      "not" in condition && condition.not && "href_matches" in condition.not ? condition.not.href_matches : [],
    );
    expect(excluded).toContain(pattern);
  });
});
