import { serializeGraph } from "../../../../src/seo/json-ld/graph";
import { reviewedProduct } from "../../../../src/seo/json-ld/product";
import { product, site } from "../../samples";

/** Structured data after a round trip through JSON. */
const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

it("a graph is serialized without what could end its element or a line", () => {
  const node = { "@type": "CreativeWork", name: '</script><!--<script> \u2028 \u2029 "quotes" and \\ backslashes' };
  const text = serializeGraph([node]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [node] });
});

it("the reviewed product is offered at the price that we have seen, from that day on, in its currency", () => {
  const review = { title: "The review", verdict: "V", date: "2025-07-24", updated: "2025-08-25", pros: ["p1", "p2"], cons: ["c1"] };
  const offersOf = (ledger: typeof product.ledger) => plain(reviewedProduct(site, { ...product, ledger }, review))["offers"];
  const pricedAt = (answer: string) => offersOf([{ fact: "price", state: "seen", answer, day: "2025-09-01" }]);
  expect(offersOf(product.ledger)).toBeUndefined();
  expect(pricedAt("$1,039.50 in one payment")).toEqual({
    "@type": "Offer",
    price: "1039.50",
    priceCurrency: "USD",
    validFrom: "2025-09-01",
  });
  expect(pricedAt("$39 a month")).toBeUndefined();
  for (const [answer, price, priceCurrency] of [
    ["€39,90", "39.90", "EUR"],
    ["1.299 € in one payment", "1299", "EUR"],
    ["¥3,900", "3900", "JPY"],
    ["$39 CAD", "39", "CAD"],
    ["$39.9", "39.90", "USD"],
    ["1 234,50 €", "1234.50", "EUR"],
    ["CHF 1’234", "1234", "CHF"],
  ] as const)
    expect(pricedAt(answer)).toMatchObject({ price, priceCurrency });
});
