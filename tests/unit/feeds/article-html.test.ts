import { load } from "cheerio";
import { articleHtml } from "../../../src/feeds/article-html";
import { article, site } from "./samples";

const html = articleHtml(site, article);
const $ = load(html, null, false);
const rel = (element: Parameters<typeof $>[0]) => ($(element).attr("rel") ?? "").split(" ");

describe("an article in a feed", () => {
  it("discloses before everything else", () => {
    expect($("p").first().text()).toBe(site.disclosure);
    expect(html.indexOf(site.disclosure)).toBeLessThan(html.indexOf("seller.example"));
  });

  it("has paid links instead of buttons", () => {
    const links = $(`a[href="${site.affiliateLink}"]`).toArray();
    expect(links.map((link) => $(link).parent().text())).toEqual(["Try It – Now (paid link)", "Close [it] (paid link)"]);
    for (const link of links) expect(rel(link)).toEqual(expect.arrayContaining(["sponsored", "nofollow", "noopener"]));
    expect($("h2").first().next().find("a").attr("href")).toBe(site.affiliateLink);
  });

  it("marks a link to the seller in the text as paid", () => {
    const tree = { type: "root", children: [{ type: "element", tagName: "a", properties: { href: site.affiliateLink }, children: [] }] };
    expect(articleHtml(site, { ...article, tree: tree as never })).toContain('rel="sponsored nofollow noopener noreferrer"');
  });

  it("makes every URL absolute", () => {
    const urls = $("a")
      .toArray()
      .map((link) => $(link).attr("href"));
    expect(urls).toEqual(
      expect.arrayContaining(["https://site.example/blog/other/", "https://site.example/blog/a/#a-part--its-signs", "mailto:a@b.example"]),
    );
    for (const url of urls) expect(url).toMatch(/^(?:https:\/\/|mailto:)/);
  });

  it("links numbered citations to the page's list of references", () => {
    expect($("sup a").text()).toBe("[1]");
    expect($("sup a").attr("href")).toBe("https://site.example/blog/a/#ref-oster-1973");
  });

  it("has evidence labels in words instead of claims", () => {
    expect($("p").eq(1).text()).toBe("Opening with a link.[1] (Limited evidence)");
  });

  it("has headings, lists, tables with their captions, and evidence notes as quotations", () => {
    expect(
      $("h2, h3")
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(['A part & its "signs"', "A smaller part", "Questions readers ask", "Is 1 < 2?", "References"]);
    expect($("ol").first().children("li")).toHaveLength(2);
    expect($("figure figcaption").text()).toBe("What it shows");
    expect($("table td").last().text()).toBe("2 < 3");
    expect($("blockquote").text().trim()).toBe("Evidence: mixed. Two sides.");
  });

  it("ends with its questions and its references", () => {
    expect($("h3:contains('Is 1')").next().text()).toBe("It is.");
    const work = $("ol").last().find("li");
    expect(work.text()).toBe("Oster, G. (1973). Auditory beats. Scientific American. doi:10.1000/xyz It did not test focus.");
    expect(work.find("a").attr("href")).toBe("https://doi.org/10.1000/xyz");
  });

  it("has no id, class, style, wrapper or element of a directive", () => {
    for (const element of $("*").toArray())
      expect(Object.keys($(element).attr() ?? {}).filter((name) => !["href", "rel"].includes(name))).toEqual([]);
    expect($("section, div, cta-button, cite-ref, claim-mark, script")).toHaveLength(0);
  });

  it("says the answer in short before the text", () => {
    const short = load(articleHtml(site, { ...article, inShort: "It is 1 < 2." }), null, false);
    expect(short("p").eq(1).text()).toBe("In short: It is 1 < 2.");
    expect(html).not.toContain("In short");
  });

  it("names a change, with its day, before the text", () => {
    const changed = load(articleHtml(site, { ...article, updated: "2025-10-02", changes: "A study was added." }), null, false);
    expect(changed("p").eq(1).text()).toBe("Changed on October 2, 2025: A study was added.");
    expect(html).not.toContain("Changed on");
  });

  it("has no list of references if nothing is cited", () => {
    expect(articleHtml(site, { ...article, references: [] })).not.toContain("<h2>References</h2>");
  });
});
