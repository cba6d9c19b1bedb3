import { CallToAction } from "../../../src/components/affiliate/call-to-action";
import { Layout } from "../../../src/components/layout/layout";
import { PaidLink } from "../../../src/components/affiliate/paid-link";
import { PostGrid } from "../../../src/components/article/post-card";
import { placementId } from "../../../src/site/paid-links";
import { affiliateRel, renderHtml, renderWithCss, accessibleName, relOf } from "./render-html";
import { card, site, product } from "./samples";

const { affiliateLink } = site;
const page = (placements?: { redirects: boolean; subIdParameter?: string }) =>
  renderHtml(
    <Layout site={placements ? { ...site, placements } : site} path="/blog/x/">
      <PaidLink affiliateLink={affiliateLink} slot="picture" label="A title">
        A picture
      </PaidLink>
      <CallToAction affiliateLink={affiliateLink} slot="body-1" label="Try It" blinking />
      <PostGrid posts={[card, { ...card, title: "Another" }]} affiliateLink={affiliateLink} productName={product.name} />
    </Layout>,
  );

describe("paid links while placements are off", () => {
  it.each([undefined, { redirects: false }])("lead to the affiliate link without data attributes (%j)", (placements) => {
    const links = page(placements)("a[rel~=sponsored]");
    expect(links.length).toBe(6);
    for (const link of links.toArray()) {
      expect(link.attribs["href"]).toBe(affiliateLink);
      expect(Object.keys(link.attribs).filter((name) => name.startsWith("data-"))).toEqual([]);
    }
  });
});

describe("paid links while placements are on", () => {
  const $ = page({ redirects: true });
  const links = $("a[rel~=sponsored]").toArray();

  it("have a URL of their own, derived from page, slot, label and variant", () => {
    const data = links.map(({ attribs }) => [attribs["data-slot"], attribs["data-label"], attribs["data-variant"]]);
    expect(data).toEqual([
      ["header", "Try The Program Now", "medium"],
      ["menu", "Try The Program Now", "medium"],
      ["picture", "A title", "plain"],
      ["body-1", "Try It", "large blinking"],
      ["card", card.title, "plain"],
      ["card", "Another", "plain"],
    ]);
    links.forEach(({ attribs }, i) => {
      const [slot = "", label = "", variant = ""] = data[i] ?? [];
      expect(attribs["href"]).toBe(`/go/${placementId({ page: "/blog/x/", slot, label, variant })}/`);
    });
  });

  it("are still paid links in a new tab", () => {
    for (const link of links) {
      expect(relOf($(link))).toEqual(affiliateRel);
      expect(link.attribs["target"]).toBe("_blank");
    }
  });

  it("have a sub-id if only that is on", () => {
    const sub = page({ redirects: false, subIdParameter: "tid" });
    const url = new URL(sub("a[data-slot=body-1]").attr("href") ?? "");
    expect(url.origin + url.pathname).toBe("https://seller.example/x");
    expect(url.searchParams.get("tid")).toMatch(/^[0-9a-z]{10}$/);
  });
});

describe("the disclosure beside a button", () => {
  const element = <CallToAction affiliateLink={affiliateLink} label="Try It" disclosure={site.disclosure} />;

  it("is a visible paragraph right above the button", () => {
    const $ = renderHtml(element);
    expect($("div > p:has(+ div)").text()).toBe(site.disclosure);
    expect($("div > p:has(+ div)").closest("[hidden], [aria-hidden], details")).toHaveLength(0);
    expect(accessibleName($, "a")).toBe("Try It (paid link, opens in a new tab)");
    expect($("div > div > p").text()).toBe("Paid link");
  });

  it("is only shown if given", () => {
    expect(renderHtml(<CallToAction affiliateLink={affiliateLink} label="Try It" />)("p")).toHaveLength(1);
  });

  it("is printed, unlike the button", () => {
    const { css } = renderWithCss(element);
    const print = [...css.matchAll(/@media print\s*\{([^{}]*)\{([^{}]*)\}/g)].map(([, selector = "", rules = ""]) => [
      selector.trim(),
      rules,
    ]);
    expect(print.length).toBeGreaterThan(0);
    const { $ } = renderWithCss(element);
    const classes = ($("div").first().attr("class") ?? "").split(" ");
    for (const [selector] of print) for (const name of classes) expect(selector).not.toContain(`.${name}`);
  });
});
