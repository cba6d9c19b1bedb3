import fs from "fs";
import os from "os";
import path from "path";
import { auditPublished } from "../../../src/compliance/audit";
import { AuditCache } from "../../../src/compliance/audit-cache";
import * as reader from "../../../src/compliance/read-publications";
import type { ComplianceSettings } from "../../../src/compliance/audit-settings";
import { html, published, removePublished, settings } from "./published-fixture";

afterEach(removePublished);
afterEach(() => jest.restoreAllMocks());

const cacheFile = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), "kept-")), "clean-files");
const files = { "blog/b/index.html": html({ title: "Another" }), "faq/index.html": html({ title: "Questions" }) };

interface Run {
  readonly directory: string;
  readonly cache: string;
  readonly version?: string;
  readonly changes?: Partial<ComplianceSettings>;
}

/** The report, and the files that were read for it. */
function check({ directory, cache, version = "1", changes = {} }: Run) {
  const spy = jest.spyOn(reader, "readPublications");
  const own = { ...settings, ...changes };
  const report = auditPublished(directory, own, os.tmpdir(), new AuditCache(cache, version, own));
  const judged = spy.mock.calls.map(([file]) => file);
  spy.mockRestore();
  return { report, judged };
}

it("judges what changed alone, and reports as if it had judged everything", () => {
  const [directory, cache] = [published(files), cacheFile()];
  const first = check({ directory, cache });
  expect(first.judged).toHaveLength(3);
  expect(check({ directory, cache })).toEqual({ report: first.report, judged: [] });
  fs.writeFileSync(path.join(directory, "faq/index.html"), html({ title: "Clinically proven" }));
  const after = check({ directory, cache });
  expect(after.judged).toEqual(["faq/index.html"]);
  expect(after.report).toEqual(auditPublished(directory, settings, os.tmpdir()));
  expect(after.report.findings).toHaveLength(1);
});

it("reads no file whose content is known and was judged, and judges one whose content is another", () => {
  const [directory, cache] = [published(files), cacheFile()];
  const run = (content: string) => {
    const kept = new AuditCache(cache, "1", settings, (file) => (file.startsWith("faq/") ? content : "same"));
    const spy = jest.spyOn(fs, "readFileSync");
    const report = auditPublished(directory, settings, os.tmpdir(), kept);
    const read = spy.mock.calls.flatMap(([file]) => (String(file).endsWith(".html") ? [path.relative(directory, String(file))] : []));
    spy.mockRestore();
    return { report, read };
  };
  const first = run("one");
  expect(first.read).toHaveLength(3);
  expect(run("one")).toEqual({ report: first.report, read: [] });
  expect(run("another").read).toEqual(["faq/index.html"]);
});

it("judges the same document at another address anew", () => {
  const [directory, cache] = [published(files), cacheFile()];
  check({ directory, cache });
  fs.mkdirSync(path.join(directory, "moved"));
  fs.renameSync(path.join(directory, "faq/index.html"), path.join(directory, "moved/index.html"));
  expect(check({ directory, cache }).judged).toEqual(["moved/index.html"]);
});

it("tells a finding again until it is mended", () => {
  const [directory, cache] = [published({ "faq/index.html": html({ line: "" }) }), cacheFile()];
  expect(check({ directory, cache }).report.findings).toHaveLength(1);
  expect(check({ directory, cache }).report.findings).toHaveLength(1);
});

it.each<[string, Partial<Run>]>([
  ["other code", { version: "2" }],
  ["other settings", { changes: { disclosure: "We are paid for sales." } }],
])("judges everything anew for %s", (_, change) => {
  const [directory, cache] = [published(files), cacheFile()];
  check({ directory, cache });
  expect(check({ directory, cache, ...change }).judged).toHaveLength(3);
});

it("takes a damaged cache for none", () => {
  const [directory, cache] = [published(files), cacheFile()];
  check({ directory, cache });
  fs.writeFileSync(cache, "damaged");
  expect(check({ directory, cache }).judged).toHaveLength(3);
});

it("keeps placements, with the file to mend as it is now", () => {
  const on = { placements: { redirects: false, subIdParameter: "tid" } };
  const placed = '<a href="https://seller.example/x" data-slot="s" data-label="l" data-variant="v">Buy</a>';
  const [directory, cache] = [published({ "faq/index.html": html({ line: "", header: "", main: `<h1>A</h1>${placed}` }) }), cacheFile()];
  const first = check({ directory, cache, changes: on });
  expect(check({ directory, cache, changes: on }).report.placements).toEqual(first.report.placements);
});
