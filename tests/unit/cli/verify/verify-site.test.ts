import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { verifySite, type VerifyOptions } from "../../../../src/cli/verify/verify-site";
import { formatDiagnostic } from "../../../../src/content-model/diagnostic";
import { headersFile } from "../../../../src/publish/headers-file";
import { createSiteServer } from "../../../../src/publish/local-server";
import { MANIFEST_FILE, writeManifest } from "../../../../src/publish/manifest";
import { redirectsFile } from "../../../../src/publish/redirects-file";
import { folderOf, removeFolders } from "../../publish/site-fixture";

const options: VerifyOptions = { timeout: 5_000, attempts: 3, pause: 1, concurrency: 4 };
const notFound = "<!doctype html><title>Page Not Found</title>";
const files: Readonly<Record<string, string | Buffer>> = {
  "index.html": "<!doctype html><title>Home</title>",
  "404.html": notFound,
  "404/index.html": notFound,
  "blog/a/index.html": `<!doctype html><title>A</title>${"<p>Text.</p>".repeat(200)}`,
  "blog/a.md": "# A",
  "feed.xml": "<rss/>",
  "static/a/a.avif": Buffer.from([0, 255, 1, 254]),
  ".well-known/security.txt": "Contact: mailto:a@site.example\n",
  _headers: headersFile(),
  _redirects: redirectsFile([{ from: "/blog/old/", to: "/blog/a/" }]),
};

let server: http.Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  await Promise.resolve();
});
afterAll(removeFolders);

/** A published folder with the given changes; undefined removes a file. */
function published(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const all = Object.entries({ ...files, ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const directory = folderOf(Object.fromEntries(all));
  writeManifest(directory);
  return directory;
}

async function listen(live: http.Server): Promise<URL> {
  server = live;
  await once(live.listen(0, "127.0.0.1"), "listening");
  return new URL(`http://127.0.0.1:${(live.address() as AddressInfo).port}/`);
}

/** What is reported when a folder is live and the build is the unchanged one. */
async function differences(liveDirectory: string): Promise<string[]> {
  const site = await listen(await createSiteServer(liveDirectory));
  const { diagnostics } = await verifySite(published(), site, options);
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).replaceAll(site.origin, ""));
}

it("finds nothing on the site that was built", async () => {
  const site = await listen(await createSiteServer(published()));
  // Eight served files, the manifest, a redirect and an unknown path.
  expect(await verifySite(published(), site, options)).toEqual({ checked: 11, diagnostics: [] });
});

it("writes the same manifest for the same files, of all that is served", () => {
  const [one, two] = [published(), published()].map((directory) => fs.readFileSync(path.join(directory, MANIFEST_FILE), "utf8"));
  expect(one).toBe(two);
  const { files: listed } = JSON.parse(one ?? "") as { files: Record<string, string> };
  expect(Object.keys(listed)).toEqual(
    Object.keys(files)
      .filter((file) => !file.startsWith("_"))
      .sort(),
  );
  // Calculated with: printf '# A' | openssl dgst -sha256 -binary | base64
  expect(listed["blog/a.md"]).toBe("sha256-Mn8DGyXgCxp82bDBjwWUi2D1XQn5s9F30hCD+Do8tt8=");
});

/** A live folder whose files changed after it was published, so that its manifest does not say so. */
function tampered(change: (directory: string) => void): string {
  const directory = published();
  change(directory);
  return directory;
}

describe("tampering is reported:", () => {
  it.each<[string, () => string, readonly RegExp[]]>([
    [
      "a changed byte",
      () => tampered((live) => fs.writeFileSync(path.join(live, "static/a/a.avif"), Buffer.from([0, 255, 1, 253]))),
      [/^static\/a\/a\.avif:1:1 error\[published-changed\] \/static\/a\/a\.avif has other bytes than this build; /],
    ],
    [
      "a missing page",
      () => tampered((live) => fs.rmSync(path.join(live, "blog/a/index.html"))),
      [/^blog\/a\/index\.html:1:1 error\[published-missing\] \/blog\/a\/ has status 302 and leads to \/404\/; /],
    ],
    [
      "a missing file",
      () => tampered((live) => fs.rmSync(path.join(live, "feed.xml"))),
      [/^feed\.xml:1:1 error\[published-missing\] \/feed\.xml has status 404; /],
    ],
    [
      "another build, with an extra file",
      () => published({ "blog/b/index.html": "B" }),
      [
        /error\[published-changed\] \/\.well-known\/manifest\.json /,
        /^blog\/b\/index\.html:1:1 error\[published-extra\] \/blog\/b\/ is published/,
      ],
    ],
    [
      "an old page where a redirect should be",
      () => tampered((live) => fs.cpSync(path.join(live, "blog/a"), path.join(live, "blog/old"), { recursive: true })),
      [/^_redirects:1:1 error\[published-extra\] \/blog\/old\/ is a page but should redirect; /],
    ],
    [
      "a redirect to elsewhere",
      () => published({ _redirects: redirectsFile([{ from: "/blog/old/", to: "https://other.example/" }]) }),
      [
        /error\[published-redirect\] \/blog\/old\/ has status 301 and leads to https:\/\/other\.example\/; it should have status 301 and lead to \/blog\/a\//,
      ],
    ],
    [
      "a missing header, once for all paths",
      () => published({ _headers: headersFile().replace(/ {2}Content-Security-Policy: default-src 'none'; style.*\n/, "") }),
      [
        /^_headers:1:1 error\[published-header\] Content-Security-Policy is missing at \/, \/\.well-known\/manifest\.json, .* and 5 more; it should be 'default-src/,
      ],
    ],
    [
      "another header at one path",
      () => published({ _headers: `${headersFile()}/blog/a/\n  Referrer-Policy: unsafe-url\n` }),
      [
        /^_headers:1:1 error\[published-header\] Referrer-Policy is 'unsafe-url' at \/blog\/a\/; it should be 'strict-origin-when-cross-origin'/,
      ],
    ],
    [
      "another type",
      () => published({ _headers: `${headersFile()}/feed.xml\n  Content-Type: text/html\n` }),
      [/Content-Type is 'text\/html' at \/feed\.xml; it should be 'application\/rss\+xml; charset=utf-8'/],
    ],
    [
      "unknown paths that are found",
      () => published({ _redirects: "/404/ /404.html 404!\n/blog/old/ /blog/a/ 301\n/* /404.html 200\n" }),
      [/^404\.html:1:1 error\[published-status\] \/no-page-has-this-path\/ has status 200, not status 404; /],
    ],
  ])("%s", async (_, live, expected) => {
    const found = await differences(live());
    expect(found).toHaveLength(expected.length);
    for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern));
  });
});

it("tries again after a failure that may be temporary", async () => {
  const real = await createSiteServer(published());
  const asked = new Map<string, number>();
  const site = await listen(
    http.createServer((request, response) => {
      const count = (asked.get(request.url ?? "") ?? 0) + 1;
      asked.set(request.url ?? "", count);
      if (count === 1) response.destroy();
      else if (count === 2) response.writeHead(503).end();
      else real.emit("request", request, response);
    }),
  );
  expect(await verifySite(published(), site, options)).toEqual({ checked: 11, diagnostics: [] });
});

it("sends a bounded number of requests at a time", async () => {
  const site = await listen(await createSiteServer(published()));
  const send = globalThis.fetch;
  let [open, most] = [0, 0];
  const spy = jest.spyOn(globalThis, "fetch").mockImplementation((...request) => {
    most = Math.max(most, (open += 1));
    return send(...request).finally(() => (open -= 1));
  });
  await verifySite(published(), site, options);
  spy.mockRestore();
  expect(most).toBe(options.concurrency);
});

it("says that a site cannot be reached, once", async () => {
  const site = await listen(http.createServer());
  server?.close();
  await expect(verifySite(published(), site, options)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+\/\.well-known\/manifest\.json cannot be reached: ECONNREFUSED$/,
  );
});

it("needs a manifest", async () => {
  await expect(verifySite(folderOf({}), new URL("http://127.0.0.1/"), options)).rejects.toThrow(/contains no manifest; run npm run build/);
});
