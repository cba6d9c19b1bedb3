import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { headersFile } from "../../../src/publish/headers-file";
import { createSiteServer } from "../../../src/publish/local-server";
import { redirectsFile } from "../../../src/publish/redirects-file";
import { folderOf, removeFolders } from "./site-fixture";

const home = `<!doctype html><title>Home</title>${"<p>Text.</p>".repeat(100)}`;
const notFound = "<!doctype html><title>Page Not Found</title>";
const files = {
  "index.html": home,
  "404.html": notFound,
  "404/index.html": notFound,
  "blog/index.html": "<title>Blog</title>",
  "blog/an-article/index.html": "<title>An article</title>",
  "feed.xml": "<rss/>",
  "blog/an-article.md": "# An article",
  "fonts/serif.abc.woff2": Buffer.from([1, 2, 3]),
  "static/tone.flac": "0123456789",
  "static/a.avif": "picture",
  ".well-known/security.txt": "Contact: mailto:a@site.example\n",
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "robots.txt": "User-agent: *\n",
  "sitemap-index.xml": "<sitemapindex/>",
  "speculation-rules.json": "{}",
  _headers: headersFile(),
  _redirects: redirectsFile([
    { from: "/blog/old/", to: "/blog/an-article/" },
    { from: "/2019/x.html", to: "/" },
  ]),
};

let server: http.Server;
beforeAll(async () => {
  const published = Object.fromEntries(Object.entries(files).map(([name, content]) => [`dist/${name}`, content]));
  const directory = `${folderOf({ ...published, "dist-secret/index.html": "root:" })}/dist`;
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
function request(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
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

const REVALIDATED = "public, max-age=0, must-revalidate";
const FOREVER = "public, max-age=31536000, immutable";

it.each([
  ["/", "index.html", "text/html; charset=utf-8", REVALIDATED],
  ["/blog/an-article/?utm=x", "blog/an-article/index.html", "text/html; charset=utf-8", REVALIDATED],
  ["/blog/an-article.md", "blog/an-article.md", "text/markdown; charset=utf-8", REVALIDATED],
  ["/feed.xml", "feed.xml", "application/rss+xml; charset=utf-8", REVALIDATED],
  ["/speculation-rules.json", "speculation-rules.json", "application/speculationrules+json", REVALIDATED],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8", REVALIDATED],
  ["/robots.txt", "robots.txt", "text/plain; charset=utf-8", REVALIDATED],
  ["/sitemap-index.xml", "sitemap-index.xml", "application/xml; charset=utf-8", REVALIDATED],
  ["/favicon.svg", "favicon.svg", "image/svg+xml", REVALIDATED],
  ["/fonts/serif.abc.woff2", "fonts/serif.abc.woff2", "font/woff2", FOREVER],
  ["/static/a.avif", "static/a.avif", "image/avif", FOREVER],
  ["/static/tone.flac", "static/tone.flac", "audio/flac", FOREVER],
] as const)("serves %s with its type, its caching and the security headers", async (path, file, type, caching) => {
  const { status, headers, body } = await request(path);
  expect([status, body]).toEqual([200, Buffer.from(files[file])]);
  expect(headers).toMatchObject({
    "content-type": type,
    "cache-control": caching,
    "content-length": String(body.length),
    "content-security-policy": expect.stringMatching(/^default-src 'none'/) as string,
    "x-content-type-options": "nosniff",
  });
  const head = await request(path, {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body]).toEqual([200, String(body.length), Buffer.of()]);
});

it.each([
  ["/blog/old/", 301, "/blog/an-article/"],
  ["/blog/old", 301, "/blog/an-article/"],
  ["/2019/x.html", 301, "/"],
  ["/blog", 301, "/blog/"],
  ["/blog/an-article?a=b", 301, "/blog/an-article/?a=b"],
  ["/blog/unknown/", 302, "/404/"],
  ["/blog/unknown", 302, "/404/"],
  ["/blog/category/memory", 302, "/404/"],
  ["/blog/category/unknown/", 302, "/404/"],
])("redirects %s with %i to %s", async (path, status, location) => {
  const answer = await request(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it.each(["/404/", "/unknown/", "/unknown.html", "/blogs/", "/static/none.flac", "/_headers", "/_redirects", "/%5fheaders"])(
  "answers %s with the 404 page",
  async (path) => {
    const { status, headers, body } = await request(path, { Range: "bytes=0-1" });
    expect([status, body.toString()]).toEqual([404, notFound]);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "x-content-type-options": "nosniff" });
  },
);

it.each([
  "/..%2fdist-secret%2findex.html",
  "/../../../../../etc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/static/..%2f..%2f..%2f..%2f..%2fetc/passwd",
  "/..%5c..%5cetc%5cpasswd",
  "/%2f_headers",
  "/.%2f_headers",
  "/blog%2f..%2f_redirects",
  "/%",
  "/%c0%ae",
  "/%00",
  "//",
])("shows nothing that is not published, and survives, at %s", async (path) => {
  const { status, body } = await request(path);
  expect(status).toBeLessThan(500);
  expect(body.toString()).not.toMatch(/root:|default-src|404\.html/);
});

it("compresses text as the browser accepts it, and no fonts", async () => {
  const [br, gzip, none] = await Promise.all(
    ["gzip, br", "gzip", "identity"].map((accepted) => request("/", { "Accept-Encoding": accepted })),
  );
  expect([br?.headers["content-encoding"], br?.headers.vary]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(home);
  expect(gunzipSync(gzip?.body ?? "").toString()).toBe(home);
  expect(none?.body.toString()).toBe(home);
  expect((await request("/fonts/serif.abc.woff2", { "Accept-Encoding": "br" })).headers["content-encoding"]).toBeUndefined();
});

it.each([
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["lines=1-2", 200, "0123456789", undefined],
])("answers a request for %s of a sound with %i", async (range, status, bytes, written) => {
  const answer = await request("/static/tone.flac", { Range: range });
  expect([answer.status, answer.body.toString(), answer.headers["content-range"]]).toEqual([status, bytes, written]);
  expect(answer.headers["cache-control"]).toBe(FOREVER);
  const changed = await request("/static/tone.flac", { Range: range, "If-Range": '"other"' });
  expect([changed.status, changed.body.toString()]).toEqual([200, "0123456789"]);
});

it("refuses other methods, and a folder without _redirects", async () => {
  const { status, headers } = await request("/", {}, "POST");
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  await expect(createSiteServer(folderOf({ "index.html": "x" }))).rejects.toThrow(/_redirects/);
});
