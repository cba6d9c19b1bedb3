import http from "node:http";
import type { AddressInfo } from "node:net";
import { followLinks, type CheckedLink } from "../../../../src/cli/links/follow-links";
import { followUrl, type FollowOptions } from "../../../../src/cli/links/follow-url";

const options: FollowOptions = { maxRedirects: 5, timeout: 400, attempts: 2, pause: 1 };

/** Requests to the local server, as `GET /path`. */
const requests: string[] = [];
let limited = 0;
let base = "";
/** Responses that wait until the tests are over. */
const open = new Set<http.ServerResponse>();

const server = http.createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
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
    case "/no-head":
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
});
beforeEach(() => {
  requests.length = 0;
  limited = 0;
});

const host = () => new URL(base).host;

describe("following a URL", () => {
  it.each([
    ["a page", "/good", () => ({ host: host(), status: 200 })],
    ["a redirect", "/hop", () => ({ host: host(), status: 200 })],
    ["a dead link", "/dead", () => ({ host: host(), status: 404 })],
    ["a host without HEAD", "/no-head", () => ({ host: host(), status: 200 })],
    ["a host that limits the first request", "/limited", () => ({ host: host(), status: 200 })],
    ["a loop", "/loop", () => ({ failure: "link-loop", message: `redirects in a loop through ${base}/loop` })],
    ["endless redirects", "/far", () => ({ failure: "link-loop", message: "redirects more than 5 times" })],
    ["a redirect to a script", "/script", () => ({ failure: "link-dead", message: "cannot be reached: a redirect to javascript:" })],
    ["a timeout", "/slow", () => ({ failure: "link-timeout", message: "did not answer in 0.4 seconds" })],
  ])("recognizes %s", async (_, at, expected) => {
    expect(await followUrl(base + at, options)).toEqual(expected());
  });

  it("recognizes an unreachable host", async () => {
    expect(await followUrl("http://127.0.0.1:9/", options)).toMatchObject({ failure: "link-dead" });
  });

  it("limits redirects and attempts", async () => {
    await followUrl(`${base}/broken`, options);
    expect(requests).toEqual(["HEAD /broken", "HEAD /broken"]);
    requests.length = 0;
    await followUrl(`${base}/far`, options);
    expect(requests).toHaveLength(options.maxRedirects + 1);
    requests.length = 0;
    await followUrl(`${base}/slow`, options);
    expect(requests).toHaveLength(options.attempts);
  });
});

describe("following links", () => {
  const link = (at: string, hosts?: readonly string[]): CheckedLink => ({
    url: base + at,
    at: { file: "content/x.yml", line: 1, column: 1 },
    hosts,
  });
  const errorsOf = async (links: readonly CheckedLink[], accepted: Parameters<typeof followLinks>[1] = []) =>
    (await followLinks(links, accepted, options)).diagnostics.map(({ id, message }) => `${id}: ${message.replaceAll(base, "")}`);

  it("reports nothing for good links", async () => {
    expect(await errorsOf([link("/good"), link("/hop", [host()])])).toEqual([]);
  });

  it("reports every kind of error", async () => {
    const lines = await errorsOf([link("/dead"), link("/loop"), link("/far"), link("/slow"), link("/moved", ["seller.example"])]);
    expect([...lines].sort()).toEqual([
      `link-dead: /dead returned HTTP 404 from ${host()}`,
      "link-loop: /far redirects more than 5 times",
      "link-loop: /loop redirects in a loop through /loop",
      `link-moved: /moved redirects to 127.0.0.1:${new URL(base).port}, expected seller.example`,
      "link-timeout: /slow did not answer in 0.4 seconds",
    ]);
  });

  it("allows a link to end only on an allowed host or its subdomains", async () => {
    expect(await errorsOf([link("/moved", [`127.0.0.1:${new URL(base).port}`])])).toEqual([]);
    expect(await errorsOf([link("/good", [`host:${new URL(base).port}`])])).toHaveLength(1);
  });

  it("does not report accepted states until they change", async () => {
    const accept = (at: string, on: string, status: number) => ({ url: base + at, host: on, status });
    expect(await errorsOf([link("/forbidden")])).toHaveLength(1);
    expect(await errorsOf([link("/forbidden")], [accept("/forbidden", host(), 403)])).toEqual([]);
    expect(await errorsOf([link("/forbidden")], [accept("/forbidden", host(), 401)])).toHaveLength(1);
    expect(await errorsOf([link("/good")], [accept("/good", "elsewhere.example", 200)])).toEqual([
      `link-moved: /good now redirects to ${host()}, previously elsewhere.example`,
    ]);
  });

  it("requests each URL once and returns the states to accept", async () => {
    const { states } = await followLinks([link("/good"), link("/good"), link("/dead"), link("/slow")], [], options);
    expect(requests.filter((line) => line.endsWith("/good"))).toEqual(["HEAD /good"]);
    expect(states.map(({ url, status }) => [url.replace(base, ""), status]).sort()).toEqual([
      ["/dead", 404],
      ["/good", 200],
    ]);
  });
});
