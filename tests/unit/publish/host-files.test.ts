import { headerRules, headersFile } from "../../../src/publish/headers";
import { redirectsFile } from "../../../src/publish/redirects";
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
    } else if (/^\/[\w./-]*\*?$/.test(line)) {
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
      Object.fromEntries(headerRules.map(({ path, headers }) => [path, headers])),
    );
  });

  it("is plain ASCII, in lines that the host reads", () => {
    expect(headersFile()).toMatch(/^[\x20-\x7e\n]+$/);
    for (const line of headersFile().split("\n")) expect(line.length).toBeLessThan(2000);
  });

  it("sets the security headers on every response", () => {
    expect(everywhere.get("X-Content-Type-Options")).toBe("nosniff");
    expect(everywhere.get("Referrer-Policy")).toMatch(/^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(everywhere.get("Strict-Transport-Security")).toMatch(/^max-age=(?:3153\d{4}|63072000)/);
    expect(everywhere.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(everywhere.get("Permissions-Policy")).toMatch(/camera=\(\)/);
  });

  it("forbids by policy what a page's own policy cannot: frames around it; and allows no script", () => {
    const directives = (everywhere.get("Content-Security-Policy") ?? "").split("; ").map((part) => part.split(" "));
    const policy = new Map(directives.map(([name, ...values]) => [name, values.join(" ")]));
    expect(policy.size).toBe(directives.length);
    expect(policy.get("default-src")).toBe("'none'");
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

  it("does not lead in a circle", () => {
    for (const [from, to] of lines.map((line) => line.split(" "))) {
      const start = (from ?? "").replace(/\*$/, "");
      expect((from ?? "").endsWith("*") ? (to ?? "").startsWith(start) : to === from).toBe(false);
    }
  });
});

describe("speculation rules", () => {
  it("open links of this site ahead, never a paid one", () => {
    const [rule] = speculationRules.prerender;
    const conditions = JSON.stringify(rule?.where);
    expect(conditions).toContain('{"href_matches":"/*"}');
    expect(conditions).toContain('{"not":{"selector_matches":"[rel~=sponsored]"}}');
  });
});
