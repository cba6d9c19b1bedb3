import { paidRel } from "../../../src/site/paid-links";
import { findings, href, removePublished, report, settings } from "./published-fixture";

afterEach(removePublished);

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
  const ids = (item: FeedItem) => report({ [file]: make(item) }).findings.map(({ id }) => id);

  it("keeps every rule and is counted", () => {
    const { findings: found, read, paidLinks } = report({ [file]: make() });
    expect(found).toEqual([]);
    expect(read["feed item"]).toBe(1);
    expect(paidLinks).toBe(3);
  });

  it("names the feed, the article and its source", () => {
    const [line] = findings({ [file]: make({ html: button }) });
    expect(line).toMatch(new RegExp(`^/${file} \\(/blog/a/\\) \\(.+\\) error\\[disclosure\\]`));
  });

  it.each([
    ["the disclosure after the first paid link", { html: button + content }, "disclosure"],
    ["a paid link without its relations", { html: content.replace(` rel="${paidRel}"`, "") }, "paid-link-rel"],
    ["a paid link with the wrong address", { html: content.replace(href, "https://seller.example/y") }, "paid-link-address"],
    ["a button that does not say that it is paid", { html: content.replace(" (paid link)</p>", "</p>") }, "paid-link-shown"],
    ["a paid link among the references", { html: `${content}<h2>References</h2><ol><li>${button}</li></ol>` }, "paid-link-cited"],
    ["banned wording in the text", { html: `${content}<p>It is clinically proven.</p>` }, "wording"],
    ["banned wording in the title", { title: "The clinically proven way" }, "wording"],
    ["banned wording in the summary", { summary: "The clinically proven way" }, "wording"],
    ["a rating without its source", { html: `${content}<p>Word.</p><p>Rated 4.8 out of 5.</p><p>Word.</p>` }, "rating-source"],
    ["a script", { html: `${content}<script>1</script>` }, "pressure"],
  ])("is found with %s", (__, item, id) => {
    expect(ids(item)).toEqual([id]);
  });
});

describe("a Markdown copy", () => {
  const copy = (body: string) => ({ "blog/a.md": `---\ntitle: A title\nurl: https://site.example/blog/a/\n---\n\n${body}\n` });
  const paid = `[Try it](${settings.affiliateLink}) (paid link)`;
  const good = `> ${settings.disclosure}\n\n# A title\n\nText with [a link](https://site.example/review/).\n\n${paid}\n\n## References\n\n[^x]: A. (2001). T. https://doi.org/10.1000/x`;
  const ids = (body: string) => report(copy(body)).findings.map(({ id }) => id);

  it("keeps every rule and is counted", () => {
    const { findings: found, read, paidLinks } = report(copy(good));
    expect(found).toEqual([]);
    expect(read.copy).toBe(1);
    expect(paidLinks).toBe(3);
  });

  it.each([
    ["without the disclosure", good.replace(settings.disclosure, "Hello."), "disclosure"],
    ["with the disclosure too late", `${paid}\n\n${good}`, "disclosure"],
    ["with a wrong address", good.replace(settings.affiliateLink, "https://seller.example/y"), "paid-link-address"],
    ["with an address as it stands", `${good}\n\nhttps://seller.example/y (paid link)`, "paid-link-address"],
    ["with an address in angle brackets", good.replace(paid, `${paid}\n\n<https://seller.example/y> (paid link)`), "paid-link-address"],
    ["with a button that does not say that it is paid", good.replace(" (paid link)", ""), "paid-link-shown"],
    ["with a paid link among the references", `${good}\n\n${paid}`, "paid-link-cited"],
    ["with banned wording", good.replace("Text with", "A clinically proven text with"), "wording"],
  ])("is found %s", (_, body, id) => {
    expect(ids(body)).toContain(id);
    expect(ids(body).filter((other) => other !== id && !(id === "paid-link-address" && other === "paid-link-cited"))).toEqual([]);
  });

  it("may hold an address whose brackets are written otherwise", () => {
    const affiliateLink = "https://seller.example/x(1)";
    const body = good.replace(settings.affiliateLink, "https://seller.example/x%281%29");
    const { findings: found } = report({ ...copy(body), "blog/a/index.html": "<main></main>" }, { affiliateLink });
    expect(found).toEqual([]);
  });

  it("is llms.txt too", () => {
    expect(findings({ "llms.txt": `# T\n\n[Buy](${settings.affiliateLink})` }).map((line) => /error\[([\w-]+)\]/.exec(line)?.[1])).toEqual([
      "disclosure",
      "paid-link-shown",
    ]);
  });
});

describe("other files", () => {
  it("are passed by: sitemaps, the rules’ JSON, robots.txt, the CMS, pictures", () => {
    const files = {
      "sitemap-0.xml": "<urlset><url><loc>https://seller.example/y</loc></url></urlset>",
      "speculation-rules.json": '{"prerender":[]}',
      "robots.txt": "User-agent: *",
      "admin/index.html": "<script>1</script>",
      "static/a.json": "{",
    };
    expect(report(files).findings).toEqual([]);
    expect(report(files).read).toEqual({ page: 1, "feed item": 0, copy: 0 });
  });

  it("are found when they cannot be read", () => {
    expect(findings({ "feed.json": "{" })[0]).toMatch(/^\/feed\.json \(src\/\) error\[unreadable\]/);
    expect(findings({ "blog/a/index.html": '<script type="application/ld+json">{</script>' })[0]).toContain("error[unreadable]");
  });
});
