import { goPath, paidHref, placementId, placementsAreOn, sellerUrl, type Placement } from "../../../src/site/paid-links";

const affiliateLink = "https://seller.example/x?a=b&c=d";
const placement: Placement = { page: "/review/", slot: "verdict", label: "Try It", variant: "large" };
const withSettings = (redirects: boolean, subIdParameter?: string) => ({ affiliateLink, placements: { redirects, subIdParameter } });

describe("the URL of a paid link", () => {
  it("is the seller's while placements are off", () => {
    expect(paidHref({ affiliateLink }, placement)).toBe(affiliateLink);
    expect(paidHref(withSettings(false), placement)).toBe(affiliateLink);
    expect(placementsAreOn(withSettings(false))).toBe(false);
  });

  it("is the seller's for a link without a placement", () => {
    expect(paidHref(withSettings(true, "tid"))).toBe(affiliateLink);
  });

  it("is a path of this site when redirects are on", () => {
    expect(paidHref(withSettings(true), placement)).toBe(`/go/${placementId(placement)}/`);
    expect(paidHref(withSettings(true, "tid"), placement)).toBe(goPath(placementId(placement)));
  });

  it("has the placement in the network's parameter, beside the seller's own", () => {
    const url = new URL(paidHref(withSettings(false, "tid"), placement));
    expect(url.searchParams.get("tid")).toBe(placementId(placement));
    expect(url.searchParams.get("a")).toBe("b");
    expect(url.searchParams.get("c")).toBe("d");
    expect(url.host).toBe("seller.example");
  });

  it("has it behind a redirect too", () => {
    expect(sellerUrl(withSettings(true), "abc")).toBe(affiliateLink);
    expect(new URL(sellerUrl(withSettings(true, "tid"), "abc")).searchParams.get("tid")).toBe("abc");
  });
});

describe("placementId", () => {
  it("is the same in every build", () => {
    expect(placementId(placement)).toBe("p8glef25f5");
    expect(placementId({ ...placement })).toBe(placementId(placement));
  });

  it.each(["page", "slot", "label", "variant"] as const)("differs by %s", (part) => {
    expect(placementId({ ...placement, [part]: "other" })).not.toBe(placementId(placement));
  });

  it("is ten letters and digits, without collisions among ten thousand", () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => placementId({ ...placement, page: `/blog/a-${i}/`, slot: `body-${i % 3}` }));
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{10}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
