import { Layout } from "../../../src/components/layout/layout";
import { NotFoundPage } from "../../../src/components/pages/not-found-page";
import { SiteFooter } from "../../../src/components/layout/site-footer";
import { isCurrent, SiteHeader } from "../../../src/components/layout/site-header";
import { affiliateRel, linksOf, relOf, renderHtml } from "./render-html";
import { category, site } from "./samples";

describe("isCurrent", () => {
  it.each([
    ["/", "/", true],
    ["/", "/review/", false],
    ["/review/", "/review/", true],
    ["/blog/", "/blog/", true],
    ["/blog/", "/blog/an-article/", true],
    ["/blog/", "/blog/category/focus/page/2/", true],
    ["/blog/", "/blogs/", false],
    ["/faq/", "/blog/faq/", false],
    ["/review/", "/404/", false],
  ])("the link to %s on the page %s: %s", (to, path, current) => {
    expect(isCurrent(to, path)).toBe(current);
  });
});

describe("SiteHeader", () => {
  const $ = renderHtml(<SiteHeader site={site} path="/blog/an-article/" />);
  const links = [
    ["Home", "/"],
    ["Review", "/review/"],
    ["Blog", "/blog/"],
    ["FAQ", "/faq/"],
  ];

  it("links the logo and the brand to the home page", () => {
    const brand = $("header > div > a").first();
    expect(brand.attr("href")).toBe("/");
    expect(brand.text()).toBe("The Brand");
    expect(brand.find("svg[aria-hidden=true]")).toHaveLength(1);
  });

  it.each([
    ["the bar", 'nav[aria-label="Main"]'],
    ["the menu", "#menu"],
  ])("has four links and the call to action in %s", (_, nav) => {
    expect(linksOf($, `${nav} li a`)).toEqual(links);
    const button = $(`${nav} > a`);
    expect(button.text()).toMatch(/^👉Try The Program Now/);
    expect(button.attr("href")).toBe(site.affiliateLink);
    expect(button.attr("target")).toBe("_blank");
    expect(relOf(button)).toEqual(affiliateRel);
  });

  it.each(['nav[aria-label="Main"]', "#menu"])("marks the current link in %s", (nav) => {
    expect(
      $(`${nav} [aria-current]`)
        .toArray()
        .map((link) => [$(link).text(), $(link).attr("aria-current")]),
    ).toEqual([["Blog", "true"]]);
  });

  it("marks the page itself as the current page", () => {
    const marked = renderHtml(<SiteHeader site={site} path="/blog/" />)("#menu [aria-current]");
    expect([marked.text(), marked.attr("aria-current")]).toEqual(["Blog", "page"]);
  });

  it("opens the menu as a popover, without script", () => {
    const toggle = $("button");
    expect($(`#${toggle.attr("popovertarget")}`).attr("popover")).toBe("auto");
    expect(toggle.attr("type")).toBe("button");
    expect(toggle.text() || toggle.attr("aria-label")).toContain("Menu");
  });
});

describe("SiteFooter", () => {
  const $ = renderHtml(<SiteFooter site={site} />);
  const columns = $("footer > div").children();

  it("has four columns: brand with tagline, quick links, legal links, disclosure", () => {
    expect(columns).toHaveLength(4);
    expect(columns.eq(0).text()).toContain("The Brand");
    expect(columns.eq(0).text()).toContain(site.tagline);
    expect(
      columns
        .slice(1)
        .toArray()
        .map((column) => $(column).find("strong").text()),
    ).toEqual(["Quick Links", "Legal", "Affiliate Disclosure"]);
  });

  it.each([
    [
      "Quick Links",
      [
        ["Home", "/"],
        ["Product Review", "/review/"],
        ["Blog", "/blog/"],
        ["FAQ", "/faq/"],
      ],
    ],
    [
      "Legal",
      [
        ["Privacy Policy", "/privacy-policy/"],
        ["Terms of Service", "/terms-of-service/"],
        ["Disclaimer", "/disclaimer/"],
      ],
    ],
  ])("lists its links under %s", (name, links) => {
    expect(linksOf($, `nav[aria-label="${name}"] a`)).toEqual(links);
  });

  it("shows the disclosure and links to the disclaimer", () => {
    expect(columns.eq(3).text()).toContain(site.footerDisclosure);
    expect(columns.eq(3).find("a").attr("href")).toBe("/disclaimer/");
  });

  it("shows copyright and mail address", () => {
    expect($("footer > p").text()).toBe(site.copyright);
    expect($('a[href^="mailto:"]').attr("href")).toBe("mailto:mail@site.example");
  });
});

describe("Layout", () => {
  const $ = renderHtml(
    <Layout site={site} path="/review/">
      <p>Content.</p>
    </Layout>,
  );

  it("starts with a link that skips to the content", () => {
    const first = $("a").first();
    expect(first.attr("href")).toBe("#content");
    expect($("#content").is("main")).toBe(true);
    expect($("main").text()).toBe("Content.");
  });

  it("shows the disclosure before the header, and so before the first paid link", () => {
    const note = $('[aria-label="Affiliate disclosure"]');
    expect(note.text()).toBe("We earn a commission if you buy through the buttons on this page (paid links).");
    expect(note.next().is("header")).toBe(true);
    expect(note.prevAll().find("[rel~=sponsored]")).toHaveLength(0);
    expect(note.find("button, summary, input")).toHaveLength(0);
  });
});

describe("NotFoundPage", () => {
  const $ = renderHtml(
    <NotFoundPage
      site={site}
      categories={[category]}
      newest={[{ title: "An article", path: "/blog/a/", date: "2025-09-01", categorySlug: category.slug }]}
    />,
  );

  it("says what happened and links to the home page", () => {
    expect($("main").text()).toContain("404");
    expect($("h1").text()).toBe("Page Not Found");
    expect($("main").text()).toContain("Sorry, the page you are looking for could not be found.");
    expect($('main a[href="/"]').text()).toBe("Go back to Homepage");
  });

  it("draws the newest articles as the site's picture, lists them, and marks no link as current", () => {
    expect($('main figure svg a[href="/blog/a/"] title').text()).toBe("An article");
    expect($('main li a[href="/blog/a/"]').text()).toBe("An article");
    expect($('main a[href="/blog/all/"]').text()).toBe("Every article by title");
    expect($("[aria-current]")).toHaveLength(0);
  });
});
