import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "path";
import { linksOfContent } from "../../../../src/cli/check-links";
import { readAcceptedStates, writeAcceptedStates } from "../../../../src/cli/links/accepted-states";
import { checkLinks } from "../../../../src/cli/links/follow-links";
import { follow, type FollowOptions } from "../../../../src/cli/links/follow-url";
import type { CheckedLink } from "../../../../src/cli/links/link-result";
import { contentFolder, removeContentFolders } from "../../lint/content-fixture";

const options: FollowOptions = { maxHops: 5, timeout: 400, tries: 2, pause: 1, userAgent: "test" };

/** What the local server was asked, as `GET /path`. */
const asked: string[] = [];
let limited = 0;
let base = "";
const open = new Set<http.ServerResponse>();

const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const redirect = (location: string, status = 302) => response.writeHead(status, { Location: location }).end();
  switch (request.url) {
    case "/good":
      return response.writeHead(200).end("good");
    case "/hop":
      return redirect("/good");
    case "/moved":
      return redirect(`http://127.0.0.1:${(server.address() as AddressInfo).port}/good`, 301);
    case "/dead":
      return response.writeHead(404).end();
    case "/forbidden":
      return response.writeHead(403).end();
    case "/no-heads":
      return response.writeHead(request.method === "HEAD" ? 405 : 200).end();
    case "/limited":
      limited += 1;
      return response.writeHead(limited === 1 ? 429 : 200).end();
    case "/broken":
      return response.writeHead(503).end();
    case "/loop":
      return redirect("/loop-back");
    case "/loop-back":
      return redirect("/loop");
    case "/script":
      return redirect("javascript:alert(1)");
    case "/slow":
      // Answered when the test is over.
      return open.add(response);
    default:
      return redirect(`${request.url ?? ""}x`);
  }
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const response of open) response.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  removeContentFolders();
});
beforeEach(() => {
  asked.length = 0;
  limited = 0;
});

const host = () => new URL(base).host;

describe("following an address", () => {
  it.each([
    ["one that answers", "/good", () => ({ kind: "answers", host: host(), status: 200, hops: 0 })],
    ["one that leads on", "/hop", () => ({ kind: "answers", host: host(), status: 200, hops: 1 })],
    ["one that is dead", "/dead", () => ({ kind: "answers", host: host(), status: 404, hops: 0 })],
    ["one that answers no heads", "/no-heads", () => ({ kind: "answers", host: host(), status: 200, hops: 0 })],
    ["one that is asked too often at first", "/limited", () => ({ kind: "answers", host: host(), status: 200, hops: 0 })],
    ["one that loops", "/loop", () => ({ kind: "loops", at: `${base}/loop` })],
    ["one that leads ever further", "/far", () => ({ kind: "too far", hops: 5 })],
    ["one that leads to a script", "/script", () => ({ kind: "unreachable", why: "a redirect to javascript:" })],
    ["one that gives no answer", "/slow", () => ({ kind: "slow", seconds: 0.4 })],
  ])("tells %s", async (_, at, expected) => {
    expect(await follow(base + at, options)).toEqual(expected());
  });

  it("tells one that is not there", async () => {
    const state = await follow("http://127.0.0.1:9/", options);
    expect(state.kind).toBe("unreachable");
  });

  it("asks no more often than it may", async () => {
    await follow(`${base}/broken`, options);
    expect(asked).toEqual(["HEAD /broken", "HEAD /broken"]);
    asked.length = 0;
    await follow(`${base}/far`, options);
    expect(asked).toHaveLength(options.maxHops + 1);
    asked.length = 0;
    await follow(`${base}/slow`, options);
    expect(asked).toHaveLength(options.tries);
  });
});

describe("checking links", () => {
  const link = (at: string, hosts?: readonly string[]): CheckedLink => ({ url: base + at, place: "content/x.yml:1:1", hosts });
  const found = async (links: readonly CheckedLink[], accepted: Parameters<typeof checkLinks>[1] = []) =>
    (await checkLinks(links, accepted, options)).findings.map(({ id, message }) => `${id}: ${message.replaceAll(base, "")}`);

  it("finds nothing where all is well", async () => {
    expect(await found([link("/good"), link("/hop", [host()])])).toEqual([]);
  });

  it("tells every kind of fault, each with its place", async () => {
    const lines = await found([link("/dead"), link("/loop"), link("/far"), link("/slow"), link("/moved", ["seller.example"])]);
    expect(lines).toEqual([
      `dead: /dead answers 404 at ${host()}`,
      "loops: /far leads on after 5 redirects",
      "loops: /loop leads in a circle by way of /loop",
      `moved: /moved ends at 127.0.0.1:${new URL(base).port}`,
      "slow: /slow gave no answer in 0.4 seconds",
    ]);
  });

  it("lets a link end on an allowed host or below it, and nowhere else", async () => {
    expect(await found([link("/moved", [`127.0.0.1:${new URL(base).port}`])])).toEqual([]);
    expect(await found([link("/good", [`host:${new URL(base).port}`])])).toHaveLength(1);
  });

  it("does not tell again what was accepted, and tells when that changes", async () => {
    const accept = (at: string, on: string, status: number) => ({ url: base + at, host: on, status });
    expect(await found([link("/forbidden")])).toHaveLength(1);
    expect(await found([link("/forbidden")], [accept("/forbidden", host(), 403)])).toEqual([]);
    expect(await found([link("/forbidden")], [accept("/forbidden", host(), 401)])).toHaveLength(1);
    expect(await found([link("/good")], [accept("/good", "elsewhere.example", 200)])).toEqual([
      `moved: /good ends at ${host()} and ended at elsewhere.example`,
    ]);
  });

  it("asks each address once, and gives the states to accept", async () => {
    const { states } = await checkLinks([link("/good"), link("/good"), link("/dead"), link("/slow")], [], options);
    expect(asked.filter((line) => line.endsWith("/good"))).toEqual(["HEAD /good"]);
    expect(states.map(({ url, status }) => [url.replace(base, ""), status]).sort()).toEqual([
      ["/dead", 404],
      ["/good", 200],
    ]);
  });
});

describe("the file of accepted states", () => {
  it("is read as it was written, in the order of addresses", () => {
    const states = [
      { url: "https://doi.org/10.1000/b", host: "b.example", status: 403 },
      { url: "https://doi.org/10.1000/a", host: "a.example", status: 200 },
    ];
    const text = writeAcceptedStates(states);
    expect(text.startsWith("# ")).toBe(true);
    expect(readAcceptedStates(text, "f")).toEqual([states[1], states[0]]);
    expect(writeAcceptedStates(readAcceptedStates(text, "f"))).toBe(text);
  });

  it("is refused when somebody wrote something else into it", () => {
    expect(() => readAcceptedStates("links:\n  - url: nowhere\n", "links.accepted.yml")).toThrow(
      /^links\.accepted\.yml:1:1 error\[links\]/,
    );
  });
});

describe("the links of content", () => {
  const site = (link: string, more = "") =>
    `brand: Brand\nurl: https://site.example\nlanguage: en\ndescription: D\naffiliateLink: ${link}\nheaderLabel: Try\nfirstButtonLabel: Try\ndisclosure: We earn through links.\ntagline: T\nfooterDisclosure: F\ncopyright: C\nauthor: A\n${more}contactEmail: mail@site.example\nauthorType: Organization\npublisher: {name: "Jane Roe", place: "1 Road, Town"}\nrobots: {disallow: [], blockedAgents: []}\n`;
  const references =
    "items:\n  - id: oster-1973\n    authors: A.\n    year: 1973\n    title: T\n    source: S\n    doi: 10.1000/xyz\n    topics: [memory]\n    finding: F\n    caveat: C\n    evidence: mixed\n";
  const links = (siteText: string) => linksOfContent(contentFolder({ "settings/site.yml": siteText, "references.yml": references }));

  it("are the affiliate link, on the seller’s hosts, and every DOI, each with its place", () => {
    const { links: found, skipped } = links(site("https://hop.market.com/?v=x", "sellerHosts: [the-wave.com]\n"));
    expect(skipped).toEqual([]);
    expect(found.map(({ url, hosts, place }) => [url, hosts, path.basename(place)])).toEqual([
      ["https://hop.market.com/?v=x", ["the-wave.com"], "site.yml:5:1"],
      ["https://doi.org/10.1000/xyz", undefined, "references.yml:7:5"],
    ]);
    expect(links(site("https://seller.com/x")).links[0]?.hosts).toEqual(["seller.com"]);
  });

  it("leave out a placeholder and tell of it", () => {
    const { links: found, skipped } = links(site("https://seller.example/x"));
    expect(found).toHaveLength(1);
    expect(skipped).toEqual([expect.stringMatching(/site\.yml:5:1 error\[link-placeholder\]/)]);
  });
});
