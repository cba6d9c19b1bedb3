import { linksOfContent } from "../../../src/cli/check-links";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { readContentTree } from "../../../src/lint/node/read-content";
import { contentFolder, removeContentFolders } from "../lint/content-fixture";

afterEach(removeContentFolders);

const site = (link: string, more = "") =>
  `brand: Brand\nurl: https://site.example\ndescription: D\nblog: {subject: S is long, topics: T is long}\naffiliateLink: ${link}\nheaderLabel: Try\nfirstButtonLabel: Try\ndisclosure: We earn through links.\ntagline: T\nfooterDisclosure: F\ncopyright: C\nauthor: A\n${more}contactEmail: mail@site.example\nauthorType: Organization\npublisher: {name: "Jane Roe", place: "1 Road, Town"}\nrobots: {disallow: [], blockedAgents: []}\n`;
const references =
  "items:\n  - id: oster-1973\n    authors: A.\n    year: 1973\n    title: T\n    source: S\n    doi: 10.1000/xyz\n    topics: [memory]\n    method: background\n    outcomes: [memory]\n    finding: F\n    caveat: C\n    evidence: mixed\n";
const linksOf = (siteText: string) => {
  const folder = contentFolder({ "settings/site.yml": siteText, "references.yml": references });
  return linksOfContent(readContentTree(folder, "content"));
};

it("returns the affiliate link with the seller’s hosts, and every DOI, each with its place", () => {
  const { links, diagnostics } = linksOf(site("https://hop.market.com/?v=x", "sellerHosts: [the-wave.com]\n"));
  expect(diagnostics).toEqual([]);
  expect(links).toEqual([
    {
      url: "https://hop.market.com/?v=x",
      hosts: ["hop.market.com", "the-wave.com"],
      at: { file: "content/settings/site.yml", line: expect.any(Number) as number, column: 1 },
    },
    { url: "https://doi.org/10.1000/xyz", hosts: undefined, at: { file: "content/references.yml", line: 7, column: 5 } },
  ]);
  expect(linksOf(site("https://seller.com/x")).links[0]?.hosts).toEqual(["seller.com"]);
});

it("reports a placeholder instead of following it", () => {
  const { links, diagnostics } = linksOf(site("https://seller.example/x"));
  expect(links).toHaveLength(1);
  expect(diagnostics.map(formatDiagnostic)).toEqual([expect.stringMatching(/site\.yml:\d+:1 error\[link-placeholder\]/)]);
});
