import fs from "fs";
import path from "path";
import { auditAndAddRedirects } from "../../../src/cli/check-compliance";
import { complianceSettings } from "../../../src/cli/compliance/compliance-settings";
import { placementId } from "../../../src/site/paid-links";
import { contentFolder, removeContentFolders } from "../lint/content-fixture";
import { cautions, wording } from "../site-words";
import { html, link, NOTE, publishedFolder, removePublishedFolders } from "../compliance/published-folder";

let content = "";
const site = (more: string) =>
  `brand: Brand\nurl: https://site.example\ndescription: D\nblog: {subject: S is long, topics: T is long}\naffiliateLink: https://seller.example/x?a=b&c=d\nheaderLabel: Try\nfirstButtonLabel: Try\ndisclosure: We earn a commission through the buttons on this page (paid links).\ntagline: T\nfooterDisclosure: F\nlegalPages: [disclaimer]\ndisclosurePage: disclaimer\ncopyright: C\nauthor: A\n${more}contactEmail: mail@site.example\nauthorType: Organization\npublisher: {name: "Jane Roe", place: "1 Road, Town"}\nrobots: {disallow: [], blockedAgents: []}\n`;
const withSite = (more = "", testimonials?: string) => {
  content = contentFolder({ "settings/site.yml": site(more), ...(testimonials ? { "pages/testimonials.yml": testimonials } : {}) });
  process.env["CONTENT_DIR"] = content;
};

beforeEach(() => void jest.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => {
  delete process.env["CONTENT_DIR"];
  jest.restoreAllMocks();
  removeContentFolders();
  removePublishedFolders();
});

describe("compliance settings", () => {
  it("are read from content", () => {
    const real = "  - {name: Alex A., text: It is calm., sample: false, consent: {given: 2026-01-02, record: Letter of that day}}\n";
    withSite(
      "sellerHosts: [the-wave.example]\n",
      `items:\n${real}  - {name: B, text: T, sample: true}\n  - {name: C, text: T, sample: true}\n`,
    );
    expect(complianceSettings()).toEqual({
      url: "https://site.example",
      affiliateLink: "https://seller.example/x?a=b&c=d",
      sellerHosts: ["the-wave.example"],
      productName: "The Genius Wave",
      placements: undefined,
      disclosure: "We earn a commission through the buttons on this page (paid links).",
      rating: { value: 4.8, best: 5, count: 2847, source: "S" },
      consented: ["Alex A."],
      wording: wording.items,
      cautions,
    });
  });

  it("are refused if a real testimonial has no consent", () => {
    withSite(
      "",
      "items:\n  - {name: A, text: T, sample: false}\n  - {name: B, text: T, sample: true}\n  - {name: C, text: T, sample: true}\n",
    );
    expect(() => complianceSettings()).toThrow(/testimonials\.yml:2:\d+ error\[field\].*needs a consent/);
  });
});

describe("an audit before publishing", () => {
  const hostFiles = { _redirects: "/a /b 302\n", _headers: "/*\n  X-A: b\n" };

  it("leaves the folder unchanged while placements are off", () => {
    withSite();
    const directory = publishedFolder(hostFiles);
    expect(auditAndAddRedirects(directory)).toEqual([]);
    for (const [name, text] of Object.entries(hostFiles)) expect(fs.readFileSync(path.join(directory, name), "utf8")).toBe(text);
  });

  it("returns one line per error", () => {
    withSite();
    expect(auditAndAddRedirects(publishedFolder({ "faq/index.html": html({ disclosure: "" }) }))).toEqual([
      expect.stringMatching(/^content\/pages\/faq\.yml:1:1 error\[disclosure\] \/faq\/: /),
    ]);
  });

  it("adds redirects and their headers if they are on", () => {
    withSite("placements: {redirects: true}\n");
    const placement = { page: "/faq/", slot: "header", label: "Buy", variant: "medium" };
    const id = placementId(placement);
    const button = link("Buy (paid link)", 'data-slot="header" data-label="Buy" data-variant="medium"').replace(
      /href="[^"]*"/,
      `href="/go/${id}/"`,
    );
    const directory = publishedFolder({
      ...hostFiles,
      "faq/index.html": html({ header: button + NOTE, main: "<h1>A</h1>" }),
      "blog/a/index.html": "<main></main>",
    });
    expect(auditAndAddRedirects(directory)).toEqual([]);
    const read = (name: string) => fs.readFileSync(path.join(directory, name), "utf8");
    expect(read("_redirects")).toBe(`${hostFiles._redirects}/go/${id}/ https://seller.example/x?a=b&c=d 302\n`);
    expect(read("_headers")).toBe(`${hostFiles._headers}/go/*\n  Cache-Control: no-store\n  X-Robots-Tag: noindex\n`);
  });
});
