import { Breadcrumb } from "../../../src/components/layout/breadcrumb";
import { Layout } from "../../../src/components/layout/layout";
import { SiteFooter } from "../../../src/components/layout/site-footer";
import { breadcrumbs } from "../../../src/site/breadcrumbs";
import { category, site } from "../samples";
import { affiliateRel, linksOf, relOf, renderHtml, textsOf } from "./render-html";

describe("SiteHeader", () => {
  const $ = renderHtml(<Layout site={site} path="/blog/an-article/" />);

  it("links its brand to the home page", () => {
    expect(linksOf($, "header > div > a")).toEqual([["The Brand", "/"]]);
  });

  it.each([
    ["the bar", 'nav[aria-label="Main"]', []],
    [
      "the menu",
      "#menu",
      [
        ["Memory Improvement", "/blog/category/memory-improvement/"],
        ["The evidence", "/evidence/"],
        ["Every article", "/blog/all/"],
      ],
    ],
  ])("has four links and the call to action in %s, and the menu further links", (_, nav, more) => {
    expect(linksOf($, `${nav} li a`)).toEqual([["Home", "/"], ["Review", "/review/"], ["Blog", "/blog/"], ["FAQ", "/faq/"], ...more]);
    const button = $(`${nav} > a`);
    expect(button.text()).toMatch(/^👉Try The Program Now/);
    expect([button.attr("href"), button.attr("target")]).toEqual([site.affiliateLink, "_blank"]);
    expect(relOf(button)).toEqual(affiliateRel);
  });

  it.each([
    ["/", "Home", "page"],
    ["/review/", "Review", "page"],
    ["/blog/", "Blog", "page"],
    ["/blog/page/2/", "Blog", "true"],
    ["/blog/category/focus/", "Blog", "true"],
    ["/blog/faq/", "Blog", "true"],
    ["/blogs/", undefined, undefined],
    ["/404/", undefined, undefined],
  ])("on %s marks %s as current: page only if the link leads to this very page", (path, text, current) => {
    const header = renderHtml(<Layout site={site} path={path} />);
    for (const nav of ['nav[aria-label="Main"]', "#menu"]) {
      const marked = header(`${nav} [aria-current]`);
      expect(marked.toArray().map((link) => [header(link).text(), header(link).attr("aria-current")])).toEqual(
        text ? [[text, current]] : [],
      );
    }
  });

  it("opens the menu as a popover, without script", () => {
    const toggle = $("button[type=button]");
    expect($(`#${toggle.attr("popovertarget")}`).attr("popover")).toBe("auto");
    expect(textsOf($, "button[type=button] span")).toEqual(["Menu", "Close"]);
  });
});

describe("SiteFooter", () => {
  const $ = renderHtml(<SiteFooter site={site} />);
  const columns = $("footer > div").children();

  it("has four columns: the brand with the pages about the site, two lists of links, and the disclosure", () => {
    expect(columns.toArray().map((column) => $(column).find("strong").text())).toEqual([
      "",
      "Quick Links",
      "Legal",
      "Affiliate Disclosure",
    ]);
    expect(columns.eq(0).text()).toContain(`The Brand${site.tagline}`);
    expect(linksOf($, "footer > div > div:first-child a")).toEqual([
      ["About this site", "/about/"],
      ["Evidence", "/evidence/"],
      ["Editorial policy", "/editorial-policy/"],
      ["mail@site.example", "mailto:mail@site.example"],
    ]);
    expect(linksOf($, 'nav[aria-label="Quick Links"] a')).toEqual([
      ["Home", "/"],
      ["Product Review", "/review/"],
      ["Blog", "/blog/"],
      ["FAQ", "/faq/"],
    ]);
    expect($("footer > p").text()).toBe(site.copyright);
  });

  it("lists the legal pages of the settings under their own titles and paths", () => {
    expect(linksOf($, 'nav[aria-label="Legal"] a')).toEqual([
      ["Privacy Policy", "/privacy-policy/"],
      ["Legal Notice", "/legal-notice/"],
    ]);
    expect(columns.eq(3).text()).toContain(site.footerDisclosure);
    expect(columns.eq(3).find("a").attr("href")).toBe("/legal-notice/");
    expect(columns.eq(3).find("a").text()).toBe("More information on the Legal Notice page");
  });

  it("shows the publisher unless it is a placeholder", () => {
    expect($("footer").text()).not.toContain("Published by");
    const filled = renderHtml(<SiteFooter site={{ ...site, publisher: { name: "Jane Doe", place: "1 High Street" } }} />);
    expect(filled("footer").text()).toContain("Published by Jane Doe, 1 High Street");
  });
});

it("Layout has a link that skips to the content, and the disclosure before the first paid link, which cannot be closed", () => {
  const $ = renderHtml(
    <Layout site={site} path="/review/">
      <p>Content.</p>
    </Layout>,
  );
  expect($("a").first().attr("href")).toBe("#content");
  expect($("main#content").text()).toBe("Content.");
  const note = $('[aria-label="Affiliate disclosure"]');
  expect(textsOf($, "[aria-label='Affiliate disclosure'] p")).toEqual([
    site.disclosure,
    `${site.footerDisclosure} Printed from https://site.example/review/`,
  ]);
  expect(note.next().is("header")).toBe(true);
  expect(note.prevAll().find("[rel~=sponsored]")).toHaveLength(0);
  expect(note.find("button, summary, input")).toHaveLength(0);
});

it("Breadcrumb links every item except the last, which is the current page unless it is replaced", () => {
  const $ = renderHtml(<Breadcrumb items={breadcrumbs.category(category, 2)} />);
  expect(linksOf($, "ol > li > a").map(([text]) => text)).toEqual(["Home", "Blog", "Memory Improvement"]);
  expect($("li").last().find("[aria-current=page]").text()).toBe("Page 2");
  const replaced = renderHtml(<Breadcrumb items={breadcrumbs.blog(1)} last={<a href="/x/">X</a>} />);
  expect(replaced("li").last().html()).toBe('<a href="/x/">X</a>');
});
