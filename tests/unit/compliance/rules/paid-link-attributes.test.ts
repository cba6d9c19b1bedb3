import { placementId } from "../../../../src/site/paid-links";
import { brokenRules, href, html, linesFor, linesOf, link, main, NOTE, removePublishedFolders, settings, words } from "../published-folder";

afterEach(removePublishedFolders);

describe("the URL of a paid link", () => {
  it.each([
    ["another page of the seller", "https://seller.example/other"],
    ["the page without its parameters", "https://seller.example/x"],
    ["the page with another parameter", "https://seller.example/x?a=b&amp;c=d&amp;e=f"],
    ["another host of the seller", "https://shop.seller.example/x?a=b&amp;c=d"],
    ["a redirect while redirects are off", "/go/0123456789/"],
  ])("must not be %s", (_, url) => {
    expect(brokenRules({ main: main(link("Buy (paid link)").replace(href, url) + NOTE) })).toEqual(["paid-link-url"]);
  });

  it("is also checked on the seller’s other hosts", () => {
    const other = main(`${link("Buy (paid link)").replace(href, "https://the-wave.example/")}${NOTE}`);
    expect(brokenRules({ main: other }, { sellerHosts: ["the-wave.example"] })).toEqual(["paid-link-url"]);
  });

  it("is also checked on links that are only marked as sponsored", () => {
    expect(brokenRules({ main: main('<p><a rel="sponsored" href="https://other.example/">Other</a></p>') })).toEqual(["paid-link-url"]);
  });
});

it.each([
  ["sponsored", "nofollow noopener noreferrer"],
  ["nofollow", "sponsored noopener noreferrer"],
  ["noopener", "sponsored nofollow noreferrer"],
  ["noreferrer", "sponsored nofollow noopener"],
])("a paid link needs rel=%s", (token, rel) => {
  expect(linesOf({ main: main(`<p><a href="${href}" target="_blank" rel="${rel}">Buy (paid link)</a></p>${NOTE}`) })).toEqual([
    expect.stringContaining(`error[paid-link-rel] /blog/a/: the paid link 'Buy (paid link)' has rel="${rel}"; add ${token}`),
  ]);
});

it("a paid link opens in a new tab", () => {
  expect(brokenRules({ main: main(link("Buy (paid link)").replace('target="_blank"', "") + NOTE) })).toEqual(["paid-link-target"]);
});

it("a paid link says so to screen readers, also as a picture", () => {
  expect(brokenRules({ main: main(link("Buy") + NOTE) })).toEqual(["paid-link-label"]);
  expect(brokenRules({ main: main(link('<img src="a.png" alt="A desk">')) })).toEqual(["paid-link-label"]);
  expect(brokenRules({ main: main(link('<img src="a.png" alt="A desk"> Paid link')) })).toEqual([]);
});

it("a button has a visible note", () => {
  expect(brokenRules({ main: main(`<p>${link("Buy (paid link)")}</p><p>${words(3)}</p>`) })).toEqual(["paid-link-note"]);
  expect(brokenRules({ main: main(`<p>${link("Buy (paid link)")} Paid link</p>`) })).toEqual([]);
});

it("a paid link is not in the references", () => {
  const references = (item: string) =>
    `<section aria-labelledby="references"><h2 id="references">References</h2><ol><li>${item}</li></ol></section>`;
  expect(brokenRules({ main: main(references(`${link("Buy (paid link)")} Paid link`)) })).toEqual(["paid-link-in-references"]);
  expect(brokenRules({ main: main(references('<a href="https://doi.org/10.1000/x" rel="noopener">doi</a>')) })).toEqual([]);
});

describe("with placements", () => {
  const on = { placements: { redirects: true } };
  const placed = (slot: string, url?: string) => {
    const id = placementId({ page: "/blog/a/", slot, label: "Buy", variant: "large" });
    return link("Buy (paid link)", `data-slot="${slot}" data-label="Buy" data-variant="large"`).replace(href, url ?? `/go/${id}/`);
  };
  const page = (url?: string) => ({
    header: `<header>${placed("header")}</header>`,
    main: `<h1>A</h1><div>${placed("body-1", url)}${NOTE}</div><p>${settings.disclosure}</p>`,
  });

  it("every paid link has its own redirect", () => {
    expect(brokenRules(page(), on)).toEqual([]);
  });

  it.each([
    ["of another placement", `/go/${placementId({ page: "/blog/b/", slot: "body-1", label: "Buy", variant: "large" })}/`],
    ["of no placement", "/go/0000000000/"],
    ["of the seller", href],
  ])("a URL %s is reported", (_, url) => {
    expect(brokenRules(page(url), on)).toEqual(["paid-link-url"]);
  });

  it("a link without a placement is reported", () => {
    expect(brokenRules({}, on)).toEqual(["paid-link-url", "paid-link-url"]);
    expect(linesFor({}, on)[0]).toContain("render it with <PaidLink>");
  });

  it("404.html has the placements of /404/", () => {
    const id = placementId({ page: "/404/", slot: "header", label: "Buy", variant: "large" });
    const notFound = html({ header: `<header>${placed("header", `/go/${id}/`)}</header>`, main: "<h1>Nothing here</h1>" });
    const lines = linesFor({ "404.html": notFound, "404/index.html": notFound }, on);
    expect(lines.filter((line) => line.includes("404"))).toEqual([]);
  });

  it("the seller’s URL has the sub-id", () => {
    const sub = { placements: { redirects: false, subIdParameter: "tid" } };
    const url = (slot: string) => {
      const withSubId = new URL(settings.affiliateLink);
      withSubId.searchParams.set("tid", placementId({ page: "/blog/a/", slot, label: "Buy", variant: "large" }));
      return withSubId.href.replaceAll("&", "&amp;");
    };
    const valid = {
      header: `<header>${placed("header", url("header"))}</header>`,
      main: `<h1>A</h1><div>${placed("body-1", url("body-1"))}${NOTE}</div><p>${settings.disclosure}</p>`,
    };
    expect(brokenRules(valid, sub)).toEqual([]);
    expect(brokenRules({ ...valid, header: `<header>${placed("header", url("menu"))}</header>` }, sub)).toEqual(["paid-link-url"]);
  });
});
