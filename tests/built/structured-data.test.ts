import { articles, faultsOf, indexed, lists, pageAt, pages, site, textOf, type Page } from "./site";

type Piece = { "@type": string; "@id"?: string } & Record<string, unknown>;

function graphOf({ $ }: Page): Piece[] {
  const scripts = $('script[type="application/ld+json"]');
  if (scripts.length !== 1) return [];
  return (JSON.parse(scripts.text()) as { "@graph": Piece[] })["@graph"];
}

const pieceOf = (page: Page, type: string): Piece | undefined => graphOf(page).find((piece) => piece["@type"] === type);

describe("structured data", () => {
  test("is one graph on every page that search engines see, and none on the 404 page", () => {
    expect(faultsOf(indexed, (page) => (["Organization", "WebSite"].every((type) => pieceOf(page, type)) ? [] : ["no graph"]))).toEqual([]);
    expect(
      faultsOf(
        pages.filter(({ path }) => path.startsWith("/404")),
        (page) => (graphOf(page).length === 0 ? [] : ["graph"]),
      ),
    ).toEqual([]);
  });

  test("refers only to pieces that stand in the same graph", () => {
    expect(
      faultsOf(indexed, (page) => {
        const graph = graphOf(page);
        const text = JSON.stringify(graph);
        const references = Array.from(text.matchAll(/\{"@id":"([^"]+)"\}/g), (match) => match[1]);
        const ids = new Set(Array.from(text.matchAll(/"@type":"[^"]+","@id":"([^"]+)"/g), (match) => match[1]));
        return references.filter((id) => !ids.has(id)).map((id) => `no piece ${id}`);
      }),
    ).toEqual([]);
  });

  test("gives every page but home its breadcrumb, ending at itself", () => {
    expect(
      faultsOf(
        indexed.filter(({ path }) => path !== "/"),
        (page) => {
          const items = (pieceOf(page, "BreadcrumbList")?.["itemListElement"] as { item: string }[] | undefined) ?? [];
          const last = items.at(-1)?.item.replace(site.url, "");
          return last !== undefined && page.path.startsWith(last) && items.length >= 2 ? [] : [`ends at ${last}`];
        },
      ),
    ).toEqual([]);
  });

  test("describes articles and their questions as the page shows them", () => {
    expect(
      faultsOf(articles, (page) => {
        const { $ } = page;
        const post = pieceOf(page, "BlogPosting");
        const questions =
          (pieceOf(page, "FAQPage")?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[] | undefined) ?? [];
        const text = textOf($("main").text());
        return [
          ...(post?.["headline"] === $("h1").text() ? [] : ["headline"]),
          ...(post?.["datePublished"] === $("main header time").attr("datetime") ? [] : ["datePublished"]),
          ...(post?.["author"] && post["publisher"] && post["image"] === $('meta[property="og:image"]').attr("content")
            ? []
            : ["author, publisher or image"]),
          ...(questions.length === 2 ? [] : [`${questions.length} questions`]),
          ...questions
            .filter(({ name, acceptedAnswer }) => !text.includes(textOf(name)) || !text.includes(textOf(acceptedAnswer.text)))
            .map(({ name }) => name),
        ];
      }),
    ).toEqual([]);
  });

  test("describes the 27 questions of the FAQ page as it shows them", () => {
    const page = pageAt("/faq/");
    const questions = pieceOf(page, "FAQPage")?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
    const text = textOf(page.$("main").text());
    expect(questions).toHaveLength(27);
    expect(
      questions.filter(({ name, acceptedAnswer }) => !text.includes(textOf(name)) || !text.includes(textOf(acceptedAnswer.text))),
    ).toEqual([]);
  });

  test("describes the product with the seller's rating and an editorial review that has none of its own", () => {
    const page = pageAt("/review/");
    const product = pieceOf(page, "Product");
    expect(product?.["aggregateRating"]).toMatchObject({ ratingValue: 4.8, bestRating: 5, reviewCount: 2847 });
    const review = product?.["review"] as Record<string, { itemListElement: { name: string }[] }>;
    expect(review["reviewRating"]).toBeUndefined();
    const shown = (id: string) =>
      page
        .$(`#${id}`)
        .parent()
        .find("li")
        .toArray()
        .map((element) => page.$(element).clone().children().remove().end().text());
    expect(review["positiveNotes"]?.itemListElement.map(({ name }) => name)).toEqual(shown("pros"));
    expect(review["negativeNotes"]?.itemListElement.map(({ name }) => name)).toEqual(shown("cons"));
  });

  test("lists on list pages the articles that they show", () => {
    expect(
      faultsOf(lists, (page) => {
        const items = (pieceOf(page, "ItemList")?.["itemListElement"] as { url: string }[] | undefined) ?? [];
        const shown = page
          .$("main article a:contains('Read the article')")
          .toArray()
          .map((element) => site.url + element.attribs["href"]);
        return items.map(({ url }) => url).join() === shown.join() ? [] : ["items differ"];
      }),
    ).toEqual([]);
  });
});
