import { CallToAction } from "../../../src/components/affiliate/call-to-action";
import { Layout } from "../../../src/components/layout/layout";
import { PaidLink } from "../../../src/components/affiliate/paid-link";
import { PostGrid } from "../../../src/components/article/post-grid";
import { placementId } from "../../../src/site/paid-links";
import { affiliateRel, draw, drawStyled, nameOf, relOf } from "./draw";
import { card, site, product } from "./samples";

const { affiliateLink } = site;
const page = (placements?: { redirects: boolean; subIdParameter?: string }) =>
  draw(
    <Layout site={placements ? { ...site, placements } : site} path="/blog/x/">
      <PaidLink affiliateLink={affiliateLink} slot="picture" label="A title">
        A picture
      </PaidLink>
      <CallToAction affiliateLink={affiliateLink} slot="body-1" label="Try It" blinking />
      <PostGrid posts={[card, { ...card, title: "Another" }]} affiliateLink={affiliateLink} productName={product.name} level={2} />
    </Layout>,
  );

describe("paid links while placements are off", () => {
  it.each([undefined, { redirects: false }])("lead to the one address and say nothing of where they stand (%j)", (placements) => {
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

  it("each have an address of their own, made from page, slot, label and variant", () => {
    const told = links.map(({ attribs }) => [attribs["data-slot"], attribs["data-label"], attribs["data-variant"]]);
    expect(told).toEqual([
      ["header", "👉 Try The Genius Wave Now", "medium"],
      ["menu", "👉 Try The Genius Wave Now", "medium"],
      ["picture", "A title", "plain"],
      ["body-1", "Try It", "large blinking"],
      ["card", card.title, "plain"],
      ["card", "Another", "plain"],
    ]);
    links.forEach(({ attribs }, i) => {
      const [slot = "", label = "", variant = ""] = told[i] ?? [];
      expect(attribs["href"]).toBe(`/go/${placementId({ page: "/blog/x/", slot, label, variant })}/`);
    });
  });

  it("are still paid links that open in a new tab", () => {
    for (const link of links) {
      expect(relOf($(link))).toEqual(affiliateRel);
      expect(link.attribs["target"]).toBe("_blank");
    }
  });

  it("carry a sub-id where that alone is on", () => {
    const sub = page({ redirects: false, subIdParameter: "tid" });
    const url = new URL(sub("a[data-slot=body-1]").attr("href") ?? "");
    expect(url.origin + url.pathname).toBe("https://seller.example/x");
    expect(url.searchParams.get("tid")).toMatch(/^[0-9a-z]{10}$/);
  });
});

describe("the disclosure beside a button", () => {
  const element = <CallToAction affiliateLink={affiliateLink} label="Try It" disclosure={site.disclosure} />;

  it("stands in a paragraph of its own right after the button and its note, not hidden", () => {
    const $ = draw(element);
    expect($("div > div + p").text()).toBe(site.disclosure);
    expect($("div > div + p").closest("[hidden], [aria-hidden], details")).toHaveLength(0);
    expect(nameOf($, "a")).toBe("Try It (paid link, opens in a new tab)");
    expect($("div > div > p").text()).toBe("Paid link");
  });

  it("is told by the first button of a page alone", () => {
    expect(draw(<CallToAction affiliateLink={affiliateLink} label="Try It" />)("p")).toHaveLength(1);
  });

  it("stays on paper, where the button goes", () => {
    const { css } = drawStyled(element);
    const print = [...css.matchAll(/@media print\s*\{([^{}]*)\{([^{}]*)\}/g)].map(([, selector = "", rules = ""]) => [
      selector.trim(),
      rules,
    ]);
    expect(print.length).toBeGreaterThan(0);
    const { $ } = drawStyled(element);
    const classes = ($("div").first().attr("class") ?? "").split(" ");
    for (const [selector] of print) for (const name of classes) expect(selector).not.toContain(`.${name}`);
  });
});
