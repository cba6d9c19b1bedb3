import fs from "fs";
import os from "os";
import path from "path";
import { auditPublished } from "../../../src/compliance/audit";
import { auditMany } from "../../../src/compliance/judge-many";
import * as lint from "../../../src/compliance/audit-file";
import { AuditCache } from "../../../src/compliance/audit-cache";
import { html, link, published, removePublished, settings } from "./published-fixture";

afterEach(removePublished);
afterEach(() => jest.restoreAllMocks());

const noCache = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), "kept-")), "clean-files");

/** One file that keeps every rule, and one of each kind that does not. */
const files = {
  "faq/index.html": html({ title: "Clinically proven" }),
  "blog/b.md": `# B\n\nClinically proven.\n`,
  "feed.xml": "<rss",
  "feed.json": "no feed",
  "review/index.html": html({ main: `<h1>A</h1>${link("Buy")}` }),
};

it("judges in threads what keeps every rule, and leaves the rest to be told of", async () => {
  const directory = published(files);
  const kept = new AuditCache(noCache(), "1", settings);
  await auditMany(directory, settings, kept, 1);
  const spy = jest.spyOn(lint, "auditFile");
  const report = auditPublished(directory, settings, os.tmpdir(), kept);
  expect(spy.mock.calls.map(([file]) => file).sort()).toEqual(["blog/b.md", "faq/index.html", "feed.json", "review/index.html"]);
  expect(report).toEqual(auditPublished(directory, settings, os.tmpdir()));
  expect(report.findings.length).toBeGreaterThan(3);
}, 60_000);

it("starts no thread for a few files, and none for files that were judged", async () => {
  const directory = published(files);
  const kept = new AuditCache(noCache(), "1", settings);
  await auditMany(directory, settings, kept, 7);
  const spy = jest.spyOn(lint, "auditFile");
  auditPublished(directory, settings, os.tmpdir(), kept);
  expect(spy).toHaveBeenCalledTimes(6);
  const keeping = jest.spyOn(kept, "writeCache");
  // One was found to keep every rule, so that five are left.
  await auditMany(directory, settings, kept, 6);
  expect(keeping).not.toHaveBeenCalled();
});
