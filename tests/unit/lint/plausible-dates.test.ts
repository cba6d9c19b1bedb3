import { plausibleDates } from "../../../src/lint/rules/plausible-dates";
import { post, removeContentFolders } from "./content-fixture";
import { findings } from "./rule-findings";

afterEach(removeContentFolders);

const today = "2026-02-28";
const dated = (line: string, on: string | undefined = today) =>
  findings(plausibleDates, { "posts/second.md": post("second").replace("date: 2025-07-24", line) }, on);
const claims = (checked: string, expires: string) =>
  `items:\n  - id: a\n    claim: C\n    says: us\n    references: []\n    evidence: not-examined\n    unknown: U\n    patterns: [zzz]\n    checked: ${checked}\n    expires: ${expires}\n`;

it.each(["date: 1990-01-01", "date: 2036-02-28", "date: 2025-07-24"])("accepts %s", (line) => {
  expect(dated(line)).toEqual([]);
});

it.each([
  ["date: 0000-01-01", "date 0000-01-01 is before 1990-01-01"],
  ["date: 1989-12-31", "date 1989-12-31 is before 1990-01-01"],
  ["date: 2036-02-29", "date 2036-02-29 is more than 10 years ahead"],
])("refuses %s", (line, message) => {
  expect(dated(line)).toEqual([`content/posts/second.md:7:1 error[date-range] ${message}; write a day from 1990-01-01 to 2036-02-28`]);
});

it("reads days in lists", () => {
  const found = findings(plausibleDates, { "claims.yml": claims("1026-01-01", "2126-01-01") }, today);
  expect(found.map((line) => line.split(" error")[0])).toEqual(["content/claims.yml:9:5", "content/claims.yml:10:5"]);
});

it("has no last day where the build's day is unknown", () => {
  expect(findings(plausibleDates, { "posts/second.md": post("second").replace("2025-07-24", "2999-01-01") })).toEqual([]);
});
