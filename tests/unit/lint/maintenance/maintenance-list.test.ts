import { acceptedFindings, formatMaintenance } from "../../../../src/cli/report-maintenance";
import { listMaintenance, type MaintenanceInput } from "../../../../src/lint/maintenance/maintenance-list";
import { readContentTree } from "../../../../src/lint/node/read-content";
import { contentFolder, post, references, removeContentFolders, type ContentFiles } from "../content-fixture";

afterEach(removeContentFolders);

const today = "2026-07-01";
const claim = (id: string, expires: string) =>
  `  - id: ${id}\n    claim: C\n    source: us\n    references: []\n    evidence: not-examined\n    unknown: U\n    phrases: [zzz]\n    checked: 2025-07-24\n    expires: ${expires}\n`;
const dated = (slug: string, date: string, fields = "") => post(slug, { fields }).replace("date: 2025-07-24", `date: ${date}`);
const figures = ["rating", "reviewCount", "guaranteeDays", "sessionMinutes", "dailyMinutes", "promiseMinutes"];
const product = (confirmed: string) =>
  `name: P\ndescription: D\nrating: 4.8\nbestRating: 5\nreviewCount: 2847\nratingSource: S\nshowAggregateRating: false\nguaranteeDays: 60\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: D\noffer: O\nconfirmed:\n${confirmed}`;
const allConfirmed = figures.map((name) => `  ${name}: 2026-06-01\n`).join("");

/** A folder that needs no care, with changes. */
function inputOf(changes: ContentFiles, more: Partial<MaintenanceInput> = {}): MaintenanceInput {
  const calm = {
    "settings/product.yml": product(allConfirmed),
    "posts/first.md": dated("first", "2026-06-01"),
    "posts/second.md": undefined,
  };
  return { tree: readContentTree(contentFolder({ ...calm, ...changes }), "content"), today, links: [], ...more };
}

const listOf = (changes: ContentFiles, more?: Partial<MaintenanceInput>) =>
  listMaintenance(inputOf(changes, more)).map(({ title, items }) => [
    title,
    items.map(({ file, id, message }) => `${file} ${id} ${message}`),
  ]);

it("is empty when nothing needs care", () => {
  expect(listOf({})).toEqual([]);
  expect(formatMaintenance([], today)).toBe("2026-07-01: nothing needs care\n");
});

it("has claims that expire within 60 days, the first first", () => {
  const claims = `items:\n${claim("later", "2026-08-31")}${claim("soon", "2026-08-30")}${claim("gone", "2026-07-01")}`;
  expect(listOf({ "claims.yml": claims })).toEqual([
    [
      "Claims to check within 60 days",
      [
        "content/claims/gone.yml expiring-claim the claim 'gone' was checked on July 24, 2025 and expired on July 1, 2026",
        "content/claims/soon.yml expiring-claim the claim 'soon' was checked on July 24, 2025 and expires on August 30, 2026",
      ],
    ],
  ]);
});

it("has figures of the offer that nobody confirmed, or for a day to come", () => {
  const confirmed = allConfirmed.replace("  rating: 2026-06-01\n", "").replace("guaranteeDays: 2026-06-01", "guaranteeDays: 2026-07-02");
  const [[title, items] = []] = listOf({ "settings/product.yml": product(confirmed) });
  expect(title).toBe("Figures of the offer to confirm");
  expect(items).toEqual([
    expect.stringContaining("rating is not confirmed"),
    expect.stringContaining("guaranteeDays is confirmed for 2026-07-02"),
  ]);
});

it("has articles that were not reviewed for a year: not published, changed or checked", () => {
  const [[, items] = []] = listOf({
    "posts/a.md": dated("a", "2025-06-30"),
    "posts/b.md": dated("b", "2025-07-01"),
    "posts/c.md": dated("c", "2024-01-01", "updated: 2026-01-01\nchanges: More.\n"),
    "posts/d.md": dated("d", "2024-01-01", "checked: 2026-01-01\n"),
    "posts/e.md": dated("e", "2024-01-01", "draft: true\n"),
  });
  expect(items).toEqual([expect.stringMatching(/^content\/posts\/a\.md old-article .* on June 30, 2025$/)]);
});

it("has drafts and scheduled articles", () => {
  const files = { "posts/a.md": dated("a", "2026-05-01", "draft: true\n"), "posts/b.md": dated("b", "2026-07-02") };
  expect(listOf(files)).toEqual([
    [
      "Drafts and scheduled articles",
      [
        "content/posts/a.md unpublished-article 'A Valid Title of an Article, Number 1' is a draft",
        "content/posts/b.md unpublished-article 'A Valid Title of an Article, Number 1' is due on July 2, 2026",
      ],
    ],
  ]);
});

it("has works whose accepted state is gone", () => {
  const { tree } = inputOf({ "references.yml": references().replace("    source: S\n", "    source: S\n    doi: 10.1000/xyz\n") });
  const dead = (status: number) =>
    acceptedFindings(tree, { links: [{ url: "https://doi.org/10.1000/xyz", host: "journal.example", status }], works: [] });
  expect(dead(404)).toMatchObject([{ file: "content/references/oster-1973.yml", id: "link-dead", severity: "warning" }]);
  // Publishers answer scripts like this.
  expect(dead(403)).toEqual([]);
  expect(listOf({}, { links: dead(410) })[0]?.[0]).toBe("Links and references");
});

it("has works that were corrected or retracted, also after somebody accepted that", () => {
  const { tree } = inputOf({ "references.yml": references().replace("    source: S\n", "    source: S\n    doi: 10.1000/xyz\n") });
  const found = (...notices: string[]) => acceptedFindings(tree, { links: [], works: [{ doi: "10.1000/xyz", notices }] });
  expect(found("retraction 10.1000/notice")).toMatchObject([
    { file: "content/references/oster-1973.yml", id: "work-retracted", severity: "warning" },
  ]);
  expect(found("correction 10.1000/notice")).toMatchObject([{ id: "work-corrected" }]);
  expect(found("unknown to Crossref")).toEqual([]);
});

it("is printed with what to do, once where it is the same", () => {
  const text = formatMaintenance(
    listMaintenance(inputOf({ "posts/a.md": dated("a", "2025-01-01"), "posts/b.md": dated("b", "2025-01-02") })),
    today,
  );
  expect(text).toMatch(
    /^Articles not reviewed for a year \(2\): read it against .*\n {2}content\/posts\/a\.md:\d+:1 'A .*2025\n {2}content\/posts\/b\.md:/,
  );
});
