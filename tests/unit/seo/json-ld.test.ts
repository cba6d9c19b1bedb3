import {
  blogPosting,
  breadcrumb,
  faqPage,
  graph,
  itemList,
  pieceId,
  reviewedProduct,
  serializeGraph,
  sitePieces,
  webPage,
  type PostFacts,
  type ProductFacts,
} from "../../../src/seo/json-ld";

const site = { url: "https://site.example", brand: "The Brand", description: "About it." };
const post: PostFacts = {
  path: "/blog/a/",
  title: "An Article",
  description: "D",
  date: "2025-07-24",
  updated: null,
  section: "Memory",
  words: 1200,
  author: "The editors",
  image: "/static/a.jpg",
  citations: [],
};
const product: ProductFacts = {
  name: "The Program",
  description: "D",
  rating: 4.8,
  bestRating: 5,
  reviewCount: 2847,
  showAggregateRating: true,
  editorialRating: null,
};
const review = { title: "The review", verdict: "V", pros: ["p1", "p2"], cons: ["c1"] };
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe("the pieces of a graph", () => {
  it("name the publisher and the site, linked by id", () => {
    const [organization, webSite] = sitePieces(site).map(plain);
    expect(organization).toMatchObject({
      "@type": "Organization",
      "@id": "https://site.example/#organization",
      name: "The Brand",
      url: "https://site.example/",
    });
    expect(webSite).toMatchObject({
      "@type": "WebSite",
      "@id": "https://site.example/#website",
      publisher: { "@id": "https://site.example/#organization" },
    });
  });

  it("make a way from home, numbered from 1, with absolute addresses", () => {
    const crumbs = [
      { name: "Blog", path: "/blog/" },
      { name: "An Article", path: "/blog/a/" },
    ];
    expect(plain(breadcrumb(site, "/blog/a/", crumbs))).toMatchObject({
      "@type": "BreadcrumbList",
      "@id": "https://site.example/blog/a/#breadcrumb",
      itemListElement: [
        { position: 1, name: "Home", item: "https://site.example/" },
        { position: 2, name: "Blog", item: "https://site.example/blog/" },
        { position: 3, name: "An Article", item: "https://site.example/blog/a/" },
      ],
    });
  });

  it("link a page to its site, its way and its main piece; home has no way", () => {
    const page = { path: "/review/", title: "T", description: "D" };
    expect(plain(webPage(site, page, "WebPage", "x#y"))).toMatchObject({
      "@type": "WebPage",
      "@id": "https://site.example/review/#webpage",
      isPartOf: { "@id": "https://site.example/#website" },
      breadcrumb: { "@id": "https://site.example/review/#breadcrumb" },
      mainEntity: { "@id": "x#y" },
    });
    const home = plain(webPage(site, { ...page, path: "/" }, "CollectionPage"));
    expect(home["@type"]).toBe("CollectionPage");
    expect(home).not.toHaveProperty("breadcrumb");
    expect(home).not.toHaveProperty("mainEntity");
  });

  it("tell of an article what the page shows", () => {
    const posting = plain(blogPosting(site, post));
    expect(posting).toMatchObject({
      "@type": "BlogPosting",
      headline: "An Article",
      datePublished: "2025-07-24",
      dateModified: "2025-07-24",
      image: "https://site.example/static/a.jpg",
      wordCount: 1200,
      articleSection: "Memory",
      author: { name: "The editors" },
      publisher: { "@id": "https://site.example/#organization" },
      mainEntityOfPage: { "@id": "https://site.example/blog/a/#webpage" },
    });
    expect(posting).not.toHaveProperty("citation");
  });

  it("tell of an article's update and citations where there are any", () => {
    expect(plain(blogPosting(site, { ...post, updated: "2025-08-01", citations: ["A (1973)."] }))).toMatchObject({
      datePublished: "2025-07-24",
      dateModified: "2025-08-01",
      citation: ["A (1973)."],
    });
  });

  it("hold every question with its answer", () => {
    const questions = [
      { question: "Is it one?", answer: "It is one." },
      { question: "Is it two?", answer: "It is two." },
    ];
    expect(plain(faqPage(site, "/faq/", questions))).toEqual({
      "@type": "FAQPage",
      "@id": "https://site.example/faq/#faq",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    });
  });

  it("list articles by address in their order", () => {
    const list = [
      { name: "A", path: "/blog/a/" },
      { name: "B", path: "/blog/b/" },
    ];
    expect(plain(itemList(site, "/blog/", list))["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "A", url: "https://site.example/blog/a/" },
      { "@type": "ListItem", position: 2, name: "B", url: "https://site.example/blog/b/" },
    ]);
  });

  it("have ids that are addresses with a fragment", () => {
    expect(pieceId(site, "/review/", "product")).toBe("https://site.example/review/#product");
  });
});

describe("the reviewed product", () => {
  it("carries the seller's rating as the page shows it, when settings allow it", () => {
    expect(plain(reviewedProduct(site, product, review))["aggregateRating"]).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4.8,
      bestRating: 5,
      reviewCount: 2847,
    });
    expect(plain(reviewedProduct(site, { ...product, showAggregateRating: false }, review))).not.toHaveProperty("aggregateRating");
  });

  it("holds an editorial review with the page's pros and cons", () => {
    const editorial = plain(reviewedProduct(site, product, review))["review"] as Record<
      string,
      { itemListElement: { name: string; position: number }[] }
    >;
    expect(editorial["author"]).toEqual({ "@id": "https://site.example/#organization" });
    expect(editorial["positiveNotes"]?.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, "p1"],
      [2, "p2"],
    ]);
    expect(editorial["negativeNotes"]?.itemListElement.map(({ name }) => name)).toEqual(["c1"]);
  });

  it("gives a rating of its own only when settings hold one", () => {
    const rating = (editorialRating: number | null) =>
      (plain(reviewedProduct(site, { ...product, editorialRating }, review))["review"] as Record<string, unknown>)["reviewRating"];
    expect(rating(null)).toBeUndefined();
    expect(rating(4)).toEqual({ "@type": "Rating", ratingValue: 4, bestRating: 5 });
  });
});

describe("serializeGraph", () => {
  const named = (name: string) => graph([{ "@type": "WebPage", name }]);

  it.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028 and \u2029", `"quotes" and \\ backslashes`, "& é 👉"])(
    "keeps %j as it is for a machine, without what could end the element or a line",
    (name) => {
      const text = serializeGraph(named(name));
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(named(name));
    },
  );

  it("writes one connected graph of schema.org", () => {
    expect(JSON.parse(serializeGraph(graph(sitePieces(site))))).toMatchObject({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Organization" }, { "@type": "WebSite" }],
    });
  });
});
