import { jsonReport, textReport } from "../../../src/compliance/audit-report";
import { auditOf, html, removePublishedFolders } from "./published-folder";

afterEach(removePublishedFolders);

const withErrors = () => auditOf({ "faq/index.html": html({ disclosure: "", title: "The clinically proven way" }) });

it("has one line per diagnostic, with source file and page, and a summary", () => {
  expect(textReport(withErrors()).trimEnd().split("\n")).toEqual([
    expect.stringMatching(/^content\/pages\/faq\.yml:1:1 error\[disclosure\] \/faq\/: .+; .+$/),
    expect.stringMatching(/^content\/pages\/faq\.yml:1:1 error\[banned-phrase\] \/faq\/: 'clinically proven' in title: .+; .+$/i),
    "compliance: 2 pages, 0 feed items, 0 Markdown exports with 4 paid links; 2 errors",
  ]);
});

it("is JSON for programs", () => {
  const parsed = JSON.parse(jsonReport(withErrors())) as { diagnostics: Record<string, unknown>[]; counts: unknown };
  expect(parsed.counts).toEqual({ page: 2, "feed item": 0, "Markdown export": 0 });
  expect(parsed.diagnostics).toMatchObject([
    { id: "disclosure", file: "content/pages/faq.yml", page: "/faq/", severity: "error" },
    { id: "banned-phrase", file: "content/pages/faq.yml", page: "/faq/", severity: "error" },
  ]);
});
