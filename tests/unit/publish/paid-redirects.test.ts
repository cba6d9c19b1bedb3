import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { headersFile } from "../../../src/publish/headers-file";
import { addPaidRedirects, paidRedirects, readPlacements } from "../../../src/publish/paid-redirects";
import { redirectsFile } from "../../../src/publish/redirects-file";
import { createSiteServer } from "../../../src/publish/local-server";
import { goPath, placementId, type Placement } from "../../../src/site/paid-links";
import { folderOf, removeFolders } from "./site-fixture";

afterAll(removeFolders);

const affiliateLink = "https://seller.example/x?a=b&c=d";
const placements: readonly Placement[] = ["header", "body-1", "body-1"].map((slot) => ({
  page: "/blog/a/",
  slot,
  label: "Buy",
  variant: "large",
}));
const ids = [...new Set(placements.map(placementId))].sort();
const settings = (redirects: boolean, subIdParameter?: string) => ({ affiliateLink, placements: { redirects, subIdParameter } });

const linkTo = ({ slot, label, variant }: Placement) =>
  `<a href="#" data-slot="${slot}" data-label="${label}" data-variant="${variant}">Buy</a>`;

describe("placements of a published folder", () => {
  const placement = { page: "/blog/a/", slot: "header", label: "Buy", variant: "large" };

  it("are those of the paid links, of the 404 page once more in 404.html", () => {
    const page = linkTo({ ...placement, label: "1 &amp; 2" });
    const directory = folderOf({ "blog/a/index.html": `<a href="/">x</a>${page}`, "404/index.html": page, "404.html": page });
    const label = "1 & 2";
    expect(readPlacements(directory)).toEqual(["/404/", "/404/", "/blog/a/"].map((at) => ({ ...placement, page: at, label })));
  });

  it("have ids of their own", async () => {
    jest.resetModules();
    jest.doMock("../../../src/site/hash", () => ({ hash53: () => 1 }));
    const { readPlacements: readWithEqualHashes } = await import("../../../src/publish/paid-redirects");
    const directory = folderOf({ "blog/a/index.html": ["One", "Two"].map((label) => linkTo({ ...placement, label })).join("") });
    expect(() => readWithEqualHashes(directory)).toThrow("'Two' on /blog/a/ and 'One' on /blog/a/ have the same placement id");
  });
});

describe("redirects to the seller", () => {
  it("do not exist unless settings ask for them", () => {
    expect(paidRedirects({ affiliateLink }, placements)).toEqual([]);
    expect(paidRedirects(settings(false, "tid"), placements)).toEqual([]);
  });

  it("are temporary, one per placement, to the seller's unchanged URL", () => {
    expect(paidRedirects(settings(true), placements)).toEqual(ids.map((id) => ({ from: `/go/${id}/`, to: affiliateLink, status: "302" })));
  });

  it("have no characters that would end a field of the file", () => {
    const odd = { ...settings(true), affiliateLink: 'https://seller.example/a b?c="d"&e={f}|`g`;h=$i#j k' };
    expect(paidRedirects(odd, placements)[0]?.to).toBe("https://seller.example/a%20b?c=%22d%22&e=%7Bf%7D%7C%60g%60;h=$i#j%20k");
  });

  it("carry the sub-id", () => {
    expect(paidRedirects(settings(true, "tid"), placements).map(({ to }) => new URL(to).searchParams.get("tid"))).toEqual(ids);
  });

  it("work with Netlify’s own matcher, and are neither indexed nor cached; an unknown one has status 404", async () => {
    const directory = folderOf({
      "index.html": "home",
      "404.html": "404",
      _headers: headersFile(),
      _redirects: redirectsFile(),
      "blog/a/index.html": placements.map(linkTo).join(""),
    });
    addPaidRedirects(directory, { affiliateLink });
    expect(fs.readFileSync(path.join(directory, "_redirects"), "utf8")).toBe(redirectsFile());
    addPaidRedirects(directory, settings(true, "tid"));
    const server = await createSiteServer(directory);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const ask = (path: string) =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        http
          .get({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, path, agent: false }, (response) => {
            response.resume();
            resolve(response);
          })
          .on("error", reject);
      });
    try {
      const id = ids[0] ?? "";
      for (const path of [goPath(id), goPath(id).slice(0, -1)]) {
        const { statusCode, headers } = await ask(path);
        expect([path, statusCode]).toEqual([path, 302]);
        expect(new URL(headers.location ?? "").searchParams.get("tid")).toBe(id);
        expect(headers["x-robots-tag"]).toBe("noindex");
        expect(headers["cache-control"]).toBe("no-store");
      }
      expect((await ask("/go/0000000000/")).statusCode).toBe(404);
      expect((await ask("/")).headers["x-robots-tag"]).toBeUndefined();
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
