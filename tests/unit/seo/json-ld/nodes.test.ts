import { blogPosting } from "../../../../src/seo/json-ld/article";
import { serializeGraph } from "../../../../src/seo/json-ld/graph";
import { faqPage } from "../../../../src/seo/json-ld/faq-page";
import { reviewedProduct } from "../../../../src/seo/json-ld/product";
import { authorNode, siteNodes } from "../../../../src/seo/json-ld/site";
import { breadcrumb, webPage } from "../../../../src/seo/json-ld/web-page";
import { breadcrumbs } from "../../../../src/site/breadcrumbs";
import { post, product, questions, site } from "../../samples";

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

describe("the nodes of a graph", () => {
  it("describe the publisher and the site, without placeholders", () => {
    const [organization, webSite] = siteNodes(site).map(plain);
    expect(organization).toEqual({
      "@type": "Organization",
      "@id": "https://site.example/#organization",
      name: "The Brand",
      url: "https://site.example/",
      logo: { "@type": "ImageObject", url: "https://site.example/icon-512.png", width: "512", height: "512" },
      publishingPrinciples: "https://site.example/editorial-policy/",
    });
    expect(webSite?.["publisher"]).toEqual({ "@id": organization?.["@id"] });
    const publisher = { name: "Jane Doe", place: "1 High Street, Springfield" };
    expect(plain(siteNodes({ ...site, publisher, contactEmail: "jane@real.org" })[0])).toMatchObject({
      legalName: "Jane Doe",
      address: "1 High Street, Springfield",
      email: "jane@real.org",
    });
  });

  it("describe the author, a group or a person, and link it to the publisher", () => {
    const author = { "@id": "https://site.example/about/#author", name: "The editors", url: "https://site.example/about/" };
    const publisher = { "@id": "https://site.example/#organization" };
    expect(plain(authorNode(site))).toEqual({ "@type": "Organization", ...author, parentOrganization: publisher });
    const portrait = { data: { width: 96, height: 96, images: { fallback: { src: "/static/ann.jpg" } } }, alt: "Ann" };
    const person = { name: "Ann", role: "Editor", biography: "Edits.", links: ["https://ann.org/"], portrait };
    expect(plain(authorNode({ ...site, author: "Ann", person }))).toEqual({
      "@type": "Person",
      ...author,
      name: "Ann",
      jobTitle: "Editor",
      description: "Edits.",
      image: "https://site.example/static/ann.jpg",
      sameAs: ["https://ann.org/"],
      affiliation: publisher,
    });
  });

  it("list breadcrumbs from home, numbered from 1, with absolute URLs", () => {
    expect(plain(breadcrumb(site, breadcrumbs.page("FAQ", "/faq/")))).toEqual({
      "@type": "BreadcrumbList",
      "@id": "https://site.example/faq/#breadcrumb",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
        { "@type": "ListItem", position: 2, name: "FAQ", item: "https://site.example/faq/" },
      ],
    });
  });

  it("link a page to its site, breadcrumb and main entity, with its date if it has one", () => {
    const page = { path: "/review/", title: "T", description: "D" };
    expect(plain(webPage(site, page, "WebPage", { mainEntity: "x#y", modified: "2025-08-25" }))).toEqual({
      "@type": "WebPage",
      "@id": "https://site.example/review/#webpage",
      url: "https://site.example/review/",
      name: "T",
      description: "D",
      inLanguage: "en",
      dateModified: "2025-08-25",
      isPartOf: { "@id": "https://site.example/#website" },
      breadcrumb: { "@id": "https://site.example/review/#breadcrumb" },
      mainEntity: { "@id": "x#y" },
    });
    const home = plain(webPage(site, { ...page, path: "/" }, "WebPage"));
    for (const property of ["breadcrumb", "mainEntity", "dateModified"]) expect(home).not.toHaveProperty(property);
  });

  it("describe an article and the works that it cites", () => {
    const citations = [
      { authors: "Oster, G.", year: "1973", title: "Auditory beats", doi: "10.1000/xyz" },
      { authors: "A Hospital", year: "n.d.", title: "Guidance", doi: null },
    ];
    expect(plain(blogPosting(site, { ...post, citations }))).toMatchObject({
      headline: "An Article",
      image: ["https://site.example/static/share.png", "https://site.example/static/cover.jpg"],
      author: { "@id": "https://site.example/about/#author" },
      publisher: { "@id": "https://site.example/#organization" },
      mainEntityOfPage: { "@id": "https://site.example/blog/a/#webpage" },
      citation: [
        {
          "@type": "CreativeWork",
          name: "Auditory beats",
          creditText: "Oster, G.",
          datePublished: "1973",
          url: "https://doi.org/10.1000/xyz",
        },
        { "@type": "CreativeWork", name: "Guidance", creditText: "A Hospital" },
      ],
    });
    expect(plain(blogPosting(site, post))).not.toHaveProperty("citation");
  });

  it.each([
    [null, null, "2025-07-24"],
    ["2025-08-01", null, "2025-08-01"],
    [null, "2026-11-23", "2026-11-23"],
    ["2026-12-01", "2026-11-23", "2026-12-01"],
  ])("date an article that was updated %s and checked %s by the later day: %s", (updated, checked, modified) => {
    expect(plain(blogPosting(site, { ...post, updated, checked }))).toMatchObject({ datePublished: "2025-07-24", dateModified: modified });
  });

  it("hold questions with their answers", () => {
    const texts = questions.map(({ question, answer }) => ({ question, answer: answer.text }));
    const faq = plain(faqPage(site, "/faq/", texts));
    expect(faq["isPartOf"]).toEqual({ "@id": "https://site.example/faq/#webpage" });
    expect(faq["mainEntity"]).toEqual(
      texts.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    );
  });
});

describe("the reviewed product", () => {
  const review = { title: "The review", verdict: "V", pros: ["p1", "p2"], cons: ["c1"] };
  const describeProduct = (changes: Partial<typeof product> = {}) => plain(reviewedProduct(site, { ...product, ...changes }, review));

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
