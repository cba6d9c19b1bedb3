import { serializeGraph } from "../../../../src/seo/json-ld/graph";
import { reviewedProduct } from "../../../../src/seo/json-ld/product";
import { product, site } from "../../samples";

/** Structured data after a round trip through JSON. */
const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

it.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028 and \u2029", `"quotes" and \\ backslashes`, "& é 👉"])(
  "a graph is serialized without what could end its element or a line: %j",
  (name) => {
    const text = serializeGraph([{ "@type": "CreativeWork", name }]);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "CreativeWork", name }] });
  },
);

describe("the reviewed product", () => {
  const review = { title: "The review", verdict: "V", date: "2025-07-24", updated: "2025-08-25", pros: ["p1", "p2"], cons: ["c1"] };
  const describeProduct = (changes: Partial<typeof product> = {}) => plain(reviewedProduct(site, { ...product, ...changes }, review));

  it("is offered at the price that we have seen, from that day on, in its currency", () => {
    const pricedAt = (answer: string) =>
      describeProduct({ ledger: [{ fact: "price", state: "seen", answer, day: "2025-09-01" }] })["offers"];
    expect(describeProduct()["offers"]).toBeUndefined();
    expect(pricedAt("$1,039.50 once")).toEqual({ "@type": "Offer", price: "1039.50", priceCurrency: "USD", validFrom: "2025-09-01" });
    expect(pricedAt("€39")).toMatchObject({ price: "39", priceCurrency: "EUR" });
    expect(pricedAt("$39 a month")).toBeUndefined();
    const offers = ["€39,90", "1.299 € once", "CHF 49", "¥3,900"].map((answer) => pricedAt(answer) as Record<string, string>);
    expect(offers.map((offer) => `${offer["price"]} ${offer["priceCurrency"]}`)).toEqual(["39.90 EUR", "1299 EUR", "49 CHF", "3900 JPY"]);
  });

  it("has the seller's rating only when settings allow it", () => {
    expect(describeProduct()["aggregateRating"]).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4.8,
      bestRating: 5,
      reviewCount: 2847,
    });
    expect(describeProduct({ showAggregateRating: false })).not.toHaveProperty("aggregateRating");
  });

  it("has an editorial review with author, pros and cons, and a rating only when settings have one", () => {
    const notes = (...names: string[]) => ({
      "@type": "ItemList",
      itemListElement: names.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
    });
    expect(describeProduct()["review"]).toEqual({
      "@type": "Review",
      "@id": "https://site.example/review/#review",
      name: "The review",
      datePublished: "2025-07-24",
      dateModified: "2025-08-25",
      reviewBody: "V",
      author: { "@id": "https://site.example/about/#author" },
      publisher: { "@id": "https://site.example/#organization" },
      positiveNotes: notes("p1", "p2"),
      negativeNotes: notes("c1"),
    });
    expect(describeProduct({ editorialRating: 4 })["review"]).toMatchObject({
      reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5 },
    });
  });
});
