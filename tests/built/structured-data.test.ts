import fs from "node:fs";
import path from "node:path";
import StructuredDataValidator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import ts from "typescript";
import { completeNodes, type JsonLdNode as AnyPiece } from "../../src/seo/json-ld/complete-nodes";
import { articles, faultsOf, files, indexed, lists, pageAt, pages, site, textOf, type Page } from "./site";

type JsonLdNode = { "@type": string; "@id"?: string } & Record<string, unknown>;

function graphOf({ $ }: Page): JsonLdNode[] {
  const scripts = $('script[type="application/ld+json"]');
  if (scripts.length !== 1) return [];
  return (JSON.parse(scripts.text()) as { "@graph": JsonLdNode[] })["@graph"];
}

const piecesOf = (page: Page, type: string): JsonLdNode[] => graphOf(page).filter((piece) => piece["@type"] === type);
const pieceOf = (page: Page, type: string): JsonLdNode | undefined => piecesOf(page, type)[0];

const kinds: Record<string, readonly string[]> = {
  "/": ["Organization", "WebSite", "WebPage"],
  "/review/": ["Organization", "WebSite", "Organization", "WebPage", "BreadcrumbList", "Product"],
  "/faq/": ["Organization", "WebSite", "WebPage", "BreadcrumbList", "FAQPage"],
  "/about/": ["Organization", "WebSite", "Organization", "AboutPage", "BreadcrumbList"],
  "/disclaimer/": ["Organization", "WebSite", "WebPage", "BreadcrumbList"],
  "/blog/page/2/": ["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "ItemList"],
  "/blog/all/": ["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "ItemList"],
  "/blog/category/memory-improvement/": ["Organization", "WebSite", "Thing", "CollectionPage", "BreadcrumbList", "ItemList"],
  "/blog/binaural-beats-for-deep-focus/": [
    "Organization",
    "WebSite",
    "Organization",
    "WebPage",
    "BreadcrumbList",
    "Thing",
    "BlogPosting",
    "FAQPage",
  ],
};

describe("structured data", () => {
  test.each(Object.entries(kinds))("of %s holds the pieces of its kind of page", (path, types) => {
    expect(graphOf(pageAt(path)).map((piece) => piece["@type"])).toEqual(types);
  });

  test("is one graph on every page that search engines see, and none on the 404 page", () => {
    expect(faultsOf(indexed, (page) => (["Organization", "WebSite"].every((type) => pieceOf(page, type)) ? [] : ["no graph"]))).toEqual([]);
    expect(
      faultsOf(
        pages.filter(({ path }) => path.startsWith("/404")),
        (page) => (graphOf(page).length === 0 ? [] : ["graph"]),
      ),
    ).toEqual([]);
  });

  test("is complete: no piece lacks what it needs, and none refers to what is not there", () => {
    expect(
      faultsOf(indexed, (page) => {
        const graph = graphOf(page);
        return JSON.stringify(completeNodes(graph as AnyPiece[])) === JSON.stringify(graph) ? [] : ["something is half empty"];
      }),
    ).toEqual([]);
  });

  test("is connected: every piece is reached from every other one by what they refer to", () => {
    expect(
      faultsOf(indexed, (page) => {
        const graph = graphOf(page);
        const groups = new Map(graph.map((piece) => [piece["@id"] ?? "", new Set([piece["@id"] ?? ""])]));
        for (const piece of graph) {
          const own = piece["@id"] ?? "";
          for (const [, id = ""] of JSON.stringify(piece).matchAll(/\{"@id":"([^"]+)"\}/g)) {
            const merged = new Set([...(groups.get(own) ?? []), ...(groups.get(id) ?? [id])]);
            for (const member of merged) groups.set(member, merged);
          }
        }
        const first = groups.get(graph[0]?.["@id"] ?? "");
        return graph.filter((piece) => !first?.has(piece["@id"] ?? "")).map((piece) => `${piece["@type"]} stands alone`);
      }),
    ).toEqual([]);
  });

  test("has ids that begin with an address of the site, each once, and the same for the same thing on every page", () => {
    const things = new Map<string, string>();
    expect(
      faultsOf(indexed, (page) => {
        const ids = graphOf(page).map((piece) => piece["@id"] ?? "none");
        const faults = ids.filter((id, index) => !id.startsWith(`${site.url}/`) || ids.indexOf(id) !== index);
        for (const piece of graphOf(page).filter((candidate) => ["Organization", "WebSite", "Thing"].includes(candidate["@type"]))) {
          const [id, text] = [piece["@id"] ?? "", JSON.stringify(piece)];
          if ((things.get(id) ?? text) !== text) faults.push(`${id} differs from page to page`);
          things.set(id, text);
        }
        return faults;
      }),
    ).toEqual([]);
  });

  test("gives every page but home its breadcrumb, as the page shows it, ending at itself", () => {
    expect(
      faultsOf(
        indexed.filter(({ path }) => path !== "/"),
        (page) => {
          const items = (pieceOf(page, "BreadcrumbList")?.["itemListElement"] as { name: string; item: string }[] | undefined) ?? [];
          const shown = page
            .$('nav[aria-label="Breadcrumb"] li')
            .toArray()
            .map((element) => page.$(element).text());
          const told = items.map(({ name }) => name);
          return [
            ...(items.at(-1)?.item === site.url + page.path && items.length >= 2 ? [] : [`ends at ${items.at(-1)?.item}`]),
            // An article's own title stands below as its heading.
            ...((articles.includes(page) ? told.slice(0, -1) : told).join() === shown.join() ? [] : [`shows ${shown.join()}`]),
          ];
        },
      ),
    ).toEqual([]);
  });

  test("describes articles and their questions as the page shows them", () => {
    expect(
      faultsOf(articles, (page) => {
        const post = pieceOf(page, "BlogPosting");
        const works = page.$("#references ~ ol > li").length;
        return [
          ...(post?.["headline"] === page.$("h1").text() ? [] : ["headline"]),
          ...(Number(post?.["wordCount"]) > 300 ? [] : ["wordCount"]),
          ...((post?.["citation"] as unknown[]).length === works ? [] : [`${works} works`]),
          ...((pieceOf(page, "FAQPage")?.["mainEntity"] as unknown[]).length === 2 ? [] : ["questions"]),
        ];
      }),
    ).toEqual([]);
    expect(pieceOf(pageAt("/faq/"), "FAQPage")?.["mainEntity"]).toHaveLength(27);
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
    expect(shown("pros").length + shown("cons").length).toBeGreaterThanOrEqual(2);
    expect(review["positiveNotes"]?.itemListElement.map(({ name }) => name)).toEqual(shown("pros"));
    expect(review["negativeNotes"]?.itemListElement.map(({ name }) => name)).toEqual(shown("cons"));
  });

  test("lists on list pages the articles that they show", () => {
    expect(
      faultsOf([...lists, pageAt("/blog/all/")], (page) => {
        const items = (pieceOf(page, "ItemList")?.["itemListElement"] as { url: string }[] | undefined) ?? [];
        const shown = page
          .$("main article a:contains('Read the article'), main section li a")
          .toArray()
          .map((element) => site.url + element.attribs["href"]);
        return items
          .map(({ url }) => url)
          .sort()
          .join() === shown.sort().join()
          ? []
          : ["items differ"];
      }),
    ).toEqual([]);
  });
});

/** What a reader sees of a page. */
interface Shown {
  readonly page: Page;
  readonly body: string;
  readonly main: string;
}
/** Whether a page shows a value. */
type Check = (value: string, shown: Shown) => boolean;

const inBody: Check = (value, { body }) => body.includes(textOf(value));
const inMain: Check = (value, { main }) => main.includes(textOf(value));
const asDay: Check = (value, { page }) => page.$(`main time[datetime="${value}"]`).length > 0;
const asNumber: Check = (value, shown) => inMain(Number(value).toLocaleString("en-US"), shown);
const asTitle: Check = (value, { page }) => page.$("title").text() === value;
const asDescription: Check = (value, { page }) => page.$('meta[name="description"]').attr("content") === value;
const asLink: Check = (value, { page }) =>
  page.$(`a[href="${value.replace(site.url, "")}"]`).length > 0 || value === site.url + page.path || value.endsWith(page.path);
const published: Check = (value) => files.includes(value.replace(`${site.url}/`, ""));
/** Said to machines alone. */
const ofNoInterest: Check = () => true;

const webPage: Record<string, Check> = {
  name: asTitle,
  description: asDescription,
  dateModified: asDay,
  url: asLink,
  inLanguage: ofNoInterest,
};
/** Every property that our graphs have, and how a page shows its value. A new one has to be entered here. */
const shownAs: Record<string, Record<string, Check>> = {
  Organization: { name: inBody, legalName: inBody, address: inBody, email: inBody, url: asLink, publishingPrinciples: asLink },
  Person: { name: inBody, url: asLink },
  ImageObject: { url: published, width: ofNoInterest, height: ofNoInterest },
  WebSite: { name: inBody, url: asLink, description: ofNoInterest, inLanguage: ofNoInterest },
  WebPage: webPage,
  AboutPage: webPage,
  CollectionPage: webPage,
  ListItem: { name: inBody, item: asLink, url: asLink, position: ofNoInterest },
  Thing: { name: inMain, url: asLink },
  BlogPosting: {
    headline: inMain,
    description: asDescription,
    datePublished: asDay,
    dateModified: asDay,
    image: published,
    wordCount: ofNoInterest,
    articleSection: inMain,
    inLanguage: ofNoInterest,
  },
  CreativeWork: { name: inMain, creditText: inMain, datePublished: inMain, url: asLink },
  Question: { name: inMain },
  Answer: { text: inMain },
  Product: { name: inMain, description: inMain },
  Review: { name: inMain, reviewBody: inMain },
  AggregateRating: { ratingValue: asNumber, bestRating: asNumber, reviewCount: asNumber },
  Rating: { ratingValue: asNumber, bestRating: asNumber },
};

function unshown(value: unknown, shown: Shown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unshown(item, shown));
  if (typeof value !== "object" || value === null) return [];
  const piece = value as JsonLdNode;
  return Object.entries(piece).flatMap(([property, content]) => {
    if (property.startsWith("@")) return [];
    const values = (Array.isArray(content) ? content : [content]) as unknown[];
    if (values.every((item) => typeof item === "object")) return unshown(content, shown);
    const check = shownAs[piece["@type"]]?.[property];
    if (!check) return [`nobody knows where a page shows ${piece["@type"]}.${property}`];
    return values
      .map(String)
      .filter((item) => !check(item, shown))
      .map((item) => `${piece["@type"]}.${property} '${item}' is not shown`);
  });
}

test("every value of the structured data is shown on its page", () => {
  expect(
    faultsOf(indexed, (page) => {
      const shown = { page, body: textOf(page.$("body").text()), main: textOf(page.$("main").text()) };
      return unshown(graphOf(page), shown);
    }),
  ).toEqual([]);
});

describe("independent judges", () => {
  // The validator judges a product as a reviewed one and as a shop's: the site sells nothing, and has no picture of it.
  const ofShops = ["image", "offers"];
  // Nobody here has tried the program, so the review has no rating of its own.
  const ofTesters = ["reviewRating"];

  test("the structured data validator misses nothing but what the site does not have", async () => {
    const validator = new StructuredDataValidator();
    const findings = await Promise.all(
      indexed.map(async (page) => {
        const issues = await validator.validate(new WebAutoExtractor({ addLocation: true }).parse(page.html));
        return issues
          .filter(({ severity }) => severity === "ERROR")
          .map(({ issueMessage, rootType }) => `${page.path}: ${rootType}: ${issueMessage}`);
      }),
    );
    expect(findings.flat()).toEqual([...ofShops, ...ofTesters].map((name) => `/review/: Product: Required attribute "${name}" is missing`));
  });

  test("schema.org's vocabulary knows every type and property, as schema-dts has it", () => {
    const file = path.resolve(__dirname, "structured-data.generated.ts");
    const source = `import type { Graph } from "schema-dts";\nexport const graphs: Graph[] = [\n${Object.keys(kinds)
      .map((at) => JSON.stringify({ "@context": "https://schema.org", "@graph": graphOf(pageAt(at)) }))
      .join(",\n")}];\n`;
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists, readFile } = host;
    host.getSourceFile = (name, version, ...rest) =>
      name === file ? ts.createSourceFile(name, source, version) : getSourceFile.call(host, name, version, ...rest);
    host.fileExists = (name) => name === file || fileExists.call(host, name);
    host.readFile = (name) => (name === file ? source : readFile.call(host, name));
    const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
    expect(fs.existsSync(file)).toBe(false);
  }, 120_000);
});
