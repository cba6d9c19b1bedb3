import { paidHref, placementId, type Placement } from "../../../src/site/paid-links";

const affiliateLink = "https://seller.example/x?a=b&c=d";
const placement: Placement = { page: "/review/", slot: "verdict", label: "Try It" };
const placements = { subIdParameter: "tid" };
const id = placementId(placement);

it.each([
  ["the seller's while placements are off", paidHref({ affiliateLink }, placement), affiliateLink],
  ["with the placement in the network's parameter", paidHref({ affiliateLink, placements }, placement), `${affiliateLink}&tid=${id}`],
  [
    "with the owner's own parameters and fragment as they are written",
    paidHref({ affiliateLink: "https://seller.example?a=A%20B&c={click}#buy", placements }, placement),
    `https://seller.example?a=A%20B&c={click}&tid=${id}#buy`,
  ],
  [
    "with a parameter that the link has already",
    paidHref({ affiliateLink: "https://seller.example/x?tid=me&c={click}&", placements }, placement),
    `https://seller.example/x?c={click}&tid=${id}`,
  ],
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
