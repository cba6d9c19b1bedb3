import { completeNodes, type JsonLdNode } from "../../../../src/seo/json-ld/graph";

const organization: JsonLdNode = { "@type": "Organization", "@id": "#org", name: "O", url: "https://o.example/" };
const webSite: JsonLdNode = { "@type": "WebSite", "@id": "#site", name: "S", url: "https://o.example/", publisher: { "@id": "#org" } };
const page: JsonLdNode = { "@type": "WebPage", "@id": "#page", name: "P", url: "https://o.example/p/", isPartOf: { "@id": "#site" } };
const types = (nodes: readonly JsonLdNode[]) => nodes.map((node) => node["@type"]);

describe("completeNodes", () => {
  it("returns complete nodes unchanged", () => {
    expect(completeNodes([organization, webSite, page])).toEqual([organization, webSite, page]);
  });

  it.each<[string, unknown]>([
    ["missing", undefined],
    ["null", null],
    ["empty", ""],
    ["NaN", Number.NaN],
    ["an empty list", []],
  ])("drops a node whose required property is %s", (_, name) => {
    expect(types(completeNodes([organization, { "@type": "CreativeWork", name }]))).toEqual(["Organization"]);
  });

  it("drops an empty optional property", () => {
    expect(completeNodes([{ ...organization, email: "", sameAs: [] }])).toEqual([organization]);
  });

  it("drops a reference to a dropped node", () => {
    const list: JsonLdNode = { "@type": "ItemList", "@id": "#list", itemListElement: [] };
    expect(completeNodes([organization, webSite, { ...page, mainEntity: { "@id": "#list" } }, list])).toEqual([
      organization,
      webSite,
      page,
    ]);
  });

  it("drops nodes that require a dropped node, transitively", () => {
    expect(completeNodes([{ ...organization, name: "" }, webSite, page])).toEqual([]);
  });

  it("drops an incomplete nested node, and its parent when it is required", () => {
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

  it("drops incomplete list items, and a breadcrumb list with fewer than two", () => {
    const entry = (name: string) => ({ "@type": "ListItem", position: 1, name });
    const crumbs = (...names: string[]): JsonLdNode => ({
      "@type": "BreadcrumbList",
      "@id": "#breadcrumb",
      itemListElement: names.map(entry),
    });
    expect(completeNodes([crumbs("A", "", "B")])).toEqual([crumbs("A", "B")]);
    expect(completeNodes([crumbs("A", "")])).toEqual([]);
  });

  it("does not drop zero and false", () => {
    const node: JsonLdNode = { "@type": "CreativeWork", name: "N", wordCount: 0, isAccessibleForFree: false };
    expect(completeNodes([node])).toEqual([node]);
  });

  it("allows references to nested nodes", () => {
    const product: JsonLdNode = {
      "@type": "Product",
      name: "P",
      review: { "@type": "Review", "@id": "#r", author: { "@id": "#org" }, reviewBody: "B" },
    };
    const work: JsonLdNode = { "@type": "CreativeWork", name: "W", about: { "@id": "#r" } };
    expect(completeNodes([organization, product, work])).toEqual([organization, product, work]);
  });

  it("throws for a type without requirements", () => {
    expect(() => completeNodes([{ "@type": "Recipe", name: "R" }])).toThrow("no requirements are defined for the schema.org type Recipe");
  });
});
