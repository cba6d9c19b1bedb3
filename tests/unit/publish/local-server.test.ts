import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { headersFile } from "../../../src/publish/headers-file";
import { redirectsFile } from "../../../src/publish/redirects-file";
import { createSiteServer } from "../../../src/publish/local-server";
import { folderOf, removeFolders } from "./site-fixture";

const home = `<!doctype html><title>Home</title>${"<p>Text.</p>".repeat(100)}`;
const site = {
  "index.html": home,
  "404.html": "<!doctype html><title>Page Not Found</title>",
  "404/index.html": "<!doctype html><title>Page Not Found</title>",
  "blog/index.html": "<title>Blog</title>",
  "blog/an-article/index.html": "<title>An article</title>",
  "fonts/serif.abc.woff2": Buffer.from([1, 2, 3]),
  "static/a/a.avif": Buffer.from([4, 5]),
  "static/a/tone.avif": Buffer.from("0123456789"),
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "robots.txt": "User-agent: *\n",
  "sitemap-index.xml": "<sitemapindex/>",
  "speculation-rules.json": "{}",
  _headers: headersFile(),
  "feed.xml": "<rss/>",
  "feed.json": "{}",
  "blog/category/memory/feed.xml": "<rss/>",
  "blog/an-article.md": "# An article",
  "llms.txt": "# Site",
  _redirects: redirectsFile([
    { from: "/blog/old/", to: "/blog/an-article/" },
    { from: "/2019/x.html", to: "/" },
  ]),
};

let server: http.Server;
let directory = "";

beforeAll(async () => {
  const published = Object.entries(site).map(([name, content]) => [`dist/${name}`, content]);
  const root = folderOf({ ...(Object.fromEntries(published) as Record<string, string>), "dist-secret/index.html": "secret" });
  directory = `${root}/dist`;
  server = await createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  removeFolders();
});

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path unchanged; `fetch` would normalise it. */
function request(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http
      .request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      })
      .on("error", reject)
      .end();
  });
}

describe("a page", () => {
  it("has status 200, its MIME type and the security headers", async () => {
    const { status, headers, body } = await request("/");
    expect(status).toBe(200);
    expect(body.toString()).toBe(home);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toMatch(/^max-age=/);
    expect(headers["referrer-policy"]).toBeDefined();
    expect(headers["permissions-policy"]).toBeDefined();
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(Number(headers["content-length"])).toBe(body.length);
  });

  it("is served at a path with a trailing slash, also with a query", async () => {
    expect((await request("/blog/an-article/")).body.toString()).toBe("<title>An article</title>");
    expect((await request("/blog/an-article/?utm=x")).status).toBe(200);
  });

  it("without its trailing slash redirects permanently to the path with it, with the query", async () => {
    const { status, headers } = await request("/blog/an-article?a=b");
    expect(status).toBe(301);
    expect(headers.location).toBe("/blog/an-article/?a=b");
    expect((await request("/blog")).headers.location).toBe("/blog/");
  });

  it("answers HEAD with the same headers and no body", async () => {
    const head = await request("/", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(home)));
  });
});

describe("a redirected path", () => {
  it.each([
    ["/blog/old/", "/blog/an-article/"],
    ["/blog/old", "/blog/an-article/"],
    ["/2019/x.html", "/"],
  ])("%s redirects permanently to its new path", async (path, to) => {
    const { status, headers } = await request(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
  });
});

describe("a missing path", () => {
  it.each(["/blog/unknown/", "/blog/unknown", "/blog/category/unknown/", "/blog/page/99/"])("%s redirects to /404/", async (path) => {
    const { status, headers } = await request(path);
    expect(status).toBe(302);
    expect(headers.location).toBe("/404/");
  });

  it.each(["/404/", "/unknown/", "/unknown", "/unknown.html", "/blogs/", "/static/none.jpg", "/favicon.ico"])(
    "%s has status 404 and the 404 page",
    async (path) => {
      const { status, headers, body } = await request(path);
      expect(status).toBe(404);
      expect(body.toString()).toBe(site["404.html"]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  it.each([
    "/_headers",
    "/_redirects",
    "/%5fheaders",
    "/%2f_headers",
    "/.%2f_headers",
    "/blog/..%2f_headers",
    "/blog%2f..%2f_redirects",
    "//_headers",
    "/./_headers",
  ])("Netlify's own files are not served as %s", async (path) => {
    const { body } = await request(path);
    expect(body.toString()).not.toContain("default-src");
    expect(body.toString()).not.toContain("/404.html 404");
  });

  it.each([
    "/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/blog/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/static/..%2f..%2f..%2f..%2f..%2fetc/passwd",
  ])("no path out of the folder is served: %s", async (path) => {
    const { status, body } = await request(path);
    expect([302, 404]).toContain(status);
    expect(body.toString()).not.toContain("root:");
  });

  it("no sibling folder with the same prefix is served", async () => {
    const { status } = await request("/..%2fdist-secret%2findex.html");
    expect(status).toBe(404);
  });

  it.each(["/%", "/%zz", "/%c0%ae"])("a path that cannot be decoded (%s) is a bad request", async (path) => {
    expect((await request(path)).status).toBe(400);
  });

  it.each(["//", "///", "/%00", "/blog/%00"])("an unusual path (%s) causes no server error", async (path) => {
    expect((await request(path)).status).toBeLessThan(500);
    expect((await request("/")).status).toBe(200);
  });
});

describe("files", () => {
  it.each([
    ["/fonts/serif.abc.woff2", "font/woff2"],
    ["/static/a/a.avif", "image/avif"],
  ])("%s is cached forever", async (path, type) => {
    const { status, headers } = await request(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    ["/favicon.svg", "image/svg+xml"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap-index.xml", "application/xml; charset=utf-8"],
    ["/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/feed.json", "application/feed+json; charset=utf-8"],
    ["/blog/category/memory/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/blog/an-article.md", "text/markdown; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/speculation-rules.json", "application/speculationrules+json"],
  ])("%s has its MIME type and is revalidated", async (path, type) => {
    const { headers } = await request(path);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("compression", () => {
  it.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["gzip", "gzip, deflate", gunzipSync],
  ] as const)("%s is used when the browser accepts it", async (encoding, accepted, decompress) => {
    const { headers, body } = await request("/", { headers: { "Accept-Encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body.length).toBeLessThan(home.length);
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(decompress(body).toString()).toBe(home);
  });

  it("is of the file as it is now", async () => {
    const read = async () => brotliDecompressSync((await request("/blog/", { headers: { "Accept-Encoding": "br" } })).body).toString();
    expect(await read()).toBe(site["blog/index.html"]);
    const file = `${directory}/blog/index.html`;
    fs.writeFileSync(file, "<title>New</title>");
    fs.utimesSync(file, new Date(), new Date(Date.now() + 1000));
    expect(await read()).toBe("<title>New</title>");
    fs.writeFileSync(file, site["blog/index.html"]);
  });

  it("is not used when the browser accepts none, nor for compressed files", async () => {
    expect((await request("/", { headers: { "Accept-Encoding": "identity" } })).headers["content-encoding"]).toBeUndefined();
    const font = await request("/fonts/serif.abc.woff2", { headers: { "Accept-Encoding": "br" } });
    expect(font.headers["content-encoding"]).toBeUndefined();
    expect([...font.body]).toEqual([1, 2, 3]);
  });
});

describe("a range request", () => {
  const file = "/static/a/tone.avif";
  const rangeOf = (range: string, headers: Record<string, string> = {}) => request(file, { headers: { Range: range, ...headers } });

  it.each([
    ["bytes=0-0", "0", "0-0"],
    ["bytes=2-5", "2345", "2-5"],
    ["bytes=0-", "0123456789", "0-9"],
    ["bytes=7-", "789", "7-9"],
    ["bytes=-3", "789", "7-9"],
    ["bytes=-99", "0123456789", "0-9"],
    ["bytes=8-99", "89", "8-9"],
    ["Bytes=1-1", "1", "1-1"],
  ])("%s is answered with these bytes", async (range, bytes, written) => {
    const { status, headers, body } = await rangeOf(range);
    expect(status).toBe(206);
    expect(body.toString()).toBe(bytes);
    expect(headers["content-range"]).toBe(`bytes ${written}/10`);
    expect(headers["content-length"]).toBe(String(bytes.length));
    expect(headers["content-type"]).toBe("image/avif");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it.each(["bytes=10-", "bytes=10-12", "bytes=-0"])("%s is outside of the file", async (range) => {
    const { status, headers, body } = await rangeOf(range);
    expect(status).toBe(416);
    expect(headers["content-range"]).toBe("bytes */10");
    expect(body).toHaveLength(0);
  });

  it.each(["bytes=5-2", "bytes=0-1,4-5", "bytes=-", "bytes=a-b", "lines=1-2", "bytes 0-1"])("%s gets the whole file", async (range) => {
    const { status, headers, body } = await rangeOf(range);
    expect(status).toBe(200);
    expect(headers["content-range"]).toBeUndefined();
    expect(body.toString()).toBe("0123456789");
  });

  it("gets the whole file when the file has changed since", async () => {
    const { headers } = await request(file);
    expect(headers["accept-ranges"]).toBe("bytes");
    const etag = String(headers.etag);
    expect((await rangeOf("bytes=2-5", { "If-Range": etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, "Sun, 22 Nov 2026 10:00:00 GMT"])
      expect((await rangeOf("bytes=2-5", { "If-Range": other })).body.toString()).toBe("0123456789");
  });

  it("has no effect on HEAD, on compressed text and on the 404 page", async () => {
    const head = await request(file, { method: "HEAD", headers: { Range: "bytes=2-5" } });
    expect([head.status, head.headers["content-length"], head.headers["accept-ranges"]]).toEqual([200, "10", "bytes"]);
    const text = await request("/", { headers: { Range: "bytes=2-5", "Accept-Encoding": "gzip" } });
    expect([text.status, gunzipSync(text.body).toString(), text.headers["accept-ranges"]]).toEqual([200, home, undefined]);
    expect((await request("/unknown/", { headers: { Range: "bytes=2-5" } })).status).toBe(404);
  });
});

describe("methods", () => {
  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused with the allowed methods", async (method) => {
    const { status, headers, body } = await request("/", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
    expect(body).toHaveLength(0);
  });
});

describe("a folder without _redirects", () => {
  it("is not served", async () => {
    await expect(createSiteServer(folderOf({ "index.html": "x" }))).rejects.toThrow(/_redirects/);
  });
});
