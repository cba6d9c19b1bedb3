import { completeNodes, type JsonLdNode } from "../../../src/seo/json-ld/complete-nodes";

const organization: JsonLdNode = { "@type": "Organization", "@id": "#org", name: "O", url: "https://o.example/" };
const webSite: JsonLdNode = { "@type": "WebSite", "@id": "#site", name: "S", url: "https://o.example/", publisher: { "@id": "#org" } };
const page: JsonLdNode = { "@type": "WebPage", "@id": "#page", name: "P", url: "https://o.example/p/", isPartOf: { "@id": "#site" } };
const types = (nodes: readonly JsonLdNode[]) => nodes.map((piece) => piece["@type"]);

describe("completeNodes", () => {
  it("leaves complete pieces as they are", () => {
    expect(completeNodes([organization, webSite, page])).toEqual([organization, webSite, page]);
  });

  it.each<[string, unknown]>([
    ["missing", undefined],
    ["null", null],
    ["empty", ""],
    ["no number", Number.NaN],
    ["an empty list", []],
  ])("leaves a piece out whose needed property is %s", (_, name) => {
    expect(types(completeNodes([organization, { "@type": "CreativeWork", name }]))).toEqual(["Organization"]);
  });

  it("drops a property that is empty and not needed", () => {
    expect(completeNodes([{ ...organization, email: "", sameAs: [] }])).toEqual([organization]);
  });

  it("drops a reference to a piece that is left out", () => {
    const list: JsonLdNode = { "@type": "ItemList", "@id": "#list", itemListElement: [] };
    expect(completeNodes([organization, webSite, { ...page, mainEntity: { "@id": "#list" } }, list])).toEqual([
      organization,
      webSite,
      page,
    ]);
  });

  it("leaves out what needs a piece that is left out, and what needs that, to the end", () => {
    expect(completeNodes([{ ...organization, name: "" }, webSite, page])).toEqual([]);
  });

  it("drops an incomplete piece from within another, and the other when it needs it", () => {
    const product = (review: object): JsonLdNode => ({ "@type": "Product", name: "P", review });
    const review = { "@type": "Review", author: { "@id": "#org" }, reviewBody: "B" };
    expect(types(completeNodes([organization, product(review)]))).toEqual(["Organization", "Product"]);
    expect(types(completeNodes([organization, product({ ...review, reviewBody: "" })]))).toEqual(["Organization"]);
    const rated = {
      ...product({ ...review, author: null }),
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount: 2 },
    };
    const [, whole] = completeNodes([organization, rated]);
    expect(whole).toHaveProperty("aggregateRating");
    expect(whole).not.toHaveProperty("review");
  });

  it("drops incomplete entries of a list, and a breadcrumb of fewer than two", () => {
    const entry = (name: string) => ({ "@type": "ListItem", position: 1, name });
    const trail = (...names: string[]): JsonLdNode => ({ "@type": "BreadcrumbList", "@id": "#trail", itemListElement: names.map(entry) });
    expect(completeNodes([trail("A", "", "B")])).toEqual([trail("A", "B")]);
    expect(completeNodes([trail("A", "")])).toEqual([]);
  });

  it("keeps zero and false, which say something", () => {
    const piece: JsonLdNode = { "@type": "CreativeWork", name: "N", wordCount: 0, isAccessibleForFree: false };
    expect(completeNodes([piece])).toEqual([piece]);
  });

  it("refers to pieces within pieces too", () => {
    const product: JsonLdNode = {
      "@type": "Product",
      name: "P",
      review: { "@type": "Review", "@id": "#r", author: { "@id": "#org" }, reviewBody: "B" },
    };
    const work: JsonLdNode = { "@type": "CreativeWork", name: "W", about: { "@id": "#r" } };
    expect(completeNodes([organization, product, work])).toEqual([organization, product, work]);
  });

  it("refuses a type of which nobody has said what it needs", () => {
    expect(() => completeNodes([{ "@type": "Recipe", name: "R" }])).toThrow("nothing says what structured data of the type Recipe needs");
  });
});
