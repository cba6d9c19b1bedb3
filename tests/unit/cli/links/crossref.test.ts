import http from "node:http";
import type { AddressInfo } from "node:net";
import { checkWorks, type CrossrefOptions } from "../../../../src/cli/links/crossref";

/** Records as Crossref's REST API returns them, by DOI. */
const records: Readonly<Record<string, object>> = {
  "10.1000/clean": { title: ["A clean work"], relation: { "has-preprint": [{ id: "10.1000/preprint" }] } },
  "10.1000/corrected": { title: ["A corrected work"], "updated-by": [{ DOI: "10.1000/Note", type: "correction" }] },
  "10.1000/retracted": { title: ["RETRACTED: A work"], "updated-by": [{ DOI: "10.1000/end", type: "retraction" }] },
  "10.1000/renamed": { title: ["RETRACTED ARTICLE: Only the title says so"] },
  "10.1000/related": { title: ["A work"], relation: { "is-retracted-by": [{ id: "10.1000/end" }] } },
  "10.1000/notice": { title: ["Correction to a work"], "update-to": [{ DOI: "10.1000/corrected", type: "correction" }] },
};

let busy = 0;
let options: CrossrefOptions;
const requests: string[] = [];

const server = http.createServer((request, response) => {
  const doi = decodeURIComponent((request.url ?? "").replace("/works/", ""));
  requests.push(doi);
  if (doi === "10.1000/busy" && (busy += 1) === 1) return response.writeHead(503).end();
  if (doi === "10.1000/broken") return response.writeHead(500).end();
  const message = doi === "10.1000/busy" ? records["10.1000/clean"] : records[doi];
  if (!message) return response.writeHead(404).end("Resource not found.");
  return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ status: "ok", message }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  options = { base: `http://localhost:${(server.address() as AddressInfo).port}`, timeout: 2_000, attempts: 2, pause: 1 };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const work = (doi: string, line = 1) => ({ doi, at: { file: "content/references.yml", line, column: 5 } });

describe("asking Crossref about works", () => {
  it("says nothing of a clean work, also when the first answer is an error", async () => {
    const { diagnostics, found } = await checkWorks([work("10.1000/clean"), work("10.1000/busy", 2)], [], options);
    expect([diagnostics, found]).toEqual([[], []]);
  });

  it.each([
    ["10.1000/corrected", "work-corrected", "correction 10.1000/note"],
    ["10.1000/retracted", "work-retracted", "retraction 10.1000/end, title says retracted"],
    ["10.1000/renamed", "work-retracted", "title says retracted"],
    ["10.1000/related", "work-retracted", "is-retracted-by 10.1000/end"],
    ["10.1000/notice", "work-corrected", "is itself a correction of 10.1000/corrected"],
    ["10.1000/nothing", "work-corrected", "unknown to Crossref"],
  ])("reports %s, until it is accepted", async (doi, id, notices) => {
    const { diagnostics, found } = await checkWorks([work(doi, 7)], [], options);
    expect(diagnostics).toMatchObject([{ id, file: "content/references.yml", line: 7, message: `Crossref lists for ${doi}: ${notices}` }]);
    expect((await checkWorks([work(doi, 7)], found, options)).diagnostics).toEqual([]);
  });

  it("reports only the notice that is new", async () => {
    const accepted = [{ doi: "10.1000/retracted", notices: ["title says retracted"] }];
    const { diagnostics } = await checkWorks([work("10.1000/retracted")], accepted, options);
    expect(diagnostics.map(({ message }) => message)).toEqual(["Crossref lists for 10.1000/retracted: retraction 10.1000/end"]);
  });

  it("reports a service that does not answer, and accepts nothing then", async () => {
    const { diagnostics, found } = await checkWorks([work("10.1000/broken")], [], options);
    expect(diagnostics).toMatchObject([{ id: "crossref", message: expect.stringContaining("HTTP 500") as string }]);
    expect(found).toEqual([]);
  });

  it("asks once for a DOI that occurs twice", async () => {
    requests.length = 0;
    await checkWorks([work("10.1000/clean"), work("10.1000/clean", 9)], [], options);
    expect(requests).toEqual(["10.1000/clean"]);
  });
});
