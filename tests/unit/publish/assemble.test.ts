import { execFileSync } from "child_process";
import fs from "fs";
import path from "path";
import { assemble } from "../../../src/publish/assemble";
import { restoreDist } from "../../../src/publish/dist-folders";
import { headersFile } from "../../../src/publish/headers-file";
import { redirectsFile } from "../../../src/publish/redirects-file";
import { serverLists } from "../../../src/publish/server-lists";
import { filesOf, folderOf, removeFolders } from "./site-fixture";

const start = process.cwd();
afterEach(() => {
  process.chdir(start);
  removeFolders();
});

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${"<p>Text.</p>".repeat(100)}<img src="/static/abc/a&#x27;%20b.jpg" srcset="/static/abc/a-1.avif 340w,\nhttps://site.example/static/abc/a-2.avif 680w"><a href="https://www.other.example/static/guideline.pdf">`;
const published = {
  "index.html": page("Home"),
  "404.html": page("404"),
  "404/index.html": page("404"),
  "blog/index.html": page("Blog"),
  "blog/a/index.html": page("A"),
  "sitemap-index.xml": "<sitemapindex/>",
  "sitemap-0.xml": "<urlset/>",
  "robots.txt": "User-agent: *\n",
  "favicon.svg": "<svg/>",
  "fonts/serif.woff2": "font",
  "static/abc/a' b.jpg": "jpg",
  "static/abc/a-1.avif": "avif 1",
  "static/abc/a-2.avif": "avif 2",
};
/** What Gatsby writes and no visitor needs, and what is left of earlier builds. */
const unpublished = [
  "blog/stale/index.html",
  "blog/stale.md",
  "static/old/picture.jpg",
  "app-123.js",
  "app-123.js.map",
  "page-data/index/page-data.json",
  "chunk-map.json",
  "webpack.stats.json",
  "~partytown/x.js",
];
const staticFiles = { "favicon.svg": "<svg/>", "fonts/serif.woff2": "font" };
const pages = ["/", "/404.html", "/404/", "/blog/", "/blog/a/"];

const within = (folder: string, files: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** Works in a project with Gatsby's output, static files and the published site of an earlier build. */
function enterProject(changes: Record<string, string | undefined> = {}, statics: Record<string, string> = staticFiles): void {
  const left = Object.fromEntries(unpublished.map((name) => [name, page(name)]));
  const dist = { "index.html": "the old site", "old.html": "old" };
  const inPublic = within("public", { ...left, ...published, ...changes });
  process.chdir(folderOf({ ...inPublic, ...within("static", statics), ...within("dist", dist), ".cache/cms/cms.js": "CMS" }));
}

const options: Parameters<typeof assemble>[0] = {
  siteUrl: "https://site.example",
  pages,
  files: [],
  declaredRedirects: [],
  publishedUrls: [],
  isDeployPreview: false,
};
const dist = () => filesOf("dist");
const foldersOfDist = () => fs.readdirSync(".").filter((name) => name.startsWith("dist"));

it("assemble publishes pages, their pictures, static files, sitemaps, the CMS and files for servers, and nothing else, also twice", () => {
  enterProject();
  assemble(options);
  const first = dist();
  const bytes = Object.values(first).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(assemble(options)).toEqual({ files: Object.keys(first).length, bytes });
  expect(dist()).toEqual(first);
  expect(foldersOfDist()).toEqual(["dist"]);
  const forServers = { _headers: headersFile(), _redirects: redirectsFile(), ...serverLists([]) };
  expect(dist()).toEqual({ ...published, ...forServers, "admin/cms.js": "CMS" });
});

it("assemble takes words of a text for no pictures, and reports a link whose escapes are not valid", () => {
  const text = `${page("A")}<meta content="About static/pink, /static/pink noise and /static/50%-off"><p>/static/pink static/50%-off</p>`;
  enterProject({ "blog/a/index.html": text });
  assemble(options);
  expect(dist()["blog/a/index.html"]).toBe(text);
  enterProject({ "blog/a/index.html": '<a href="/static/50%-off">x</a>' });
  expect(() => assemble(options)).toThrow("static/50%-off is missing in public/. /blog/a/ shows it.");
});

it("assemble works for the first build, and after a run that was killed", () => {
  enterProject();
  fs.rmSync("dist", { recursive: true });
  for (const left of ["dist.tmp", "dist.old"]) fs.cpSync(folderOf({ "left-over.html": "x" }), left, { recursive: true });
  assemble(options);
  expect(dist()).not.toHaveProperty(["left-over.html"]);
  expect(foldersOfDist()).toEqual(["dist"]);
});

it("assemble links what has not changed to the files of the last build, whose bytes stay as they were", () => {
  enterProject();
  const inodes = () => ["blog/index.html", "static/abc/a' b.jpg", "index.html"].map((file) => fs.statSync(path.join("dist", file)).ino);
  assemble(options);
  execFileSync("cp", ["-al", "dist", "last"]);
  const [before, files] = [inodes(), filesOf("last")];
  fs.writeFileSync("public/index.html", page("Changed"));
  assemble({ ...options, isDeployPreview: true });
  expect(inodes().map((inode, index) => inode === before[index])).toEqual([true, true, false]);
  expect(filesOf("last")).toEqual(files);
});

it("assemble publishes a changed file of the same size, and no file that a build before the last one had", () => {
  enterProject();
  for (const title of ["One", "Two", "Six"]) {
    fs.writeFileSync("public/index.html", page(title));
    assemble({ ...options, pages: title === "One" ? pages : pages.slice(0, -1) });
    expect(dist()["index.html"]).toBe(page(title));
    expect("blog/a/index.html" in dist()).toBe(title === "One");
  }
});

const script = { "x.js": "alert(1)" };
const missingFeed = /^feed\.xml is missing in public\/\. It is on the list of files\. Run npx gatsby clean, and build again\.$/;

it.each<[string, RegExp, Parameters<typeof enterProject>, Partial<typeof options>]>([
  ["a picture of a page is missing", /^static\/abc\/a-2\.avif is missing/, [{ "static/abc/a-2.avif": undefined }], {}],
  ["there is no sitemap", /^public\/ has no sitemap\./, [{ "sitemap-index.xml": undefined, "sitemap-0.xml": undefined }], {}],
  ["a static file is missing", /^favicon\.svg is missing/, [{ "favicon.svg": undefined }], {}],
  ["there is a script in static/", /^x\.js must not be published/, [script, { ...staticFiles, ...script }], {}],
  ["a picture path leads out of the folder", /leads out of/, [{ "index.html": '<img src="/static/../../../etc/passwd">' }], {}],
  ["a feed is missing", missingFeed, [], { files: ["/feed.xml"] }],
  ["a file leads out of the folder", /leads out of/, [], { files: ["/../../outside.md"] }],
  ["a page leads out of the folder", /leads out of/, [], { pages: ["/", "/blog/../../outside/"] }],
])("assemble throws when %s, and leaves the published folder unchanged", (_, message, files, changes) => {
  enterProject(...files);
  const before = dist();
  expect(() => assemble({ ...options, ...changes })).toThrow(message);
  expect(dist()).toEqual(before);
});

it("after a run that was stopped between the two renames, restoreDist restores the published folder, and replaces no newer one", () => {
  process.chdir(folderOf({ "dist.old/index.html": "before" }));
  restoreDist();
  expect(filesOf(".")).toEqual({ "dist/index.html": "before" });
  const whole = { "dist/index.html": "now", "dist.old/index.html": "before" };
  process.chdir(folderOf(whole));
  restoreDist();
  expect(filesOf(".")).toEqual(whole);
});
