import { spawnSync } from "child_process";
import path from "path";
import { readContentTree } from "../../../../src/lint/node/read-content";
import { assertReadyForProduction } from "../../../../src/cli/check-launch";
import { checkLaunch, type LaunchInput } from "../../../../src/cli/launch/launch-check";
import { robotsFile } from "../../../../src/seo/robots";
import { formatDiagnostic } from "../../../../src/content-model/diagnostic";
import { contentFolder, legal, lineOf, removeContentFolders, type ContentFiles } from "../../lint/content-fixture";

afterEach(() => {
  removeContentFolders();
  delete process.env["CONTENT_DIR"];
  jest.restoreAllMocks();
});

const site = `brand: Brand\nurl: https://genius-reviews.com\ndescription: D\nblog: {subject: S is long, topics: T is long}\naffiliateLink: https://hop.market.com/?v=x\nheaderLabel: Try\nfirstButtonLabel: Try\ndisclosure: We earn through links.\ntagline: T\nfooterDisclosure: F\ncopyright: C\nauthor: A\ncontactEmail: mail@genius-reviews.com\nauthorType: Organization\npublisher: {name: "Jane Roe", place: "1 Road, Town"}\nrobots: {disallow: [], blockedAgents: []}\n`;
const confirmed = `confirmed:\n${["rating", "reviewCount", "guaranteeDays", "sessionMinutes", "dailyMinutes", "promiseMinutes"].map((name) => `  ${name}: 2026-01-02\n`).join("")}`;
const product = `name: P\ndescription: D\nrating: 4.8\nbestRating: 5\nreviewCount: 2847\nratingSource: S\nratingUrl: https://hop.market.com/p\nratingSeen: 2026-01-02\nshowAggregateRating: true\nguaranteeDays: 60\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: Instant digital download\noffer: O\n${confirmed}`;
const testimonial = (name: string, sample: boolean) =>
  `  - {name: ${name}, text: T, sample: ${sample}, consent: {given: 2026-01-02, record: A letter}}\n`;
const testimonials = (samples: number) => `items:\n${[1, 2, 3].map((n) => testimonial(`N${n}`, n <= samples)).join("")}`;
const claim = (expires: string) =>
  `items:\n  - id: old\n    claim: C\n    source: us\n    references: []\n    evidence: not-examined\n    unknown: U\n    phrases: [zzz]\n    checked: 2025-07-24\n    expires: ${expires}\n`;

const ready: ContentFiles = {
  "settings/site.yml": site,
  "settings/product.yml": product,
  "pages/testimonials.yml": testimonials(0),
  "claims.yml": claim("2026-07-24"),
};
const environment = { CMS_REPOSITORY: "owner/site" };

/** Formatted diagnostics of a content folder that is ready for launch, with some files changed. */
function linesFor(changes: ContentFiles = {}, input: Partial<LaunchInput> = {}): string[] {
  const tree = readContentTree(contentFolder({ ...ready, ...changes }), "content");
  expect(tree.diagnostics).toEqual([]);
  return checkLaunch({ tree, environment, today: "2026-02-03", readBuilt: () => undefined, ...input }).map(formatDiagnostic);
}

describe("the launch check", () => {
  it("passes when nothing is missing", () => {
    expect(linesFor()).toEqual([]);
  });

  it.each<[string, ContentFiles, RegExp]>([
    [
      "a publisher without a name",
      { "settings/site.yml": site.replace('"Jane Roe"', '"[Name]"') },
      /error\[publisher\] the publisher has no name/,
    ],
    ["a publisher without an address", { "settings/site.yml": site.replace('"1 Road, Town"', '"[Address]"') }, /no postal address/],
    [
      "an affiliate link that is a placeholder",
      { "settings/site.yml": site.replace("hop.market.com/?v=x", "seller.example/x") },
      /^content\/settings\/site\.yml:\d+:1 error\[affiliate-link\] the affiliate link https:\/\/seller\.example\/x is a placeholder; enter your own link$/,
    ],
    [
      "an affiliate link to example.com",
      { "settings/site.yml": site.replace("hop.market.com", "www.example.com") },
      /error\[affiliate-link\]/,
    ],
    [
      "a URL that is a placeholder",
      { "settings/site.yml": site.replace("url: https://genius-reviews.com", "url: https://my-site.example") },
      /^content\/settings\/site\.yml:2:1 error\[site-url\]/,
    ],
    [
      "a URL of the local machine",
      { "settings/site.yml": site.replace("url: https://genius-reviews.com", "url: https://localhost") },
      /error\[site-url\]/,
    ],
    [
      "a mail address that is a placeholder",
      { "settings/site.yml": site.replace("mail@genius-reviews.com", "mail@site.example") },
      /^content\/settings\/site\.yml:\d+:1 error\[contact\] the address mail@site\.example is a placeholder/,
    ],
    [
      "a rating without its URL",
      { "settings/product.yml": product.replace(/ratingUrl.*\n/, "") },
      /^content\/settings\/product\.yml:1:1 error\[rating-source\] the source of the rating 4\.8 from 2847 reviews is incomplete/,
    ],
    [
      "a rating without the day when it was seen",
      { "settings/product.yml": product.replace(/ratingSeen.*\n/, "") },
      /error\[rating-source\]/,
    ],
    [
      "a sample testimonial",
      { "pages/testimonials.yml": testimonials(1) },
      /^content\/pages\/testimonials\.yml:2:\d+ error\[sample-testimonial\] the testimonial of N1 is a sample/,
    ],
    [
      "a figure of the offer that is not confirmed",
      { "settings/product.yml": product.replace(/ {2}guaranteeDays: .*\n/, "") },
      /^content\/settings\/product\.yml:10:1 warning\[unconfirmed-figure\] guaranteeDays is not confirmed; .* confirmed\.guaranteeDays$/,
    ],
    [
      "a figure that was confirmed for a later day",
      { "settings/product.yml": product.replace("  rating: 2026-01-02", "  rating: 2026-02-04") },
      /warning\[unconfirmed-figure\] rating is confirmed for 2026-02-04, which is not over yet/,
    ],
    [
      "an expired claim",
      { "claims.yml": claim("2026-02-03") },
      /^content\/claims\.yml:10:5 error\[expired-claim\] the claim 'old' was checked on 2025-07-24 and expired on 2026-02-03/,
    ],
  ])("reports %s", (_, changes, expected) => {
    const lines = linesFor(changes);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(expected);
  });

  it.each(["[Name of the publisher]", "TODO", "Lorem ipsum dolor.", "Write to us@example.com.", "Insert address here."])(
    "reports unfinished text in a legal text: %s",
    (words) => {
      const text = legal("terms").replace("Text.", `The terms.\n\n${words}`);
      const lines = linesFor({ "pages/legal/terms.md": text });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^content/pages/legal/terms\\.md:${lineOf(text, words)}:1 error\\[placeholder\\]`));
    },
  );

  it("allows links and footnotes", () => {
    expect(
      linesFor({ "pages/legal/terms.md": legal("terms").replace("Text.", "See [the review](/review/) and [it][a].\n\n[a]: /faq/") }),
    ).toEqual([]);
  });

  it("requires a repository for the CMS, from the environment or from the host", () => {
    expect(linesFor({}, { environment: {} })).toEqual([expect.stringMatching(/^content\/settings\/site\.yml:1:1 error\[cms-backend\]/)]);
    expect(linesFor({}, { environment: { REPOSITORY_URL: "https://github.com/owner/site" } })).toEqual([]);
  });

  it.each<[string, Partial<LaunchInput>, RegExp]>([
    [
      "CONTEXT",
      { environment: { ...environment, CONTEXT: "deploy-preview" } },
      /^environment:1:1 error\[preview\] CONTEXT is deploy-preview/,
    ],
    [
      "BUILD_DATE",
      { environment: { ...environment, BUILD_DATE: "2025-01-01" } },
      /^environment:1:1 error\[preview\] BUILD_DATE is 2025-01-01/,
    ],
    [
      "the built home page",
      { readBuilt: (file) => (file === "index.html" ? '<meta name="robots" content="noindex"/>' : undefined) },
      /^dist\/index\.html:1:1 error\[preview\]/,
    ],
    [
      "the built robots.txt",
      { readBuilt: (file) => (file === "robots.txt" ? "User-agent: *\nDisallow: /\n" : undefined) },
      /^dist\/robots\.txt:1:1 error\[preview\]/,
    ],
  ])("reports preview settings in %s", (_, input, expected) => {
    expect(linesFor({}, input)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ["User-agent: *\nAllow: /\nDisallow: /go/\n"],
    [robotsFile({ url: "https://genius-reviews.com", robots: { disallow: [], blockedAgents: ["GPTBot"] } }, false)],
  ])("passes a build for production with the robots.txt %j", (robots) => {
    const readBuilt = (file: string) => (file === "robots.txt" ? robots : "<title>Home</title>");
    expect(linesFor({}, { readBuilt, environment: { ...environment, CONTEXT: "production" } })).toEqual([]);
  });
});

describe("a build for production", () => {
  const placeholder = { "settings/site.yml": site.replace("hop.market.com/?v=x", "seller.example/x") };
  const use = (changes: ContentFiles) => (process.env["CONTENT_DIR"] = contentFolder({ ...ready, ...changes }));

  it("fails with a placeholder link and says how to override that", () => {
    use(placeholder);
    expect(() => assertReadyForProduction({ CONTEXT: "production" })).toThrow(
      /site\.yml:\d+:1 error\[affiliate-link\] .*\nNothing was built, because this build is for production\. To build anyway, set LAUNCH_ANYWAY=yes\.$/,
    );
  });

  it("continues with the override and reports the number of errors", () => {
    use(placeholder);
    const log = jest.spyOn(console, "log").mockReturnValue();
    assertReadyForProduction({ CONTEXT: "production", LAUNCH_ANYWAY: "yes" });
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^launch: \d errors, 0 warnings; npm run check:launch lists them$/));
  });

  it.each<[string, ContentFiles]>([
    ["sample-testimonial", { "pages/testimonials.yml": testimonials(3) }],
    ["rating-source", { "settings/product.yml": product.replace(/ratingUrl.*\n/, "") }],
  ])("fails with %s, unless overridden", (id, changes) => {
    const log = jest.spyOn(console, "log").mockReturnValue();
    use(changes);
    expect(() => assertReadyForProduction({ CONTEXT: "production" })).toThrow(`error[${id}]`);
    expect(() => assertReadyForProduction({ CONTEXT: "production", LAUNCH_ANYWAY: "yes" })).not.toThrow();
    expect(() => assertReadyForProduction({})).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("continues with other errors and with warnings; other builds are not checked", () => {
    const log = jest.spyOn(console, "log").mockReturnValue();
    use({
      "settings/site.yml": site.replace("mail@genius-reviews.com", "mail@site.example"),
      "settings/product.yml": product.replace(/confirmed:[\s\S]*/, ""),
    });
    expect(() => assertReadyForProduction({ CONTEXT: "production" })).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
    use(placeholder);
    expect(() => assertReadyForProduction({ CONTEXT: "deploy-preview" })).not.toThrow();
    expect(() => assertReadyForProduction({})).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe("the commands", () => {
  const root = path.resolve(__dirname, "../../../..");
  const run = (command: string, more: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "src/cli/main.ts", command], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, CONTEXT: "", CONTENT_DIR: contentFolder({ ...ready, "pages/testimonials.yml": testimonials(2) }), ...more },
    });
    return { status, lines: stderr.split("\n").filter((line) => line.includes(" error[")), stdout, stderr };
  };

  it("check:launch exits with 1 on errors, and with 0 if overridden", () => {
    const failed = run("check:launch", environment);
    expect(failed.status).toBe(1);
    expect(failed.lines.map((line) => /error\[([\w-]+)\]/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(["sample-testimonial", "expired-claim"]),
    );
    expect(failed.stdout).toContain(`launch: ${failed.lines.length} errors`);
    expect(run("check:launch", { ...environment, LAUNCH_ANYWAY: "yes" }).status).toBe(0);
  }, 60_000);

  it("build fails before it builds anything", () => {
    const folder = contentFolder({ ...ready, "settings/site.yml": site.replace("hop.market.com/?v=x", "seller.example/x") });
    const { status, lines, stdout, stderr } = run("build", { CONTEXT: "production", CONTENT_DIR: folder });
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(stderr).toContain("set LAUNCH_ANYWAY=yes");
    expect(stdout).not.toContain("Building with Gatsby");
  }, 60_000);
});
