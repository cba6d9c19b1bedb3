import http from "node:http";
import type { AddressInfo } from "node:net";
import { headersFile } from "../../../src/publish/headers-file";
import { addPaidRedirects, paidRedirects } from "../../../src/publish/paid-redirects";
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
    });
    addPaidRedirects(directory, settings(true, "tid"), placements);
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
