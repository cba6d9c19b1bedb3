import http from "node:http";
import type { AddressInfo } from "node:net";
import { checkLinks, listLinks } from "../../../src/cli/check-links";
import { contentTree, lineOf, validFiles } from "../lint/content-fixture";
import { siteSettings } from "./site-settings";

const at = { file: "content/x.yml", line: 7, column: 1 };

/** Records as Crossref's REST API returns them, by DOI. */
const records: Readonly<Record<string, object>> = {
  "10.1000/clean": { title: ["A clean work"], "updated-by": [] },
  "10.1000/corrected": { title: ["A corrected work"], "updated-by": [{ DOI: "10.1000/note", type: "correction" }] },
  "10.1000/retracted": { title: ["A work"], "updated-by": [{ DOI: "10.1000/end", type: "retraction" }] },
  "10.1000/doubted": { title: ["A work"], "updated-by": [{ DOI: "10.1000/doubt", type: "expression_of_concern" }] },
  "10.1000/renamed": { title: ["RETRACTED ARTICLE: Only the title says so"] },
};

const server = http.createServer(({ url = "" }, response) => {
  const work = records[decodeURIComponent(url.replace("/works/", ""))];
  if (work) return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ message: work }));
  const status = Number(url.slice(1));
  if (status) return response.writeHead(status).end();
  const targets: Readonly<Record<string, string>> = { "/hop": "/200", "/moved": `http://127.0.0.1:${port()}/200`, "/loop": "/loop" };
  return response.writeHead(302, { Location: targets[url] }).end();
});
const port = () => (server.address() as AddressInfo).port;

let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${port()}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(() => jest.restoreAllMocks());

describe("following links", () => {
  const findings = async (path: string, hosts?: readonly string[]) =>
    (await checkLinks([{ url: base + path, at, ...(hosts ? { hosts } : {}) }])).map(
      ({ severity, id, message }) => `${severity} ${id} ${message.replaceAll(base, "")}`,
    );

  it.each([
    ["/200", undefined],
    ["/hop", () => [`localhost:${port()}`]],
    ["/moved", () => ["seller.example", `127.0.0.1:${port()}`]],
    ["/moved", undefined],
  ])("accepts what leads to a page, on a host of the seller if it is the seller's: %s", async (path, hosts) => {
    expect(await findings(path, hosts?.())).toEqual([]);
  });

  it.each([
    ["/404", "error link-dead /404 returned HTTP 404"],
    ["/503", "warning link-unchecked /503 could not be checked: HTTP 503"],
    ["/loop", expect.stringMatching(/^warning link-unchecked \/loop could not be checked: .*redirect/) as string],
  ])("reports %s", async (path, expected) => {
    expect(await findings(path)).toEqual([expected]);
  });

  it("reports a host that does not exist, one that does not answer, and one that is not the seller's", async () => {
    const fails = (error: Error) => jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(error);
    fails(Object.assign(new TypeError("fetch failed"), { cause: { code: "ENOTFOUND" } }));
    expect(await findings("/x")).toEqual(["error link-dead /x has a host that does not exist"]);
    jest.spyOn(globalThis, "fetch").mockRejectedValue(Object.assign(new TypeError("fetch failed"), { cause: { code: "ENOTFOUND" } }));
    await expect(checkLinks([1, 2].map((n) => ({ url: `${base}/${n}`, at })))).rejects.toThrow(/^no host of any link can be found; /);
    jest.restoreAllMocks();
    fails(new DOMException("The operation was aborted", "TimeoutError"));
    expect(await findings("/x")).toEqual(["warning link-unchecked /x could not be checked: no answer in 20 seconds"]);
    expect(await findings("/moved", ["seller.example"])).toEqual([
      `error link-moved /moved redirects to 127.0.0.1:${port()}, expected seller.example`,
    ]);
  });
});

it.each([
  ["10.1000/clean", undefined],
  ["10.1000/corrected", "warning work-corrected Crossref lists for 10.1000/corrected: correction 10.1000/note"],
  ["10.1000/retracted", "error work-retracted Crossref lists for 10.1000/retracted: retraction 10.1000/end"],
  ["10.1000/doubted", "error work-retracted Crossref lists for 10.1000/doubted: expression_of_concern 10.1000/doubt"],
  ["10.1000/renamed", "error work-retracted Crossref lists for 10.1000/renamed: RETRACTED ARTICLE: Only the title says so"],
  ["404", "warning crossref Crossref did not say whether 404 was retracted: HTTP 404"],
])("asks Crossref whether %s was retracted", async (doi, expected) => {
  const found = await checkLinks([{ url: `${base}/200`, at, doi }], doi === "404" ? `${base}/404#` : base);
  expect(found.map(({ severity, id, message }) => `${severity} ${id} ${message}`)).toEqual(expected ? [expected] : []);
});

it("lists the affiliate link with the seller's hosts, and the DOIs and URLs of references", () => {
  const withDoi = String(validFiles["references.yml"]).replace(
    "    source: S\n",
    "    source: S\n    doi: 10.1000/xyz\n    url: https://maker.example/help\n",
  );
  const settings = siteSettings({ affiliateLink: "https://hop.market.com/?v=x", sellerHosts: "[the-wave.com]" });
  const doi = { file: "content/references/oster-1973.yml", line: lineOf(withDoi, "10.1000/xyz") - 1, column: 1 };
  expect(listLinks(contentTree({ "settings/site.yml": settings, "references.yml": withDoi }))).toMatchObject([
    { url: "https://hop.market.com/?v=x", hosts: ["hop.market.com", "the-wave.com"], at: { file: "content/settings/site.yml" } },
    { url: "https://doi.org/10.1000/xyz", doi: "10.1000/xyz", at: doi },
    { url: "https://maker.example/help", at: { ...doi, line: doi.line + 1 } },
  ]);
});
