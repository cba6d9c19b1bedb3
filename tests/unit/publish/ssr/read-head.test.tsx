import fs from "fs";
import { createRequire } from "module";
import path from "path";
import { renderToString } from "react-dom/server";
import { DocumentHead } from "../../../../src/components/layout/document-head";
import { parse } from "../../../../src/publish/ssr/read-head";
import { graph } from "../../../../src/seo/json-ld/graph";
import type { PageMetadata } from "../../../../src/seo/page-metadata";

/** Gatsby's part that reads heads, and what it reads them with. */
const gatsby = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby/package.json"));
const handler = fs.readFileSync(gatsby.resolve("./cache-dir/head/head-export-handler-for-ssr.js"), "utf8");
const { parse: parseAnything } = gatsby("node-html-parser") as { parse: (html: string) => Read };

interface Read {
  readonly childNodes: readonly Element[];
}
interface Element extends Read {
  readonly nodeType: number;
  readonly rawTagName: string;
  readonly attributes: Record<string, string>;
  readonly text: string;
  readonly textContent: string;
}

/** What Gatsby asks of what was read. */
const asked = ({ childNodes }: Read): unknown =>
  childNodes.map(({ nodeType, rawTagName, attributes, text, textContent, childNodes: inner }) => ({
    nodeType,
    rawTagName,
    attributes: { ...attributes },
    text,
    textContent,
    elements: inner.filter((node) => node.nodeType === 1).length,
  }));

const awkward = `A "title" & <more>; it's &amp; &copy; €5 — naïve 🧠 'x' <!-- </title> a="b"`;
/** Gatsby's own parser takes references of a script's own text for React's. */
const organization = (name: string) =>
  graph([{ "@type": "Organization", "@id": "https://site.example/#o", name, url: "https://site.example/?a&b" }]);
const metadata: PageMetadata = {
  title: awkward,
  description: awkward,
  path: "/blog/a/",
  siteUrl: "https://site.example",
  siteName: awkward,
  type: "article",
  image: { path: "/static/a.png", width: 1200, height: 630, alt: awkward },
  article: { published: "2025-01-01", modified: "2025-01-02", section: awkward, author: awkward },
  alternates: [{ type: "text/markdown", title: awkward, path: "/a.md?a=1&b=2" }],
  graph: organization(awkward.replace("&amp; &copy;", "")),
};

describe("a page's head", () => {
  it.each<[string, PageMetadata]>([
    ["with everything, in awkward text", metadata],
    [
      "with nothing that can be left out",
      { title: "", description: "", path: "/", siteUrl: "https://a.b", siteName: "A", type: "website" },
    ],
    ["kept out of search engines", { ...metadata, noindex: true }],
  ])("%s is read as Gatsby's own parser reads it", (_, page) => {
    const written = renderToString(<DocumentHead metadata={page} />);
    const read = parse(written);
    expect(read.childNodes.length).toBeGreaterThan(15);
    expect(asked(read)).toEqual(asked(parseAnything(written)));
  });

  it("keeps references that structured data itself holds", () => {
    const read = parse(renderToString(<DocumentHead metadata={{ ...metadata, graph: organization(awkward) }} />));
    const { text } = read.childNodes.find(({ rawTagName }) => rawTagName === "script") ?? { text: "" };
    expect(JSON.parse(text)).toEqual(organization(awkward));
  });

  it.each([
    ["text between elements", "<title>a</title>text"],
    ["an element within another", '<noscript><link rel="a"/></noscript>'],
    ["an attribute without quotes", "<meta name=a />"],
    ["an end that is missing", "<title>a"],
    ["a comment", "<!-- a --><title>a</title>"],
  ])("with %s stops the build, and is not read in part", (_, head) => {
    expect(() => parse(head)).toThrow(/^a page's head holds what cannot be read there: [<t]/);
  });

  it("is read by Gatsby with the function that this one stands in for, and asked for nothing else", () => {
    expect(handler).toContain("const { parse } = require(`node-html-parser`)");
    expect(handler.match(/parse\((?:\w+)\)/g)).toEqual(["parse(rawString)"]);
    const properties = new Set(Array.from(handler.matchAll(/\b(?:node|rootNode)\??\.(\w+)/g), ([, name]) => name));
    expect([...properties].sort()).toEqual(["attributes", "childNodes", "text", "textContent"]);
    expect(handler).toContain("const { rawTagName } = node");
  });
});
