import { paidHref, placementId, sellerUrl, type Placement } from "../../../src/site/paid-links";

const affiliateLink = "https://seller.example/x?a=b&c=d";
const placement: Placement = { page: "/review/", slot: "verdict", label: "Try It" };
const withSettings = (redirects: boolean, subIdParameter?: string) => ({ affiliateLink, placements: { redirects, subIdParameter } });
const id = placementId(placement);
const tracked = `https://seller.example/x?a=b&c=d&tid=${id}`;

it.each([
  ["the seller's while placements are off", paidHref({ affiliateLink }, placement), affiliateLink],
  ["the seller's without redirects or a parameter", paidHref(withSettings(false), placement), affiliateLink],
  ["the seller's for a link without a placement", paidHref(withSettings(true, "tid")), affiliateLink],
  ["a path of this site with redirects", paidHref(withSettings(true), placement), `/go/${id}/`],
  ["a path of this site with both", paidHref(withSettings(true, "tid"), placement), `/go/${id}/`],
  ["the seller's with the placement in the network's parameter", paidHref(withSettings(false, "tid"), placement), tracked],
  ["the same behind a redirect", sellerUrl(withSettings(true, "tid"), id), tracked],
  ["the seller's behind a redirect without a parameter", sellerUrl(withSettings(true), id), affiliateLink],
])("the URL of a paid link is %s", (_, url, expected) => {
  expect(url).toBe(expected);
});

it("the id of a placement is the same in every build, ten letters and digits, and differs by each part", () => {
  expect(id).toBe("sne6m3b3qh");
  const others = (["page", "slot", "label"] as const).map((part) => placementId({ ...placement, [part]: "other" }));
  const many = Array.from({ length: 10_000 }, (_, i) => placementId({ ...placement, page: `/blog/a-${i}/`, slot: `body-${i % 3}` }));
  const ids = [id, ...others, ...many];
  expect(ids.filter((each) => !/^[0-9a-z]{10}$/.test(each))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
