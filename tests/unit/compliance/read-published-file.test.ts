import { paidRel } from "../../../src/site/paid-links";
import { auditOf, href, linesFor, removePublishedFolders, settings } from "./published-folder";

afterEach(removePublishedFolders);

const button = `<p><a href="${href}" rel="${paidRel}">Try it</a> (paid link)</p>`;
const content = `<p>${settings.disclosure}</p><p>Text.</p>${button}`;

interface FeedItem {
  readonly title?: string;
  readonly html?: string;
  readonly summary?: string;
}

const rss = ({ title = "A title", html = content, summary = "A summary" }: FeedItem = {}, wrap = (text: string) => `<![CDATA[${text}]]>`) =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title><item><title>${title}</title><link>https://site.example/blog/a/</link><description>${summary}</description><content:encoded>${wrap(html)}</content:encoded></item></channel></rss>`;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const json = ({ title = "A title", html = content, summary = "A summary" }: FeedItem = {}) =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: "T",
    items: [{ id: "1", url: "https://site.example/blog/a/", title, summary, content_html: html }],
  });

const feeds: readonly [name: string, file: string, make: (item?: FeedItem) => string][] = [
  ["RSS", "feed.xml", (item) => rss(item)],
  ["RSS with escaped content", "blog/category/x/feed.xml", (item) => rss(item, escaped)],
  ["a JSON Feed", "feed.json", json],
];

describe.each(feeds)("%s", (_, file, make) => {
  const ids = (item: FeedItem) => auditOf({ [file]: make(item) }).diagnostics.map(({ id }) => id);

  it("is audited and counted", () => {
    const { diagnostics, counts, paidLinks } = auditOf({ [file]: make() });
    expect(diagnostics).toEqual([]);
    expect(counts["feed item"]).toBe(1);
    expect(paidLinks).toBe(3);
  });

  it("is reported with source file, feed and article", () => {
    const [line] = linesFor({ [file]: make({ html: button }) });
    expect(line).toMatch(new RegExp(`^src/templates/:1:1 error\\[disclosure\\] /${file} \\(/blog/a/\\): `));
  });

  it.each([
    ["the disclosure after the first paid link", { html: button + content }, "disclosure"],
    ["a paid link without rel", { html: content.replace(` rel="${paidRel}"`, "") }, "paid-link-rel"],
    ["a paid link with the wrong URL", { html: content.replace(href, "https://seller.example/y") }, "paid-link-url"],
    ["a button without a note", { html: content.replace(" (paid link)</p>", "</p>") }, "paid-link-note"],
    ["a paid link among the references", { html: `${content}<h2>References</h2><ol><li>${button}</li></ol>` }, "paid-link-in-references"],
    ["banned wording in the text", { html: `${content}<p>It is clinically proven.</p>` }, "banned-phrase"],
    ["banned wording in the title", { title: "The clinically proven way" }, "banned-phrase"],
    ["banned wording in the summary", { summary: "The clinically proven way" }, "banned-phrase"],
    ["a rating without its source", { html: `${content}<p>Word.</p><p>Rated 4.8 out of 5.</p><p>Word.</p>` }, "rating-source"],
    ["a script", { html: `${content}<script>1</script>` }, "pressure"],
  ])("is reported with %s", (__, item, id) => {
    expect(ids(item)).toEqual([id]);
  });
});

describe("a Markdown export", () => {
  const exported = (body: string) => ({ "blog/a.md": `---\ntitle: A title\nurl: https://site.example/blog/a/\n---\n\n${body}\n` });
  const paid = `[Try it](${settings.affiliateLink}) (paid link)`;
  const valid = `> ${settings.disclosure}\n\n# A title\n\nText with [a link](https://site.example/review/).\n\n${paid}\n\n## References\n\n[^x]: A. (2001). T. https://doi.org/10.1000/x`;
  const ids = (body: string) => auditOf(exported(body)).diagnostics.map(({ id }) => id);

  it("is audited and counted", () => {
    const { diagnostics, counts, paidLinks } = auditOf(exported(valid));
    expect(diagnostics).toEqual([]);
    expect(counts["Markdown export"]).toBe(1);
    expect(paidLinks).toBe(3);
  });

  it.each([
    ["without the disclosure", valid.replace(settings.disclosure, "Hello."), "disclosure"],
    ["with the disclosure too late", `${paid}\n\n${valid}`, "disclosure"],
    ["with a wrong URL", valid.replace(settings.affiliateLink, "https://seller.example/y"), "paid-link-url"],
    ["with a bare URL", `${valid}\n\nhttps://seller.example/y (paid link)`, "paid-link-url"],
    ["with a URL in angle brackets", valid.replace(paid, `${paid}\n\n<https://seller.example/y> (paid link)`), "paid-link-url"],
    ["with a button without a note", valid.replace(" (paid link)", ""), "paid-link-note"],
    ["with a paid link among the references", `${valid}\n\n${paid}`, "paid-link-in-references"],
    ["with banned wording", valid.replace("Text with", "A clinically proven text with"), "banned-phrase"],
  ])("is reported %s", (_, body, id) => {
    expect(ids(body)).toContain(id);
    expect(ids(body).filter((other) => other !== id && !(id === "paid-link-url" && other === "paid-link-in-references"))).toEqual([]);
  });

  it("may have a link with percent-encoded brackets", () => {
    const affiliateLink = "https://seller.example/x(1)";
    const body = valid.replace(settings.affiliateLink, "https://seller.example/x%281%29");
    const { diagnostics } = auditOf({ ...exported(body), "blog/a/index.html": "<main></main>" }, { affiliateLink });
    expect(diagnostics).toEqual([]);
  });

  it("may also be llms.txt", () => {
    const { diagnostics } = auditOf({ "llms.txt": `# T\n\n[Buy](${settings.affiliateLink})` });
    expect(diagnostics.map(({ id }) => id)).toEqual(["disclosure", "paid-link-note"]);
  });
});

describe("other files", () => {
  it("are ignored: sitemaps, speculation rules, robots.txt, the CMS, images", () => {
    const files = {
      "sitemap-0.xml": "<urlset><url><loc>https://seller.example/y</loc></url></urlset>",
      "speculation-rules.json": '{"prerender":[]}',
      "robots.txt": "User-agent: *",
      "admin/index.html": "<script>1</script>",
      "static/a.json": "{",
    };
    expect(auditOf(files)).toMatchObject({ diagnostics: [], counts: { page: 1, "feed item": 0, "Markdown export": 0 } });
  });

  it("are reported when they cannot be parsed", () => {
    expect(linesFor({ "feed.json": "{" })[0]).toMatch(/^src\/:1:1 error\[unreadable\] \/feed\.json: /);
    expect(linesFor({ "blog/a/index.html": '<script type="application/ld+json">{</script>' })[0]).toContain("error[unreadable]");
  });
});
