import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { assemble } from "../../../src/publish/assemble";
import { headerRules } from "../../../src/publish/headers-file";
import { createSiteServer } from "../../../src/publish/local-server";
import { folderOf, removeFolders } from "./site-fixture";

// The local server, nginx with deploy/nginx.conf and Caddy with deploy/Caddyfile give the same answers.

const page = (title: string) => `<!doctype html><title>${title}</title>${"<p>Text.</p>".repeat(200)}`;
const pages = ["/", "/404/", "/404.html", "/blog/", "/blog/an-article/", "/review/"];
const generated = {
  "feed.xml": `<rss>${" ".repeat(2000)}</rss>`,
  "llms.txt": "# Site",
  "blog/an-article.md": `# An article\n${"Text.\n".repeat(300)}`,
};
const statics = {
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "fonts/serif.abc.woff2": "font",
  "static/tone.flac": "0123456789",
  "static/a.avif": "picture",
  "static/a.wasm": "program",
  "sitemap-index.xml": "<sitemapindex/>",
  "robots.txt": "User-agent: *\n",
  "speculation-rules.json": "{}",
};
const longPath = `/2019/05/${"a".repeat(240)}`;
const declaredRedirects = [
  ["/blog/old/", "/blog/an-article/"],
  ["/old-hacks", "/blog/an-article/"],
  ["/old-hacks/", "/blog/an-article/"],
  ["/Old-Hacks/", "/review/"],
  ["/2019/x.html", "/"],
  [`${longPath}/`, "/blog/"],
].map(([from = "", to = ""]) => ({ from, to }));

let root = "";
let published = "";

beforeAll(() => {
  const built = Object.fromEntries(pages.map((at) => [at.endsWith("/") ? `${at.slice(1)}index.html` : at.slice(1), page(at)]));
  const inPublic = Object.entries({ ...built, ...generated, ...statics }).map(([name, text]) => [`public/${name}`, text]);
  const inStatic = Object.entries(statics).map(([name, text]) => [`static/${name}`, text]);
  const others = { ".cache/cms/index.html": "<!doctype html>", "dist-secret/index.html": "root:" };
  root = folderOf({ ...Object.fromEntries([...inPublic, ...inStatic]), ...others });
  published = path.join(root, "dist");
  const start = process.cwd();
  process.chdir(root);
  assemble({
    siteUrl: "https://site.example",
    pages,
    files: Object.keys(generated).map((name) => `/${name}`),
    declaredRedirects,
    publishedUrls: ["/feed.json"],
    isDeployPreview: false,
  });
  process.chdir(start);
});
afterAll(removeFolders);

/** A server that listens at a socket in the file system, so that it needs no free port. */
interface Running {
  readonly socketPath: string;
  readonly stop: () => Promise<unknown>;
}

async function startLocal(): Promise<Running> {
  const server = await createSiteServer(published);
  const socketPath = path.join(root, "local.sock");
  await once(server.listen(socketPath), "listening");
  return { socketPath, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** Starts a program and waits until it listens. */
async function startProgram(command: string, socketPath: string, args: readonly string[]): Promise<Running> {
  const child = spawn(command, args, { env: { ...process.env, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root } });
  let output = "";
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const listens = async () => {
    while (child.exitCode === null && !(await accepts(socketPath))) await wait(20);
  };
  const ended = once(child, "exit").then(() => Promise.reject(new Error(output)));
  await Promise.race([listens(), ended]);
  const stop = async () => {
    ended.catch(() => undefined);
    child.kill();
    await once(child, "close");
  };
  return { socketPath, stop };
}

const accepts = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(socketPath, () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

const configOf = (name: string): string =>
  fs.readFileSync(path.resolve(__dirname, "../../../deploy", name), "utf8").replaceAll("/srv/site/current", published);

function startNginx(): Promise<Running> {
  const config = path.join(root, "nginx.conf");
  const socketPath = path.join(root, "nginx.sock");
  const log = path.join(root, "error.log");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${root}/${kind};`).join("\n");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const site = configOf("nginx.conf").replace("listen 80;", `listen unix:${socketPath};`).replace("listen [::]:80;", "");
  const main = `${user}daemon off;\nerror_log ${log};\npid ${root}/pid;\nevents {}\n`;
  fs.writeFileSync(config, `${main}http {\naccess_log off;\n${temporary}\n${site}}\n`);
  return startProgram("nginx", socketPath, ["-c", config, "-e", log]);
}

function startCaddy(): Promise<Running> {
  const [config, socketPath] = ["Caddyfile", "caddy.sock"].map((name) => path.join(root, name)) as [string, string];
  const site = configOf("Caddyfile").replace("example.com {", `http:// {\n\tbind unix/${socketPath}`);
  fs.writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return startProgram("caddy", socketPath, ["run", "--config", config, "--adapter", "caddyfile"]);
}

/** Requests that lead out of the folder, to another host, or to a stack trace. */
const hostile = [
  String.raw`/..%2fdist-secret%2findex.html /../../../../../etc/passwd /%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd /..%5c..%5cetc%5cpasswd`,
  String.raw`/%2f_headers /.%2f_headers /blog%2f..%2f_redirects /% /%c0%ae /%ff%fe /%00 /blog/%00 /blog/%0d%0aX:%20y`,
  String.raw`// //review /\review /%5creview /%2freview //review/.. //site.example/%2e%2e /a^b|c /?%zz=%E0%A4%A`,
  "*[ *:99999 http://[ http://localhost/review review",
].flatMap((line) => line.split(" "));

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const isInstalled = (command: string, version: string) => spawnSync(command, [version]).status === 0;

describe.each([
  { name: "the local server", start: startLocal, isThere: true },
  { name: "nginx", start: startNginx, isThere: isInstalled("nginx", "-v") },
  { name: "Caddy", start: startCaddy, isThere: isInstalled("caddy", "version") },
])("$name", ({ start, isThere }) => {
  if (!isThere) {
    it.skip("is not installed", () => undefined);
    return;
  }
  let server: Running;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  /** Sends the path unchanged; `fetch` would normalize it. */
  const request = (at: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
    new Promise((resolve, reject) => {
      http
        .request({ socketPath: server.socketPath, path: at, method, headers, agent: false }, (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
        })
        .on("error", reject)
        .end();
    });

  /** The headers that the rules name, as `path` gets them. */
  const expectedHeaders = (at: string) =>
    Object.fromEntries(
      headerRules()
        .filter(({ path: pattern }) => new RegExp(`^${pattern.replace(/[.]/g, "\\.").replace("*", ".*")}$`).test(at))
        .flatMap(({ headers }) => Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value])),
    );
  const notFound = async (at: string) => {
    const { status, headers, body } = await request(at, { Range: "bytes=0-1", "If-None-Match": "*" });
    expect([at, status, body.toString()]).toEqual([at, 404, page("/404.html")]);
    expect(headers).toMatchObject({ ...expectedHeaders("/404.html"), "content-type": "text/html; charset=utf-8" });
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  };

  it("sends each kind of file with its type, its caching and the headers of its path", async () => {
    const files: [at: string, file: string, type: string, isImmutable?: boolean][] = [
      ["/", "index.html", "text/html; charset=utf-8"],
      ["/blog/an-article/?utm=x", "blog/an-article/index.html", "text/html; charset=utf-8"],
      ["/blog/an-article.md", "blog/an-article.md", "text/markdown; charset=utf-8"],
      ["/feed.xml?a=b", "feed.xml", "application/rss+xml; charset=utf-8"],
      ["/speculation-rules.json", "speculation-rules.json", "application/speculationrules+json"],
      ["/sitemap-index.xml", "sitemap-index.xml", "application/xml; charset=utf-8"],
      ["/favicon.svg", "favicon.svg", "image/svg+xml"],
      ["/fonts/serif.abc.woff2", "fonts/serif.abc.woff2", "font/woff2", true],
      ["/static/a.avif", "static/a.avif", "image/avif", true],
      ["/static/a.wasm", "static/a.wasm", "application/wasm", true],
      ["/static/tone.flac", "static/tone.flac", "audio/flac", true],
    ];
    for (const [at, file, type, isImmutable] of files) {
      const { status, headers, body } = await request(at);
      expect([at, status, body]).toEqual([at, 200, fs.readFileSync(path.join(published, file))]);
      expect(headers).toMatchObject({
        "cache-control": isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
        "content-length": String(body.length),
        ...expectedHeaders(at.replace(/\?.*/, "")),
        "content-type": type,
      });
      const head = await request(at, {}, "HEAD");
      expect([head.status, head.headers["content-length"], head.body]).toEqual([200, String(body.length), Buffer.of()]);
    }
  });

  it("sends text compressed if the browser takes that, and nothing else", async () => {
    for (const at of ["/", "/blog/an-article/", "/blog/an-article.md", "/feed.xml", "/unknown/"]) {
      const [gzip, none] = await Promise.all(["br;q=0, gzip", "identity"].map((accepted) => request(at, { "Accept-Encoding": accepted })));
      expect([gzip?.headers["content-encoding"], none?.headers["content-encoding"]]).toEqual(["gzip", undefined]);
      expect(gunzipSync(gzip?.body ?? "").toString()).toBe(none?.body.toString());
      expect([gzip?.headers.vary, gzip?.headers["content-type"]]).toEqual(["Accept-Encoding", none?.headers["content-type"]]);
      if (none?.status === 200) expect(none.headers.vary).toBe("Accept-Encoding");
    }
    expect((await request("/fonts/serif.abc.woff2", { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBeUndefined();
  });

  it("redirects old paths with and without a slash, adds a slash to pages, and keeps the query", async () => {
    for (const [at, status, location] of [
      ["/blog/old/", 301, "/blog/an-article/"],
      ["/blog/old?utm_source=a&b=%20", 301, "/blog/an-article/?utm_source=a&b=%20"],
      ["/blog/old.md", 301, "/blog/an-article.md"],
      ["/old-hacks?a=b", 301, "/blog/an-article/?a=b"],
      ["/old-hacks/", 301, "/blog/an-article/"],
      ["/Old-Hacks", 301, "/review/"],
      [longPath, 301, "/blog/"],
      ["/2019/x.html", 301, "/"],
      ["/feed.json/", 301, "/feed.xml"],
      ["/blog", 301, "/blog/"],
      ["/blog/an-article?a=b", 301, "/blog/an-article/?a=b"],
      ["/blog/unknown/?a=b", 302, "/404/?a=b"],
      ["/blog/unknown.md", 302, "/404/"],
      ["/blog/category/memory", 302, "/404/"],
    ] as const) {
      const answer = await request(at);
      expect([at, answer.status, answer.headers.location]).toEqual([at, status, location]);
      // The body of a redirect does not matter.
      expect({ ...answer.headers, "content-type": undefined }).toMatchObject({
        ...expectedHeaders(at.replace(/\?.*/, "")),
        "content-type": undefined,
      });
    }
  });

  it("answers what is not there, and files for the server, with the 404 page, which is not cached", async () => {
    for (const at of [
      ...["/404/", "/unknown/", "/unknown.html", "/blogs/", "/static/none.flac", "/static/", "/.well-known/", "/OLD-HACKS/"],
      ...["/_headers", "/_redirects", "/%5fheaders", "/_servers/nginx/redirects"],
      ...[`/${"a".repeat(4000)}`, `/${"a/".repeat(2000)}`],
    ])
      await notFound(at);
  });

  it("shows nothing that is not published, leads to no other host and survives whatever is asked", async () => {
    for (const at of hostile) {
      const { status, headers, body } = await request(at);
      expect([at, status < 500]).toEqual([at, true]);
      expect([at, headers.location ?? "/"]).toEqual([at, expect.stringMatching(/^\/(?![/\\])|^https?:\/\/(?:127\.0\.0\.1|localhost)[:/]/)]);
      expect(headers["x"]).toBeUndefined();
      expect(body.toString()).not.toMatch(/root:|default-src|404\.html!/);
    }
    expect((await request("/")).status).toBe(200);
  });

  it("sends parts of a sound", async () => {
    for (const [range, status, bytes, written] of [
      ["bytes=0-1", 206, "01", "bytes 0-1/10"],
      ["bytes=7-", 206, "789", "bytes 7-9/10"],
      ["bytes=-3", 206, "789", "bytes 7-9/10"],
      ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ] as const) {
      const answer = await request("/static/tone.flac", { Range: range });
      expect([range, answer.status, answer.body.toString(), answer.headers["content-range"]]).toEqual([range, status, bytes, written]);
    }
    const beyond = await request("/static/tone.flac", { Range: "bytes=10-" });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
    const changed = await request("/static/tone.flac", { Range: "bytes=0-1", "If-Range": '"other"' });
    expect([changed.status, changed.body.toString()]).toEqual([200, "0123456789"]);
  });

  it("refuses other methods", async () => {
    for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
      const { status, body } = await request("/", {}, method);
      expect([method, status, body.includes("Text.")]).toEqual([method, 405, false]);
    }
  });
});

it("the local server names a folder without _redirects", async () => {
  await expect(createSiteServer(folderOf({ "index.html": "x" }))).rejects.toThrow(/_redirects/);
});
