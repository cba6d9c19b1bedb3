import { CallToAction, type CallToActionProps } from "../../../src/components/affiliate/call-to-action";
import { PaidLink, PaidLinkProvider } from "../../../src/components/affiliate/paid-link";
import { PostGrid } from "../../../src/components/article/post-card";
import { Layout } from "../../../src/components/layout/layout";
import { placementId } from "../../../src/site/paid-links";
import { card, site } from "../samples";
import { affiliateRel, relOf, renderHtml, renderWithCss } from "./render-html";

const { affiliateLink } = site;
const button = (props: Partial<CallToActionProps> = {}) => (
  <PaidLinkProvider site={site} page="/">
    <CallToAction label="Try It" {...props} />
  </PaidLinkProvider>
);

describe("CallToAction", () => {
  it("has a note below, which is read out only if it says more than the button's name", () => {
    expect(renderHtml(button())("p[aria-hidden]").text()).toBe("Paid link");
    expect(renderHtml(button({ note: "60-day guarantee" }))("p:not([aria-hidden])").text()).toBe("60-day guarantee");
    expect(renderHtml(button({ variant: "bar" }))("p")).toHaveLength(0);
  });

  it("shows a disclosure that it is given in a visible paragraph of its own; neither it nor the button is printed", () => {
    const { $, css } = renderWithCss(button({ disclosure: site.disclosure }));
    expect($("div > p:has(+ div)").text()).toBe(site.disclosure);
    expect($("div > p:has(+ div)").closest("[hidden], [aria-hidden], details")).toHaveLength(0);
    const unprinted = [...css.matchAll(/@media print\s*\{([^{}]*)\{[^{}]*display:\s*none/g)].map(([, selector = ""]) => selector);
    expect(unprinted.length).toBeGreaterThan(0);
    expect(($("div").first().attr("class") ?? "").split(" ").some((name) => unprinted.join().includes(`.${name}`))).toBe(true);
  });
});

describe("paid links", () => {
  const page = (placements: typeof site.placements) =>
    renderHtml(
      <Layout site={{ ...site, placements }} path="/blog/x/">
        <PaidLink slot="picture" label="A title">
          A picture
        </PaidLink>
        <CallToAction label="Try It" slot="body-1" blinking />
        <PostGrid posts={[card, { ...card, title: "Another" }]} site={site} />
      </Layout>,
    );

  it("lead to the affiliate link without data attributes while placements are off", () => {
    const links = page(null)("a[rel~=sponsored]").toArray();
    expect(links.map(({ attribs }) => attribs["href"])).toEqual(Array<string>(7).fill(affiliateLink));
    for (const { attribs } of links) expect(Object.keys(attribs).filter((name) => name.startsWith("data-"))).toEqual([]);
  });

  it("have a sub-id of their own, derived from page, slot and label", () => {
    const $ = page({ subIdParameter: "tid" });
    const links = $("a[rel~=sponsored]").toArray();
    const expected = [
      ["header", "Try The Program Now"],
      ["menu", "Try The Program Now"],
      ["picture", "A title"],
      ["body-1", "Try It"],
      ["card", card.title],
      ["card", "Another"],
      ["bar", "Try The Program"],
    ] as const;
    expect(links.map(({ attribs }) => [attribs["data-slot"], attribs["data-label"]])).toEqual(expected);
    expect(links.map(({ attribs }) => attribs["href"])).toEqual(
      expected.map(([slot, label]) => `${affiliateLink}&tid=${placementId({ page: "/blog/x/", slot, label })}`),
    );
    for (const link of links) expect([relOf($(link)), link.attribs["target"]]).toEqual([affiliateRel, "_blank"]);
  });
});
