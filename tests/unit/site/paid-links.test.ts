import { goPath, paidHref, placementId, placementsAreOn, sellerAddress, type Placement } from "../../../src/site/paid-links";

const affiliateLink = "https://seller.example/x?a=b&c=d";
const placement: Placement = { page: "/review/", slot: "verdict", label: "Try It", variant: "large" };
const withSettings = (redirects: boolean, subIdParameter?: string) => ({ affiliateLink, placements: { redirects, subIdParameter } });

describe("the address of a paid link", () => {
  it("is the one constant address as it stands while nothing is turned on", () => {
    expect(paidHref({ affiliateLink }, placement)).toBe(affiliateLink);
    expect(paidHref(withSettings(false), placement)).toBe(affiliateLink);
    expect(placementsAreOn(withSettings(false))).toBe(false);
  });

  it("is the constant address where the link stands on no page", () => {
    expect(paidHref(withSettings(true, "tid"))).toBe(affiliateLink);
  });

  it("is a redirect on this site when redirects are on", () => {
    expect(paidHref(withSettings(true), placement)).toBe(`/go/${placementId(placement)}/`);
    expect(paidHref(withSettings(true, "tid"), placement)).toBe(goPath(placementId(placement)));
  });

  it("carries the placement in the network's parameter, beside its own", () => {
    const url = new URL(paidHref(withSettings(false, "tid"), placement));
    expect(url.searchParams.get("tid")).toBe(placementId(placement));
    expect(url.searchParams.get("a")).toBe("b");
    expect(url.searchParams.get("c")).toBe("d");
    expect(url.host).toBe("seller.example");
  });

  it("carries it through a redirect too", () => {
    expect(sellerAddress(withSettings(true), "abc")).toBe(affiliateLink);
    expect(new URL(sellerAddress(withSettings(true, "tid"), "abc")).searchParams.get("tid")).toBe("abc");
  });
});

describe("a placement's id", () => {
  it("is the same in every build", () => {
    expect(placementId(placement)).toBe("p8glef25f5");
    expect(placementId({ ...placement })).toBe(placementId(placement));
  });

  it.each(["page", "slot", "label", "variant"] as const)("differs by %s", (part) => {
    expect(placementId({ ...placement, [part]: "other" })).not.toBe(placementId(placement));
  });

  it("is ten letters and digits, and no two of ten thousand are alike", () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => placementId({ ...placement, page: `/blog/a-${i}/`, slot: `body-${i % 3}` }));
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{10}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
