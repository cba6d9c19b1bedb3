import { TextPage } from "../../../src/components/pages/text-page";
import { SiteFooter } from "../../../src/components/layout/site-footer";
import { render } from "../markdown/render";
import { renderHtml } from "./render-html";
import { site } from "./samples";

const filled = { ...site, publisher: { name: "Jane Doe", place: "1 High Street" } };
const about = (path: string, of = site) =>
  renderHtml(
    <TextPage
      site={of}
      page={{
        path,
        heading: "About us",
        lead: "Who we are.",
        lastUpdated: "2025-09-19",
        tree: render("## One\n\nText.").tree,
        contents: [],
      }}
    />,
  );
const facts = ($: ReturnType<typeof about>) =>
  $("main dl > div")
    .toArray()
    .map((row) => [$(row).find("dt").text(), $(row).find("dd").text()]);

describe("TextPage", () => {
  it("shows heading, lead, date and text", () => {
    const $ = about("/editorial-policy/");
    expect($("h1").text()).toBe("About us");
    expect($("main").text()).toContain("Who we are.");
    expect($("main time").attr("datetime")).toBe("2025-09-19");
    expect($("section h2").text()).toBe("One");
    expect($('nav[aria-label="Breadcrumb"]').text()).toBe("HomeAbout us");
    expect($("main dl")).toHaveLength(0);
  });

  it("shows the publisher from the settings on the about page, without placeholders", () => {
    expect(facts(about("/about/"))).toEqual([
      ["Written by", "The editors"],
      ["Mail", "mail@site.example"],
    ]);
    expect(facts(about("/about/", filled))).toEqual([
      ["Publisher", "Jane Doe"],
      ["Address", "1 High Street"],
      ["Written by", "The editors"],
      ["Mail", "mail@site.example"],
    ]);
  });
});

describe("SiteFooter, brand column", () => {
  it("links to the pages about the site", () => {
    const $ = renderHtml(<SiteFooter site={site} />);
    const links = $("footer > div > div").first().find('a[href^="/"]').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual([
      ["About this site", "/about/"],
      ["Evidence", "/evidence/"],
      ["Editorial policy", "/editorial-policy/"],
    ]);
  });

  it("shows the publisher unless it is a placeholder", () => {
    expect(renderHtml(<SiteFooter site={filled} />)("footer").text()).toContain("Published by Jane Doe, 1 High Street");
    expect(renderHtml(<SiteFooter site={site} />)("footer").text()).not.toContain("Published by");
  });
});
