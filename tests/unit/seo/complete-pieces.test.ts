import { completePieces, type Piece } from "../../../src/seo/complete-pieces";

const organization: Piece = { "@type": "Organization", "@id": "#org", name: "O", url: "https://o.example/" };
const webSite: Piece = { "@type": "WebSite", "@id": "#site", name: "S", url: "https://o.example/", publisher: { "@id": "#org" } };
const page: Piece = { "@type": "WebPage", "@id": "#page", name: "P", url: "https://o.example/p/", isPartOf: { "@id": "#site" } };
const types = (pieces: readonly Piece[]) => pieces.map((piece) => piece["@type"]);

describe("completePieces", () => {
  it("leaves complete pieces as they are", () => {
    expect(completePieces([organization, webSite, page])).toEqual([organization, webSite, page]);
  });

  it.each<[string, unknown]>([
    ["missing", undefined],
    ["null", null],
    ["empty", ""],
    ["no number", Number.NaN],
    ["an empty list", []],
  ])("leaves a piece out whose needed property is %s", (_, name) => {
    expect(types(completePieces([organization, { "@type": "CreativeWork", name }]))).toEqual(["Organization"]);
  });

  it("drops a property that is empty and not needed", () => {
    expect(completePieces([{ ...organization, email: "", sameAs: [] }])).toEqual([organization]);
  });

  it("drops a reference to a piece that is left out", () => {
    const list: Piece = { "@type": "ItemList", "@id": "#list", itemListElement: [] };
    expect(completePieces([organization, webSite, { ...page, mainEntity: { "@id": "#list" } }, list])).toEqual([
      organization,
      webSite,
      page,
    ]);
  });

  it("leaves out what needs a piece that is left out, and what needs that, to the end", () => {
    expect(completePieces([{ ...organization, name: "" }, webSite, page])).toEqual([]);
  });

  it("drops an incomplete piece from within another, and the other when it needs it", () => {
    const product = (review: object): Piece => ({ "@type": "Product", name: "P", review });
    const review = { "@type": "Review", author: { "@id": "#org" }, reviewBody: "B" };
    expect(types(completePieces([organization, product(review)]))).toEqual(["Organization", "Product"]);
    expect(types(completePieces([organization, product({ ...review, reviewBody: "" })]))).toEqual(["Organization"]);
    const rated = {
      ...product({ ...review, author: null }),
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount: 2 },
    };
    const [, whole] = completePieces([organization, rated]);
    expect(whole).toHaveProperty("aggregateRating");
    expect(whole).not.toHaveProperty("review");
  });

  it("drops incomplete entries of a list, and a breadcrumb of fewer than two", () => {
    const entry = (name: string) => ({ "@type": "ListItem", position: 1, name });
    const trail = (...names: string[]): Piece => ({ "@type": "BreadcrumbList", "@id": "#trail", itemListElement: names.map(entry) });
    expect(completePieces([trail("A", "", "B")])).toEqual([trail("A", "B")]);
    expect(completePieces([trail("A", "")])).toEqual([]);
  });

  it("keeps zero and false, which say something", () => {
    const piece: Piece = { "@type": "CreativeWork", name: "N", wordCount: 0, isAccessibleForFree: false };
    expect(completePieces([piece])).toEqual([piece]);
  });

  it("refers to pieces within pieces too", () => {
    const product: Piece = {
      "@type": "Product",
      name: "P",
      review: { "@type": "Review", "@id": "#r", author: { "@id": "#org" }, reviewBody: "B" },
    };
    const work: Piece = { "@type": "CreativeWork", name: "W", about: { "@id": "#r" } };
    expect(completePieces([organization, product, work])).toEqual([organization, product, work]);
  });

  it("refuses a type of which nobody has said what it needs", () => {
    expect(() => completePieces([{ "@type": "Recipe", name: "R" }])).toThrow("nothing says what structured data of the type Recipe needs");
  });
});
