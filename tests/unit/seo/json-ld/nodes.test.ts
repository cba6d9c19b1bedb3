import { graph } from "../../../../src/seo/json-ld/graph";
import { blogPosting, topic } from "../../../../src/seo/json-ld/article";
import { nodeId } from "../../../../src/seo/json-ld/ids";
import { faqPage, itemList } from "../../../../src/seo/json-ld/lists";
import { reviewedProduct } from "../../../../src/seo/json-ld/product";
import { authorNode, siteNodes } from "../../../../src/seo/json-ld/site";
import { breadcrumb, webPage } from "../../../../src/seo/json-ld/web-page";
import { breadcrumbs } from "../../../../src/site/breadcrumbs";
import { plain, post, product, review, site } from "./samples";

describe("the nodes of a graph", () => {
  it("describe the publisher and the site, linked by id", () => {
    const [organization, webSite] = siteNodes(site).map(plain);
    expect(organization).toMatchObject({
      "@type": "Organization",
      "@id": "https://site.example/#organization",
      name: "The Brand",
      url: "https://site.example/",
      logo: { "@type": "ImageObject", url: "https://site.example/icon-512.png" },
      publishingPrinciples: "https://site.example/editorial-policy/",
    });
    expect(webSite).toMatchObject({
      "@type": "WebSite",
      "@id": "https://site.example/#website",
      publisher: { "@id": "https://site.example/#organization" },
    });
  });

  it("describe the publisher from the settings, without placeholders", () => {
    const [placeholder] = siteNodes(site).map(plain);
    for (const property of ["legalName", "address", "email"]) expect(placeholder).not.toHaveProperty(property);
    const publisher = { name: "Jane Doe", place: "1 High Street, Springfield" };
    expect(plain(siteNodes({ ...site, publisher, contactEmail: "jane@real.org" })[0])).toMatchObject({
      legalName: "Jane Doe",
      address: "1 High Street, Springfield",
      email: "jane@real.org",
    });
  });

  it.each([
    ["Organization", "parentOrganization"],
    ["Person", "affiliation"],
  ] as const)("describe the author (%s) and link it to the publisher", (authorType, tie) => {
    expect(plain(authorNode({ ...site, authorType }))).toEqual({
      "@type": authorType,
      "@id": "https://site.example/about/#author",
      name: "The editors",
      url: "https://site.example/about/",
      [tie]: { "@id": "https://site.example/#organization" },
    });
  });

  it("list breadcrumbs from home, numbered from 1, with absolute URLs", () => {
    expect(plain(breadcrumb(site, breadcrumbs.post(post.category, "An Article", "/blog/a/")))).toEqual({
      "@type": "BreadcrumbList",
      "@id": "https://site.example/blog/a/#breadcrumb",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
        { "@type": "ListItem", position: 2, name: "Blog", item: "https://site.example/blog/" },
        { "@type": "ListItem", position: 3, name: "Memory", item: "https://site.example/blog/category/memory/" },
        { "@type": "ListItem", position: 4, name: "An Article", item: "https://site.example/blog/a/" },
      ],
    });
  });

  it("link a page to its site, breadcrumb, main entity and subject, with its date if it has one", () => {
    const page = { path: "/review/", title: "T", description: "D" };
    expect(plain(webPage(site, page, "WebPage", { mainEntity: "x#y", about: "x#z", modified: "2025-08-25" }))).toMatchObject({
      "@type": "WebPage",
      "@id": "https://site.example/review/#webpage",
      isPartOf: { "@id": "https://site.example/#website" },
      breadcrumb: { "@id": "https://site.example/review/#breadcrumb" },
      mainEntity: { "@id": "x#y" },
      about: { "@id": "x#z" },
      dateModified: "2025-08-25",
    });
    const bare = plain(webPage(site, page, "CollectionPage"));
    expect(bare["@type"]).toBe("CollectionPage");
    for (const property of ["mainEntity", "about", "dateModified"]) expect(bare).not.toHaveProperty(property);
  });

  it("describe an article as the page shows it", () => {
    expect(plain(blogPosting(site, post))).toMatchObject({
      "@type": "BlogPosting",
      headline: "An Article",
      datePublished: "2025-07-24",
      dateModified: "2025-07-24",
      image: ["https://site.example/static/share.png", "https://site.example/static/cover.jpg"],
      wordCount: 1200,
      articleSection: "Memory",
      about: { "@id": "https://site.example/blog/category/memory/#topic" },
      author: { "@id": "https://site.example/about/#author" },
      publisher: { "@id": "https://site.example/#organization" },
      mainEntityOfPage: { "@id": "https://site.example/blog/a/#webpage" },
    });
    expect(plain(topic(site, post.category))).toMatchObject({
      "@id": "https://site.example/blog/category/memory/#topic",
      name: "Memory",
      url: "https://site.example/blog/category/memory/",
    });
  });

  it("describe an article's update and the works that it cites", () => {
    const citations = [
      { authors: "Oster, G.", year: "1973", title: "Auditory beats", doi: "10.1000/xyz" },
      { authors: "A Hospital", year: "n.d.", title: "Guidance", doi: null },
    ];
    expect(plain(blogPosting(site, { ...post, updated: "2025-08-01", citations }))).toMatchObject({
      datePublished: "2025-07-24",
      dateModified: "2025-08-01",
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
  });

  it("hold every question with its answer, as a part of the page", () => {
    const questions = [
      { question: "Is it one?", answer: "It is one." },
      { question: "Is it two?", answer: "It is two." },
    ];
    expect(plain(faqPage(site, "/faq/", questions))).toEqual({
      "@type": "FAQPage",
      "@id": "https://site.example/faq/#faq",
      isPartOf: { "@id": "https://site.example/faq/#webpage" },
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    });
  });

  it("list articles in their order", () => {
    const list = [
      { name: "A", path: "/blog/a/" },
      { name: "B", path: "/blog/b/" },
    ];
    expect(plain(itemList(site, "/blog/", list))["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "A", url: "https://site.example/blog/a/" },
      { "@type": "ListItem", position: 2, name: "B", url: "https://site.example/blog/b/" },
    ]);
  });

  it("have URLs with a fragment as ids", () => {
    expect(nodeId(site, "/review/", "product")).toBe("https://site.example/review/#product");
  });
});

describe("the reviewed product", () => {
  const reviewOf = (facts: typeof product, page = review) =>
    plain(reviewedProduct(site, facts, page))["review"] as Record<string, { itemListElement: { name: string; position: number }[] }>;

  it("has the seller's rating only when settings allow it", () => {
    expect(plain(reviewedProduct(site, product, review))["aggregateRating"]).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4.8,
      bestRating: 5,
      reviewCount: 2847,
    });
    expect(plain(reviewedProduct(site, { ...product, showAggregateRating: false }, review))).not.toHaveProperty("aggregateRating");
  });

  it("has an editorial review with author, pros and cons", () => {
    const editorial = reviewOf(product);
    expect(editorial["author"]).toEqual({ "@id": "https://site.example/about/#author" });
    expect(editorial["positiveNotes"]?.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, "p1"],
      [2, "p2"],
    ]);
    expect(editorial["negativeNotes"]?.itemListElement.map(({ name }) => name)).toEqual(["c1"]);
  });

  it("leaves out pros and cons when there are fewer than two in total", () => {
    expect(reviewOf(product, { ...review, pros: ["p1"], cons: [] })).not.toHaveProperty("positiveNotes");
    expect(reviewOf(product, { ...review, pros: ["p1"], cons: ["c1"] })).toHaveProperty("negativeNotes");
  });

  it("has an editorial rating only when settings have one", () => {
    expect(reviewOf(product)["reviewRating"]).toBeUndefined();
    expect(reviewOf({ ...product, editorialRating: 4 })["reviewRating"]).toEqual({ "@type": "Rating", ratingValue: 4, bestRating: 5 });
  });
});

describe("a page's graph", () => {
  const page = { path: "/", title: "T", description: "D" };

  it("of the home page has no breadcrumb and no reference to one", () => {
    const { "@graph": nodes } = graph([...siteNodes(site), webPage(site, page, "WebPage")]);
    expect(plain(nodes[2])).not.toHaveProperty("breadcrumb");
  });

  it("of an article without an image has no article node and no reference to one", () => {
    const at = { ...page, path: "/blog/a/" };
    const nodes = (images: string[]) =>
      graph([
        ...siteNodes(site),
        authorNode(site),
        topic(site, post.category),
        webPage(site, at, "WebPage", { mainEntity: nodeId(site, at.path, "article") }),
        breadcrumb(site, breadcrumbs.post(post.category, "An Article", at.path)),
        blogPosting(site, { ...post, images }),
      ])["@graph"].map(plain);
    expect(nodes(["/a.png"]).map((node) => node["@type"])).toContain("BlogPosting");
    const bare = nodes([]);
    expect(bare.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "Organization", "Thing", "WebPage", "BreadcrumbList"]);
    expect(bare[4]).not.toHaveProperty("mainEntity");
    expect(bare[4]).toHaveProperty("breadcrumb");
  });
});
