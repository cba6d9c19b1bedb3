import { formatPublishedUrls, parsePublishedUrls } from "../../../src/site/published-urls";
import { resolveRedirects } from "../../../src/site/redirects";

const list = "/blog/category/memory/";
const existing = new Set(["/", "/blog/", "/blog/all/", "/blog/new/", list, "/feed.xml"]);
const resolve = (publishedUrls: readonly string[], declared: readonly { from: string; to: string }[] = []) =>
  resolveRedirects({ publishedUrls, existing, declared });
const pairs = ({ redirects }: ReturnType<typeof resolve>) => redirects.map(({ from, to }) => `${from} ${to}`).sort();

it("pages of a list that became shorter lead to its first page", () => {
  expect(pairs(resolve(["/blog/page/9/", `${list}page/4/`]))).toEqual([`${list}page/4/ ${list}`, "/blog/page/9/ /blog/"]);
});

it("pages of a renamed category lead to the new one", () => {
  const old = "/blog/category/recall/";
  const published = [old, `${old}page/2/`];
  const result = resolve(published, [{ from: old, to: list }]);
  expect(result.lost).toEqual([]);
  expect(pairs(result)).toEqual([`${old} ${list}`, `${old}page/2/ ${list}`]);
});

it("a path is redirected once, with and without its last slash, and the Markdown export of an article follows it", () => {
  const declared = ["/blog/old", "/blog/old/", "/Blog/old/", "/old.html"].map((from) => ({ from, to: "/blog/new/" }));
  const withExport = new Set([...existing, "/blog/new.md"]);
  const moved = ["/Blog/old/ /blog/new/", "/blog/old /blog/new/", "/blog/old.md /blog/new.md", "/old.html /blog/new/"];
  expect(pairs(resolveRedirects({ publishedUrls: ["/blog/old/"], existing: withExport, declared }))).toEqual(moved);
  expect(pairs(resolve([], [{ from: "/blog/old/", to: list }]))).toEqual([`/blog/old.md ${list}`, `/blog/old/ ${list}`]);
});

it("feeds that were published as JSON, and those of categories, lead to the feed", () => {
  expect(pairs(resolve(["/feed.json", `${list}feed.xml`]))).toEqual([`${list}feed.xml /feed.xml`, "/feed.json /feed.xml"]);
});

it("the list of published URLs is sorted, without duplicates, and may be edited by hand", () => {
  const text = formatPublishedUrls(["/b/", "/", "/b/", "/a/"]);
  const entries = parsePublishedUrls(text);
  expect(entries.map(({ url }) => url)).toEqual(["/", "/a/", "/b/"]);
  expect(entries.map(({ line }) => text.split("\n")[line - 1])).toEqual(["/", "/a/", "/b/"]);
  expect(parsePublishedUrls("\r\n# x\r\n  /a/  \r\n")).toEqual([{ url: "/a/", line: 3 }]);
});
