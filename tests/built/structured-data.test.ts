import fs from "node:fs";
import path from "node:path";
import StructuredDataValidator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import ts from "typescript";
import { articles, errorsIn, failing, files, indexed, lists, pageAt, pages, site, textOf, type Page } from "./site";

type JsonLdNode = { "@type": string; "@id"?: string } & Record<string, unknown>;

function graphOf({ $ }: Page): JsonLdNode[] {
  const scripts = $('script[type="application/ld+json"]');
  if (scripts.length !== 1) return [];
  return (JSON.parse(scripts.text()) as { "@graph": JsonLdNode[] })["@graph"];
}

const nodesOf = (page: Page, type: string): JsonLdNode[] => graphOf(page).filter((node) => node["@type"] === type);
const nodeOf = (page: Page, type: string): JsonLdNode | undefined => nodesOf(page, type)[0];

const expectedTypes: Record<string, readonly string[]> = {
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
  test.each(Object.entries(expectedTypes))("of %s has the nodes of its kind of page", (path, types) => {
    expect(graphOf(pageAt(path)).map((node) => node["@type"])).toEqual(types);
  });

  test("is one graph on every indexed page; the 404 page has none", () => {
    expect(errorsIn(indexed, (page) => (["Organization", "WebSite"].every((type) => nodeOf(page, type)) ? [] : ["no graph"]))).toEqual([]);
    expect(
      errorsIn(
        pages.filter(({ path }) => path.startsWith("/404")),
        (page) => (graphOf(page).length === 0 ? [] : ["graph"]),
      ),
    ).toEqual([]);
  });

  test("has no empty value and no reference to a missing node", () => {
    expect(
      errorsIn(indexed, (page) => {
        const text = JSON.stringify(graphOf(page));
        const ids = new Set(Array.from(text.matchAll(/"@type":"\w+","@id":"([^"]+)"/g), ([, id]) => id));
        const references = Array.from(text.matchAll(/\{"@id":"([^"]+)"\}/g), ([, id = ""]) => id);
        return [...references.filter((id) => !ids.has(id)), ...(text.match(/"\w+":(?:null|""|\[\]|\{\})/g) ?? [])];
      }),
    ).toEqual([]);
  });

  test("is connected: references connect all nodes", () => {
    expect(
      errorsIn(indexed, (page) => {
        const graph = graphOf(page);
        const groups = new Map(graph.map((node) => [node["@id"] ?? "", new Set([node["@id"] ?? ""])]));
        for (const node of graph) {
          const own = node["@id"] ?? "";
          for (const [, id = ""] of JSON.stringify(node).matchAll(/\{"@id":"([^"]+)"\}/g)) {
            const merged = new Set([...(groups.get(own) ?? []), ...(groups.get(id) ?? [id])]);
            for (const member of merged) groups.set(member, merged);
          }
        }
        const first = groups.get(graph[0]?.["@id"] ?? "");
        return graph.filter((node) => !first?.has(node["@id"] ?? "")).map((node) => `${node["@type"]} is not connected`);
      }),
    ).toEqual([]);
  });

  test("has unique ids that start with a URL of the site and mean the same on every page", () => {
    const things = new Map<string, string>();
    expect(
      errorsIn(indexed, (page) => {
        const ids = graphOf(page).map((node) => node["@id"] ?? "none");
        const errors = ids.filter((id, index) => !id.startsWith(`${site.url}/`) || ids.indexOf(id) !== index);
        for (const node of graphOf(page).filter((candidate) => ["Organization", "WebSite", "Thing"].includes(candidate["@type"]))) {
          const [id, text] = [node["@id"] ?? "", JSON.stringify(node)];
          if ((things.get(id) ?? text) !== text) errors.push(`${id} differs from page to page`);
          things.set(id, text);
        }
        return errors;
      }),
    ).toEqual([]);
  });

  test("has the visible breadcrumb on every page but home, ending at the page itself", () => {
    expect(
      errorsIn(
        indexed.filter(({ path }) => path !== "/"),
        (page) => {
          const items = (nodeOf(page, "BreadcrumbList")?.["itemListElement"] as { name: string; item: string }[] | undefined) ?? [];
          const shown = page
            .$('nav[aria-label="Breadcrumb"] li')
            .toArray()
            .map((element) => page.$(element).text());
          const names = items.map(({ name }) => name);
          return [
            ...(items.at(-1)?.item === site.url + page.path && items.length >= 2 ? [] : [`ends at ${items.at(-1)?.item}`]),
            // The visible breadcrumb of an article omits its title.
            ...((articles.includes(page) ? names.slice(0, -1) : names).join() === shown.join() ? [] : [`shows ${shown.join()}`]),
          ];
        },
      ),
    ).toEqual([]);
  });

  test("describes articles and their questions like the page does", () => {
    expect(
      errorsIn(articles, (page) => {
        const post = nodeOf(page, "BlogPosting");
        const works = page.$("#references ~ ol > li").length;
        return failing({
          headline: post?.["headline"] === page.$("h1").text(),
          wordCount: Number(post?.["wordCount"]) > 300,
          citations: (post?.["citation"] as unknown[]).length === works,
          questions: (nodeOf(page, "FAQPage")?.["mainEntity"] as unknown[]).length === 2,
        });
      }),
    ).toEqual([]);
    expect(nodeOf(pageAt("/faq/"), "FAQPage")?.["mainEntity"]).toHaveLength(27);
  });

  test("describes the product with the seller's rating and an editorial review without a rating", () => {
    const page = pageAt("/review/");
    const product = nodeOf(page, "Product");
    expect(product?.["aggregateRating"]).toMatchObject({ ratingValue: 4.8, bestRating: 5, reviewCount: 2847 });
    const review = product?.["review"] as Record<string, { itemListElement: { name: string }[] }>;
    expect(review["reviewRating"]).toBeUndefined();
    const shown = (id: string) =>
      page
        .$(`#${id}`)
        .parent()
        .find("li")
        .toArray()
        .map((element) => page.$(element).clone().children(":not(no-break)").remove().end().text());
    expect(shown("pros").length + shown("cons").length).toBeGreaterThanOrEqual(2);
    expect(review["positiveNotes"]?.itemListElement.map(({ name }) => name)).toEqual(shown("pros"));
    expect(review["negativeNotes"]?.itemListElement.map(({ name }) => name)).toEqual(shown("cons"));
  });

  test("lists the articles that a list page shows", () => {
    expect(
      errorsIn([...lists, pageAt("/blog/all/")], (page) => {
        const items = (nodeOf(page, "ItemList")?.["itemListElement"] as { url: string }[] | undefined) ?? [];
        const shown = page
          .$("main article :is(h2, h3) > a, main section li a")
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

/** The visible text of a page. */
interface Shown {
  readonly page: Page;
  readonly body: string;
  readonly main: string;
}
/** Whether the page shows a value. */
type Check = (value: string, shown: Shown) => boolean;

const inBody: Check = (value, { body }) => body.includes(textOf(value));
const inMain: Check = (value, { main }) => main.includes(textOf(value));
const asDay: Check = (value, { page }) => page.$(`main time[datetime="${value}"]`).length > 0;
const asNumber: Check = (value, shown) => inMain(Number(value).toLocaleString("en-US"), shown);
const asTitle: Check = (value, { page }) => page.$("head > title").text() === value;
const asDescription: Check = (value, { page }) => page.$('meta[name="description"]').attr("content") === value;
const asLink: Check = (value, { page }) =>
  page.$(`a[href="${value.replace(site.url, "")}"]`).length > 0 || value === site.url + page.path || value.endsWith(page.path);
const published: Check = (value) => files.includes(value.replace(`${site.url}/`, ""));
/** Not visible to readers. */
const invisible: Check = () => true;

const webPage: Record<string, Check> = {
  name: asTitle,
  description: asDescription,
  dateModified: asDay,
  url: asLink,
  inLanguage: invisible,
};
/** Every property in use, and how to find its value on the page. Add new properties here. */
const shownAs: Record<string, Record<string, Check>> = {
  Organization: { name: inBody, legalName: inBody, address: inBody, email: inBody, url: asLink, publishingPrinciples: asLink },
  Person: { name: inBody, url: asLink },
  ImageObject: { url: published, width: invisible, height: invisible },
  WebSite: { name: inBody, url: asLink, description: invisible, inLanguage: invisible },
  WebPage: webPage,
  AboutPage: webPage,
  CollectionPage: webPage,
  ListItem: { name: inBody, item: asLink, url: asLink, position: invisible },
  Thing: { name: inMain, url: asLink },
  BlogPosting: {
    headline: inMain,
    description: asDescription,
    abstract: inMain,
    datePublished: asDay,
    dateModified: asDay,
    image: published,
    wordCount: invisible,
    articleSection: inMain,
    inLanguage: invisible,
  },
  CreativeWork: { name: inMain, creditText: inMain, datePublished: inMain, url: asLink },
  Question: { name: inMain },
  Answer: { text: inMain },
  Product: { name: inMain, description: inMain },
  // The verdict's first sentence is in its card, the others are below it.
  Review: { name: inMain, reviewBody: (text, shown) => text.split(/(?<=\.) /).every((sentence) => inMain(sentence, shown)) },
  AggregateRating: { ratingValue: asNumber, bestRating: asNumber, reviewCount: asNumber },
  Rating: { ratingValue: asNumber, bestRating: asNumber },
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

test("every value of the structured data is visible on its page", () => {
  expect(
    errorsIn(indexed, (page) => {
      const shown = { page, body: textOf(page.$("body").text()), main: textOf(page.$("main").text()) };
      return unshown(graphOf(page), shown);
    }),
  ).toEqual([]);
});

describe("independent validators", () => {
  // The validator treats every product as one for sale; the site sells nothing and has no picture of it.
  const forShops = ["image", "offers"];
  // Nobody here has tried the program, so the review has no rating.
  const forTesters = ["reviewRating"];

  test("the structured data validator reports only properties that the site cannot have", async () => {
    const validator = new StructuredDataValidator();
    const findings = await Promise.all(
      indexed.map(async (page) => {
        const issues = await validator.validate(new WebAutoExtractor({ addLocation: true }).parse(page.html));
        return issues
          .filter(({ severity }) => severity === "ERROR")
          .map(({ issueMessage, rootType }) => `${page.path}: ${rootType}: ${issueMessage}`);
      }),
    );
    expect(findings.flat()).toEqual(
      [...forShops, ...forTesters].map((name) => `/review/: Product: Required attribute "${name}" is missing`),
    );
  });

  test("every type and property is in schema.org's vocabulary (schema-dts)", () => {
    const file = path.resolve(__dirname, "structured-data.generated.ts");
    const source = `import type { Graph } from "schema-dts";\nexport const graphs: Graph[] = [\n${Object.keys(expectedTypes)
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
    const errors = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
    expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
    expect(fs.existsSync(file)).toBe(false);
  }, 120_000);
});
