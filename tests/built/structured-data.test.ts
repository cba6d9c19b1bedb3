import { factNames } from "../../src/content-model/types/compared-product";
import { decodePercent } from "../../src/site/decode-percent";
import { routes } from "../../src/site/routes";
import { allOf, oneOf, posts, product, site } from "../site-under-test";
import { articles, attributesOf, checkPages, files, indexed, notFound, pageAt, pages, textOf, textsOf, type Page } from "./site";

type JsonLdNode = { "@type": string; "@id"?: string } & Record<string, unknown>;

const graphs = new Map(
  pages.map((page) => {
    const scripts = page.$('script[type="application/ld+json"]');
    return [page, scripts.length === 1 ? (JSON.parse(scripts.text()) as { "@graph": JsonLdNode[] })["@graph"] : []];
  }),
);
const graphOf = (page: Page): JsonLdNode[] => graphs.get(page) ?? [];

const nodeOf = (page: Page, type: string): JsonLdNode | undefined => graphOf(page).find((node) => node["@type"] === type);
/** The items of a list such as `itemListElement`; none where the node or the list is missing. */
const itemsOf = <Item>(node: JsonLdNode | undefined, list: string) => (node?.[list] ?? []) as Item[];

const authorType = allOf("author").length > 0 ? "Person" : "Organization";

/** Nodes of each kind of page. Their order means nothing. */
const expectedTypes: Record<string, readonly string[]> = {
  [routes.home]: ["Organization", "WebSite"],
  [routes.review]: ["BreadcrumbList", "Product"],
  [routes.faq]: ["BreadcrumbList", "FAQPage"],
  [routes.about]: [authorType, "BreadcrumbList"],
  [routes.blog]: ["BreadcrumbList"],
  [articles[0]?.path ?? ""]: ["BreadcrumbList", "BlogPosting", "FAQPage"],
};

test.each(Object.entries(expectedTypes))("%s has the nodes of its kind of page", (at, types) => {
  expect(
    graphOf(pageAt(at))
      .map((node) => node["@type"])
      .sort(),
  ).toEqual([...types].sort());
});

const compared = allOf("compare").length > 0 ? allOf("comparedProduct") : [];

(compared.length > 0 ? test : test.skip)(
  "the page of all products lists what its tables show, with the day and the page of each fact",
  () => {
    const page = pageAt(routes.compare);
    const listed = itemsOf<{ name: string }>(nodeOf(page, "ItemList"), "itemListElement").map(({ name }) => name);
    expect([...listed].sort()).toEqual([...new Set(textsOf(page.$, "figure.table:has(details) tbody th"))].sort());
    const facts = compared.filter(({ name }) => listed.includes(name)).flatMap((one) => factNames.flatMap((name) => one[name] ?? []));
    expect(facts.length).toBeGreaterThan(0);
    const days = new Set(attributesOf(page.$, "figure.table details time", "datetime"));
    for (const { read } of facts) if (read) expect(days).toContain(read);
  },
);

/** Properties that Google requires (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  BlogPosting: ["headline", "image", "datePublished", "author"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Product: ["name", "review"],
  Review: ["author", "reviewBody"],
  AggregateRating: ["ratingValue", "bestRating", "reviewCount"],
};

function nodesIn(value: unknown): JsonLdNode[] {
  if (typeof value !== "object" || value === null) return [];
  return [...("@type" in value ? [value as JsonLdNode] : []), ...Object.values(value).flatMap(nodesIn)];
}

describe("structured data", () => {
  checkPages(notFound, { "is not on the 404 page": (page) => graphOf(page).length === 0 });

  checkPages(indexed, {
    "has every property that is required": (page) =>
      nodesIn(graphOf(page)).flatMap((node) =>
        (required[node["@type"]] ?? []).filter((name) => !node[name]).map((name) => `${node["@type"]} without ${name}`),
      ),
    "shows every value on its page": (page) => {
      const links = new Set(attributesOf(page.$, "a[href]", "href"));
      const shown = { page, links, body: textOf(page.$("body").text()), main: textOf(page.$("main").text()) };
      return unshown(graphOf(page), shown);
    },
  });

  checkPages(
    indexed.filter(({ path: at }) => at !== "/"),
    {
      "has the visible breadcrumb, ending at the page itself": (page) => {
        const items = itemsOf<{ name: string; item: string }>(nodeOf(page, "BreadcrumbList"), "itemListElement");
        const names = items.map(({ name }) => name);
        // The visible breadcrumb of an article omits its title.
        const visible = articles.includes(page) ? names.slice(0, -1) : names;
        return (
          items.length >= 2 &&
          items.at(-1)?.item === site.url + page.path &&
          visible.join() === textsOf(page.$, 'nav[aria-label="Breadcrumb"] li').join()
        );
      },
    },
  );

  checkPages(articles, {
    "has all questions of an article": (page) =>
      itemsOf(nodeOf(page, "FAQPage"), "mainEntity").length === posts.find((post) => post.path === page.path)?.faq.length,
  });

  test("describes the product with an editorial review, with ratings only where settings allow them, and all questions of the FAQ", () => {
    const page = pageAt(routes.review);
    const node = nodeOf(page, "Product");
    expect(node?.["aggregateRating"] !== undefined).toBe(Boolean(product.showAggregateRating && product.rating));
    const review = node?.["review"] as JsonLdNode;
    for (const [notes, id] of [
      ["positiveNotes", "pros"],
      ["negativeNotes", "cons"],
    ] as const) {
      const shown = page.$(`#${id}`).parent().find("li").toArray();
      const texts = shown.map((element) => page.$(element).clone().children(":not(no-break)").remove().end().text());
      expect(texts.length).toBeGreaterThanOrEqual(1);
      expect(itemsOf<{ name: string }>(review[notes] as JsonLdNode, "itemListElement").map(({ name }) => name)).toEqual(texts);
    }
    const questions = oneOf("faq").groups.flatMap(({ entries }) => entries.map(({ question }) => question));
    expect(itemsOf<{ name: string }>(nodeOf(pageAt(routes.faq), "FAQPage"), "mainEntity").map(({ name }) => name)).toEqual(questions);
  });
});

/** The visible text of a page. */
interface Shown {
  readonly page: Page;
  /** Targets of its links. */
  readonly links: ReadonlySet<string>;
  readonly body: string;
  readonly main: string;
}
/** Whether the page shows a value. */
type Check = (value: string, shown: Shown) => boolean;

const inBody: Check = (value, { body }) => body.includes(textOf(value));
const inMain: Check = (value, { main }) => main.includes(textOf(value));
const asDay: Check = (value, { page }) => page.$(`main time[datetime="${value}"]`).length > 0;
const asNumber: Check = (value, shown) => inMain(Number(value).toLocaleString("en-US"), shown);
const asLink: Check = (value, { page, links }) =>
  links.has(value.replace(site.url, "")) || value === site.url + page.path || value.endsWith(page.path);
const about = pageAt(routes.about);
/** The author's page shows what other pages say about them in data only. */
const onAbout: Check = (value) =>
  textOf(about.$("main").text()).includes(textOf(value)) || attributesOf(about.$, "main a", "href").includes(value);
const published: Check = (value) => files.includes(decodePercent(value.replace(`${site.url}/`, "")));
/** Not visible to readers. */
const invisible: Check = () => true;

/** Every property in use, and how to find its value on the page. Add new properties here. */
const shownAs: Record<string, Record<string, Check>> = {
  Organization: { name: inBody, legalName: inBody, address: inBody, email: inBody, url: asLink, publishingPrinciples: asLink },
  Person: { name: inBody, url: asLink, jobTitle: onAbout, description: onAbout, image: published, sameAs: onAbout },
  ImageObject: { url: published, width: invisible, height: invisible },
  WebSite: { name: inBody, url: asLink, description: invisible },
  ListItem: { name: inBody, item: asLink, url: asLink, position: invisible },
  Thing: { name: inMain, url: asLink },
  BlogPosting: { headline: inMain, datePublished: asDay, dateModified: asDay, image: published },
  Question: { name: inMain },
  Answer: { text: inMain },
  Product: { name: inMain, description: inMain },
  Offer: {
    price: (value, { main }) => main.replace(/[.,]/g, "").includes(value.replace(".", "")),
    priceCurrency: invisible,
    validFrom: asDay,
  },
  Review: {
    name: inMain,
    datePublished: asDay,
    dateModified: asDay,
    // The verdict's first sentence is in its card, the others are below it.
    reviewBody: (text, shown) => text.split(/(?<=\.) /).every((sentence) => inMain(sentence, shown)),
  },
  AggregateRating: { ratingValue: asNumber, bestRating: asNumber, reviewCount: asNumber },
};

function unshown(value: unknown, shown: Shown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unshown(item, shown));
  if (typeof value !== "object" || value === null) return [];
  const node = value as JsonLdNode;
  return Object.entries(node).flatMap(([property, content]) => {
    if (property.startsWith("@")) return [];
    const values = (Array.isArray(content) ? content : [content]) as unknown[];
    if (values.every((item) => typeof item === "object")) return unshown(content, shown);
    const check = shownAs[node["@type"]]?.[property];
    if (!check) return [`no check for ${node["@type"]}.${property}`];
    return values
      .map(String)
      .filter((item) => !check(item, shown))
      .map((item) => `${node["@type"]}.${property} '${item}' is not shown`);
  });
}
