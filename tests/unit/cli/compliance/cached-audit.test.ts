import "./watched-reader";
import fs from "fs";
import os from "os";
import path from "path";
import { cachedAudit } from "../../../../src/cli/compliance/cached-audit";
import { auditPublished } from "../../../../src/compliance/audit";
import type { ComplianceSettings } from "../../../../src/compliance/audit-settings";
import { readPublishedFile } from "../../../../src/compliance/read-published-file";
import { html, publishedFolder, removePublishedFolders, settings } from "../../compliance/published-folder";

afterEach(removePublishedFolders);
afterEach(() => jest.restoreAllMocks());

const newCacheFile = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), "audit-cache-")), "audit");
const files = { "blog/b/index.html": html({ title: "Another" }), "faq/index.html": html({ title: "Questions" }) };

interface Run {
  readonly directory: string;
  readonly cacheFile: string;
  readonly version?: string;
  readonly changes?: Partial<ComplianceSettings>;
}

/** The report, and the files that were audited for it. */
function run({ directory, cacheFile, version = "1", changes = {} }: Run) {
  const spy = jest.mocked(readPublishedFile).mockClear();
  const report = cachedAudit({ directory, root: os.tmpdir(), settings: { ...settings, ...changes }, cacheFile, version });
  const audited = spy.mock.calls.map(([file]) => file);
  return { report, audited };
}

it("audits only changed files, with the report of a full audit", () => {
  const [directory, cacheFile] = [publishedFolder(files), newCacheFile()];
  const first = run({ directory, cacheFile });
  expect(first.audited).toHaveLength(3);
  expect(run({ directory, cacheFile })).toEqual({ report: first.report, audited: [] });
  fs.writeFileSync(path.join(directory, "faq/index.html"), html({ title: "Clinically proven" }));
  const after = run({ directory, cacheFile });
  expect(after.audited).toEqual(["faq/index.html"]);
  expect(after.report).toEqual(auditPublished(directory, settings, os.tmpdir()));
  expect(after.report.diagnostics).toHaveLength(1);
});

it("does not read files with a known and unchanged hash", () => {
  const [directory, cacheFile] = [publishedFolder(files), newCacheFile()];
  const runWithHash = (faqHash: string) => {
    const spy = jest.spyOn(fs, "readFileSync");
    const hashOf = (file: string) => (file.startsWith("faq/") ? faqHash : "same");
    const report = cachedAudit({ directory, root: os.tmpdir(), settings, cacheFile, version: "1", hashOf });
    const read = spy.mock.calls.flatMap(([file]) => (String(file).endsWith(".html") ? [path.relative(directory, String(file))] : []));
    spy.mockRestore();
    return { report, read };
  };
  const first = runWithHash("one");
  expect(first.read).toHaveLength(3);
  expect(runWithHash("one")).toEqual({ report: first.report, read: [] });
  expect(runWithHash("two").read).toEqual(["faq/index.html"]);
});

it("audits a moved file again", () => {
  const [directory, cacheFile] = [publishedFolder(files), newCacheFile()];
  run({ directory, cacheFile });
  fs.mkdirSync(path.join(directory, "moved"));
  fs.renameSync(path.join(directory, "faq/index.html"), path.join(directory, "moved/index.html"));
  expect(run({ directory, cacheFile }).audited).toEqual(["moved/index.html"]);
});

it("repeats an error until it is fixed", () => {
  const [directory, cacheFile] = [publishedFolder({ "faq/index.html": html({ disclosure: "" }) }), newCacheFile()];
  expect(run({ directory, cacheFile }).report.diagnostics).toHaveLength(1);
  expect(run({ directory, cacheFile }).report.diagnostics).toHaveLength(1);
});

it.each<[string, Partial<Run>]>([
  ["the code", { version: "2" }],
  ["the settings", { changes: { disclosure: "We are paid for sales." } }],
])("audits everything again after a change of %s", (_, change) => {
  const [directory, cacheFile] = [publishedFolder(files), newCacheFile()];
  run({ directory, cacheFile });
  expect(run({ directory, cacheFile, ...change }).audited).toHaveLength(3);
});

it("ignores a damaged cache", () => {
  const [directory, cacheFile] = [publishedFolder(files), newCacheFile()];
  run({ directory, cacheFile });
  fs.writeFileSync(cacheFile, "damaged");
  expect(run({ directory, cacheFile }).audited).toHaveLength(3);
});

it("caches placements", () => {
  const on = { placements: { redirects: false, subIdParameter: "tid" } };
  const placed = '<a href="https://seller.example/x" data-slot="s" data-label="l" data-variant="v">Buy</a>';
  const page = html({ disclosure: "", header: "", main: `<h1>A</h1>${placed}` });
  const [directory, cacheFile] = [publishedFolder({ "faq/index.html": page }), newCacheFile()];
  const first = run({ directory, cacheFile, changes: on });
  expect(first.report.placements).toHaveLength(1);
  expect(run({ directory, cacheFile, changes: on }).report.placements).toEqual(first.report.placements);
});
