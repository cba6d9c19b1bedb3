import { InformationPage } from "../../../src/components/pages/information-page";
import { SiteFooter } from "../../../src/components/layout/site-footer";
import { render } from "../markdown/render";
import { draw } from "./draw";
import { site } from "./samples";

const filled = { ...site, publisher: { name: "Jane Doe", place: "1 High Street" } };
const about = (path: string, of = site) =>
  draw(
    <InformationPage
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

describe("a page about the site", () => {
  it("has its heading, its lead, its day and its text", () => {
    const $ = about("/editorial-policy/");
    expect($("h1").text()).toBe("About us");
    expect($("main").text()).toContain("Who we are.");
    expect($("main time").attr("datetime")).toBe("2025-09-19");
    expect($("section h2").text()).toBe("One");
    expect($('nav[aria-label="Breadcrumb"]').text()).toBe("HomeAbout us");
    expect($("main dl")).toHaveLength(0);
  });

  it("says on the page about who runs it what the settings say, and not what waits for the owner", () => {
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

describe("the footer's brand column", () => {
  it("leads to the pages about the site", () => {
    const $ = draw(<SiteFooter site={site} />);
    const links = $("footer > div > div").first().find('a[href^="/"]').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual([
      ["About this site", "/about/"],
      ["Editorial policy", "/editorial-policy/"],
    ]);
  });

  it("names the publisher once the owner has filled it in", () => {
    expect(draw(<SiteFooter site={filled} />)("footer").text()).toContain("Published by Jane Doe, 1 High Street");
    expect(draw(<SiteFooter site={site} />)("footer").text()).not.toContain("Published by");
  });
});
