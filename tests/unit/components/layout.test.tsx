import { Breadcrumb } from "../../../src/components/layout/breadcrumb";
import { Layout } from "../../../src/components/layout/layout";
import { SiteFooter } from "../../../src/components/layout/site-footer";
import { breadcrumbs } from "../../../src/site/breadcrumbs";
import { category, site } from "../samples";
import { linksOf, renderHtml } from "./render-html";

describe("SiteHeader", () => {
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
});

describe("SiteFooter", () => {
  const $ = renderHtml(<SiteFooter site={site} />);
  const columns = $("footer > div").children();

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

it("Breadcrumb links every item except the last, which is the current page unless it is replaced", () => {
  const $ = renderHtml(<Breadcrumb items={breadcrumbs.category(category, 2)} />);
  expect(linksOf($, "ol > li > a").map(([text]) => text)).toEqual(["Home", "Blog", "Memory Improvement"]);
  expect($("li").last().find("[aria-current=page]").text()).toBe("Page 2");
  const replaced = renderHtml(<Breadcrumb items={breadcrumbs.blog(1)} last={<a href="/x/">X</a>} />);
  expect(replaced("li").last().html()).toBe('<a href="/x/">X</a>');
});
