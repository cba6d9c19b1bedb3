import http from "node:http";
import type { AddressInfo } from "node:net";
import { linksOfContent } from "../../../../src/cli/check-links";
import { formatLinkBaseline, parseLinkBaseline, type KnownLink } from "../../../../src/cli/links/link-baseline";
import { checkWorks } from "../../../../src/cli/links/crossref";
import { followLinks, type CheckedLink } from "../../../../src/cli/links/follow-links";
import { readContentTree } from "../../../../src/lint/node/read-content";
import { contentFolder, lineOf, references, removeContentFolders } from "../../lint/content-fixture";
import { siteSettings } from "../site-settings";

const retries = { timeout: 1000, attempts: 2, pause: 1 };
const at = { file: "content/x.yml", line: 7, column: 1 };

/** Records as Crossref's REST API returns them, by DOI. */
const records: Readonly<Record<string, object>> = {
  "10.1000/clean": { title: ["A clean work"], relation: { "has-preprint": [{ id: "10.1000/preprint" }] } },
  "10.1000/corrected": { title: ["A corrected work"], "updated-by": [{ DOI: "10.1000/Note", type: "correction" }] },
  "10.1000/retracted": { title: ["RETRACTED: A work"], "updated-by": [{ DOI: "10.1000/end", type: "retraction" }] },
  "10.1000/renamed": { title: ["RETRACTED ARTICLE: Only the title says so"] },
  "10.1000/related": { title: ["A work"], relation: { "is-retracted-by": [{ id: "10.1000/end" }] } },
  "10.1000/notice": { title: ["Correction to a work"], "update-to": [{ DOI: "10.1000/corrected", type: "correction" }] },
};

/** Requests to the local server, as `GET /path`. */
const requests: string[] = [];
const port = () => (server.address() as AddressInfo).port;
const count = (line: string) => requests.filter((each) => each === line).length;

const server = http.createServer((request, response) => {
  const { method = "", url = "" } = request;
  requests.push(`${method} ${url}`);
  const isFirst = count(`${method} ${url}`) === 1;
  const redirect = (location: string) => response.writeHead(302, { Location: location }).end();
  const doi = decodeURIComponent(url.replace("/works/", ""));
  const work = doi === "10.1000/busy" ? records["10.1000/clean"] : records[doi];
  if (doi === "10.1000/broken" || (doi === "10.1000/busy" && isFirst)) return response.writeHead(503).end();
  if (work) return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ message: work }));
  switch (url) {
    case "/good":
      return response.writeHead(200).end("good");
    case "/hop":
      return redirect("/good");
    case "/moved":
      return redirect(`http://127.0.0.1:${port()}/good`);
    case "/forbidden":
      return response.writeHead(403).end();
    case "/no-head":
      return response.writeHead(method === "HEAD" ? 405 : 200).end();
    case "/limited":
      return response.writeHead(isFirst ? 429 : 200).end();
    case "/loop":
      return redirect("/loop");
    case "/script":
      return redirect("javascript:alert(1)");
    case "/slow":
      return undefined;
    default:
      return response.writeHead(404).end();
  }
});

let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${port()}`;
});
afterAll(async () => {
  removeContentFolders();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => (requests.length = 0));

describe("following links", () => {
  const host = () => new URL(base).host;
  const link = (path: string, hosts?: readonly string[]): CheckedLink => ({ url: base + path, at, hosts });
  const state = (path: string, on: string, status: number): KnownLink => ({ url: base + path, host: on, status });
  const errorsOf = async (links: readonly CheckedLink[], accepted: readonly KnownLink[] = []) =>
    (await followLinks(links, accepted, retries)).diagnostics.map(({ id, message }) => `${id}: ${message.replaceAll(base, "")}`).sort();

  it("accepts good links: after redirects, without HEAD, on a host that is busy for a moment, on an allowed host", async () => {
    const links = [link("/good"), link("/hop", [host()]), link("/no-head"), link("/limited"), link("/moved", [`127.0.0.1:${port()}`])];
    expect(await errorsOf([...links, link("/good")])).toEqual([]);
    expect(count("HEAD /limited")).toBe(2);
    const { states } = await followLinks([link("/hop"), link("/unknown"), link("/slow")], [], retries);
    expect(states.sort((a, b) => a.status - b.status)).toEqual([state("/hop", host(), 200), state("/unknown", host(), 404)]);
  });

  it("reports every kind of error", async () => {
    const links = [link("/unknown"), link("/loop"), link("/script"), link("/slow"), link("/moved", ["seller.example"])];
    expect(await errorsOf([...links, { url: "http://127.0.0.1:9/", at, hosts: undefined }])).toEqual([
      expect.stringMatching(/^link-dead: \/loop cannot be reached: .*redirect/) as string,
      expect.stringMatching(/^link-dead: \/script cannot be reached: /) as string,
      "link-dead: /slow cannot be reached: no answer in 1 seconds",
      `link-dead: /unknown returned HTTP 404 from ${host()}`,
      expect.stringMatching(/^link-dead: http:\/\/127\.0\.0\.1:9\/ cannot be reached: /) as string,
      `link-moved: /moved redirects to 127.0.0.1:${port()}, expected seller.example`,
    ]);
    expect(count("HEAD /slow")).toBe(retries.attempts);
  });

  it("does not report accepted states until they change", async () => {
    const forbidden = [link("/forbidden")];
    expect(await errorsOf(forbidden)).toHaveLength(1);
    expect(await errorsOf(forbidden, [state("/forbidden", host(), 403)])).toEqual([]);
    expect(await errorsOf(forbidden, [state("/forbidden", host(), 401)])).toHaveLength(1);
    expect(await errorsOf([link("/good")], [state("/good", "elsewhere.example", 200)])).toEqual([
      `link-moved: /good now redirects to ${host()}, previously elsewhere.example`,
    ]);
  });
});

describe("asking Crossref about works", () => {
  const check = (doi: string, notices: string[] = []) =>
    checkWorks(
      [
        { doi, at },
        { doi, at },
      ],
      notices.length > 0 ? [{ doi, notices }] : [],
      { ...retries, base },
    );

  it.each([
    ["10.1000/corrected", "work-corrected", "correction 10.1000/note"],
    ["10.1000/retracted", "work-retracted", "retraction 10.1000/end, title says retracted"],
    ["10.1000/renamed", "work-retracted", "title says retracted"],
    ["10.1000/related", "work-retracted", "is-retracted-by 10.1000/end"],
    ["10.1000/notice", "work-corrected", "is itself a correction of 10.1000/corrected"],
    ["10.1000/nothing", "work-corrected", "unknown to Crossref"],
  ])("reports %s once, until it is accepted", async (doi, id, notices) => {
    const { diagnostics, found } = await check(doi);
    expect(diagnostics).toMatchObject([{ id, ...at, message: `Crossref lists for ${doi}: ${notices}` }]);
    expect((await check(doi, found[0]?.notices)).diagnostics).toEqual([]);
  });

  it("says nothing of a clean work, reports only new notices, and a service that does not answer", async () => {
    expect(await check("10.1000/clean")).toEqual({ diagnostics: [], found: [] });
    expect(await check("10.1000/busy")).toEqual({ diagnostics: [], found: [] });
    const { diagnostics } = await check("10.1000/retracted", ["title says retracted"]);
    expect(diagnostics.map(({ message }) => message)).toEqual(["Crossref lists for 10.1000/retracted: retraction 10.1000/end"]);
    const failed = await check("10.1000/broken");
    expect(failed).toMatchObject({ diagnostics: [{ id: "crossref", message: expect.stringContaining("HTTP 503") as string }], found: [] });
  });
});

it("checks the affiliate link, on the seller's own and other hosts, the DOIs and the URLs; a placeholder is reported instead", () => {
  const withDoi = references().replace("    source: S\n", "    source: S\n    doi: 10.1000/xyz\n    url: https://maker.example/help\n");
  const check = (affiliateLink: string) => {
    const settings = siteSettings({ affiliateLink, sellerHosts: "[the-wave.com]" });
    return linksOfContent(readContentTree(contentFolder({ "settings/site.yml": settings, "references.yml": withDoi }), "content"));
  };
  const { links, works, diagnostics } = check("https://hop.market.com/?v=x");
  const doi = { file: "content/references/oster-1973.yml", line: lineOf(withDoi, "10.1000/xyz") - 1, column: 1 };
  expect(links).toMatchObject([
    { url: "https://hop.market.com/?v=x", hosts: ["hop.market.com", "the-wave.com"], at: { file: "content/settings/site.yml" } },
    { url: "https://maker.example/help", hosts: undefined, at: { ...doi, line: doi.line + 1 } },
    { url: "https://doi.org/10.1000/xyz", hosts: undefined, at: doi },
  ]);
  expect([works, diagnostics]).toEqual([[{ doi: "10.1000/xyz", at: doi }], []]);
  const placeholder = check("https://seller.example/x");
  expect(placeholder.links).toHaveLength(2);
  expect(placeholder.diagnostics).toMatchObject([{ id: "link-placeholder", file: "content/settings/site.yml" }]);
});

it("reads the link baseline as it was written, sorted, and refuses an invalid one", () => {
  const links = ["b", "a"].map((name) => ({ url: `https://doi.org/10.1000/${name}`, host: `${name}.example`, status: 403 }));
  const works = [{ doi: "10.1000/a", notices: ["correction 10.1000/c"] }];
  expect(parseLinkBaseline(formatLinkBaseline({ links, works }), "f")).toEqual({ links: [links[1], links[0]], works });
  expect(() => parseLinkBaseline("links:\n  - url: nowhere\n", "links.baseline.yml")).toThrow(
    /^links\.baseline\.yml:1:1 error\[link-baseline\]/,
  );
});
