import { adminHeaders } from "../../../src/publish/admin-headers";
import { headerRules } from "../../../src/publish/headers-file";

describe("headers of the CMS", () => {
  const policy = new Map(
    (adminHeaders["Content-Security-Policy"] ?? "").split("; ").map((part) => {
      const [name = "", ...values] = part.split(" ");
      return [name, values] as const;
    }),
  );

  it("apply only below /admin/, after those of all responses, which they replace", () => {
    expect(headerRules().filter(({ headers }) => headers === adminHeaders)).toEqual([{ path: "/admin/*", headers: adminHeaders }]);
    const paths = headerRules().map(({ path }) => path);
    expect(paths.indexOf("/admin/*")).toBeGreaterThan(paths.indexOf("/*"));
    for (const { path, headers } of headerRules().filter(({ path }) => !path.startsWith("/admin")))
      expect([path, /script-src (?!'none')/.test(headers["Content-Security-Policy"] ?? "")]).toEqual([path, false]);
  });

  it("allow only its own script, and connections to this site, GitHub and Crossref", () => {
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("connect-src")?.filter((source) => source.startsWith("http"))).toEqual([
      "https://api.github.com",
      "https://www.githubstatus.com",
      "https://api.crossref.org",
    ]);
  });

  it("keep it out of search engines, and allow the login window to send a message", () => {
    expect(adminHeaders["X-Robots-Tag"]).toBe("noindex");
    expect(adminHeaders["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  });
});
