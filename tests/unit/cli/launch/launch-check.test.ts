import { spawnSync } from "child_process";
import path from "path";
import { readContentTree } from "../../../../src/lint/node/read-content";
import { refuseUnfitLaunch } from "../../../../src/cli/check-launch";
import { formatItem, launchItems, type LaunchInput } from "../../../../src/cli/launch/launch-check";
import { contentFolder, legal, lineOf, removeContentFolders, type ContentFiles } from "../../lint/content-fixture";

afterEach(() => {
  removeContentFolders();
  delete process.env["CONTENT_DIR"];
  jest.restoreAllMocks();
});

const site = `brand: Brand\nurl: https://genius-reviews.com\nlanguage: en\ndescription: D\naffiliateLink: https://hop.market.com/?v=x\nheaderLabel: Try\nfirstButtonLabel: Try\ndisclosure: We earn through links.\ntagline: T\nfooterDisclosure: F\ncopyright: C\nauthor: A\ncontactEmail: mail@genius-reviews.com\nauthorType: Organization\npublisher: {name: "Jane Roe", place: "1 Road, Town"}\nrobots: {disallow: [], blockedAgents: []}\n`;
const product = `name: P\ndescription: D\nrating: 4.8\nbestRating: 5\nreviewCount: 2847\nratingSource: S\nratingUrl: https://hop.market.com/p\nratingSeen: 2026-01-02\nshowAggregateRating: true\nguaranteeDays: 60\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: Instant digital download\n`;
const testimonial = (name: string, sample: boolean) =>
  `  - {name: ${name}, text: T, sample: ${sample}, consent: {given: 2026-01-02, record: A letter}}\n`;
const testimonials = (samples: number) => `items:\n${[1, 2, 3].map((n) => testimonial(`N${n}`, n <= samples)).join("")}`;
const claim = (expires: string) =>
  `items:\n  - id: old\n    claim: C\n    says: us\n    references: []\n    evidence: none\n    unknown: U\n    patterns: [zzz]\n    checked: 2025-07-24\n    expires: ${expires}\n`;

const fit: ContentFiles = {
  "settings/site.yml": site,
  "settings/product.yml": product,
  "pages/testimonials.yml": testimonials(0),
  "claims.yml": claim("2026-07-24"),
};
const environment = { CMS_REPOSITORY: "owner/site" };

/** What stands in the way of a launch of a folder that is fit for one, with some files changed. */
function items(changes: ContentFiles = {}, input: Partial<LaunchInput> = {}): string[] {
  const tree = readContentTree(contentFolder({ ...fit, ...changes }), "content");
  expect(tree.diagnostics).toEqual([]);
  return launchItems({ tree, environment, today: "2026-02-03", built: () => undefined, ...input })
    .filter(({ id }) => id !== "owner")
    .map(formatItem);
}

describe("a launch", () => {
  it("has nothing in its way when all is seen to", () => {
    expect(items()).toEqual([]);
  });

  it("needs the name of whoever answers for the site", () => {
    const nameless = { ...fit, "settings/site.yml": site.replace('"Jane Roe"', '"[Name]"') };
    const tree = readContentTree(contentFolder(nameless), "content");
    const ids = launchItems({ tree, environment, today: "2026-02-03", built: () => undefined }).map(({ id }) => id);
    expect(ids).toEqual(["owner"]);
  });

  it.each<[string, ContentFiles, RegExp]>([
    [
      "an affiliate link that is a placeholder",
      { "settings/site.yml": site.replace("hop.market.com/?v=x", "seller.example/x") },
      /^content\/settings\/site\.yml:5:1 error\[affiliate-link\] the affiliate link https:\/\/seller\.example\/x is a placeholder; put your own link there$/,
    ],
    [
      "an affiliate link to example.com",
      { "settings/site.yml": site.replace("hop.market.com", "www.example.com") },
      /error\[affiliate-link\]/,
    ],
    [
      "an address that is a placeholder",
      { "settings/site.yml": site.replace("url: https://genius-reviews.com", "url: https://my-site.example") },
      /^content\/settings\/site\.yml:2:1 error\[site-address\]/,
    ],
    [
      "an address on this machine",
      { "settings/site.yml": site.replace("url: https://genius-reviews.com", "url: https://localhost") },
      /error\[site-address\]/,
    ],
    [
      "mail that nobody reads",
      { "settings/site.yml": site.replace("mail@genius-reviews.com", "mail@site.example") },
      /^content\/settings\/site\.yml:12:1 error\[contact\] nobody reads mail@site\.example/,
    ],
    [
      "a rating that nobody can look up",
      { "settings/product.yml": product.replace(/ratingUrl.*\n/, "") },
      /^content\/settings\/product\.yml:1:1 error\[rating-source\] nobody can look up where the rating 4\.8 from 2847 reviews/,
    ],
    ["a rating that nobody has looked up", { "settings/product.yml": product.replace(/ratingSeen.*\n/, "") }, /error\[rating-source\]/],
    [
      "a sample testimonial",
      { "pages/testimonials.yml": testimonials(1) },
      /^content\/pages\/testimonials\.yml:2:\d+ error\[sample-testimonial\] the testimonial of N1 is a sample/,
    ],
    [
      "an expired claim",
      { "claims.yml": claim("2026-02-03") },
      /^content\/claims\.yml:10:5 error\[expired-claim\] the claim 'old' was checked on 2025-07-24 and holds until 2026-02-03/,
    ],
  ])("has in its way %s", (_, changes, expected) => {
    const lines = items(changes);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(expected);
  });

  it.each(["[Name of the publisher]", "TODO", "Lorem ipsum dolor.", "Write to us@example.com.", "Insert address here."])(
    "has in its way a legal text in which something is still to be written: %s",
    (words) => {
      const text = legal("terms").replace("Text.", `The terms.\n\n${words}`);
      const lines = items({ "pages/legal/terms.md": text });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^content/pages/legal/terms\\.md:${lineOf(text, words)}:1 error\\[placeholder\\]`));
    },
  );

  it("has no links and footnotes in its way", () => {
    expect(
      items({ "pages/legal/terms.md": legal("terms").replace("Text.", "See [the review](/review/) and [it][a].\n\n[a]: /faq/") }),
    ).toEqual([]);
  });

  it("needs a repository for the CMS, from the settings’ environment or from the host", () => {
    expect(items({}, { environment: {} })).toEqual([expect.stringMatching(/^content\/settings\/site\.yml:1:1 error\[cms-backend\]/)]);
    expect(items({}, { environment: { REPOSITORY_URL: "https://github.com/owner/site" } })).toEqual([]);
  });

  it.each<[string, Partial<LaunchInput>, RegExp]>([
    ["of a deploy preview", { environment: { ...environment, CONTEXT: "deploy-preview" } }, /^CONTEXT error\[preview\].*deploy-preview/],
    ["of another day", { environment: { ...environment, BUILD_DATE: "2025-01-01" } }, /^BUILD_DATE error\[preview\].*2025-01-01/],
    [
      "in the page that was built",
      { built: (file) => (file === "index.html" ? '<meta name="robots" content="noindex"/>' : undefined) },
      /^dist\/index\.html error\[preview\]/,
    ],
    [
      "in the robots.txt that was built",
      { built: (file) => (file === "robots.txt" ? "User-agent: *\nDisallow: /\n" : undefined) },
      /^dist\/robots\.txt error\[preview\]/,
    ],
  ])("has in its way the settings %s", (_, input, expected) => {
    expect(items({}, input)).toEqual([expect.stringMatching(expected)]);
  });

  it("takes what was built for production for what it is", () => {
    const built = (file: string) => (file === "robots.txt" ? "User-agent: *\nAllow: /\nDisallow: /go/\n" : "<title>Home</title>");
    expect(items({}, { built, environment: { ...environment, CONTEXT: "production" } })).toEqual([]);
  });
});

describe("a build for production", () => {
  const placeholder = { "settings/site.yml": site.replace("hop.market.com/?v=x", "seller.example/x") };
  const use = (changes: ContentFiles) => (process.env["CONTENT_DIR"] = contentFolder({ ...fit, ...changes }));

  it("is refused with a placeholder link, in one line that says how", () => {
    use(placeholder);
    expect(() => refuseUnfitLaunch({ CONTEXT: "production" })).toThrow(
      /site\.yml:5:1 error\[affiliate-link\] .*\nThis is a build for production: nothing was built\. Set LAUNCH_ANYWAY=yes in its environment to build all the same\.$/,
    );
  });

  it("goes on when it is told to, and says what stands in the way", () => {
    use(placeholder);
    const log = jest.spyOn(console, "log").mockReturnValue();
    refuseUnfitLaunch({ CONTEXT: "production", LAUNCH_ANYWAY: "yes" });
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^launch: \d things stand in the way of a launch; npm run check:launch names them$/),
    );
  });

  it("is not refused for anything else, and no other build is asked", () => {
    const log = jest.spyOn(console, "log").mockReturnValue();
    use({ "pages/testimonials.yml": testimonials(3) });
    expect(() => refuseUnfitLaunch({ CONTEXT: "production" })).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
    use(placeholder);
    expect(() => refuseUnfitLaunch({ CONTEXT: "deploy-preview" })).not.toThrow();
    expect(() => refuseUnfitLaunch({})).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe("the commands", () => {
  const root = path.resolve(__dirname, "../../../..");
  const run = (command: string, more: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "src/cli/main.ts", command], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, CONTEXT: "", CONTENT_DIR: contentFolder({ ...fit, "pages/testimonials.yml": testimonials(2) }), ...more },
    });
    return { status, lines: stderr.split("\n").filter((line) => line.includes(" error[")), stdout, stderr };
  };

  it("check:launch exits with 1 and a line for each thing, with 0 when it is told to", () => {
    const refused = run("check:launch", environment);
    expect(refused.status).toBe(1);
    expect(refused.lines.map((line) => /error\[([\w-]+)\]/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(["sample-testimonial", "expired-claim"]),
    );
    expect(refused.stdout).toContain(`launch: ${refused.lines.length} things stand in the way`);
    expect(run("check:launch", { ...environment, LAUNCH_ANYWAY: "yes" }).status).toBe(0);
  }, 60_000);

  it("build is refused before anything is built", () => {
    const folder = contentFolder({ ...fit, "settings/site.yml": site.replace("hop.market.com/?v=x", "seller.example/x") });
    const { status, lines, stdout, stderr } = run("build", { CONTEXT: "production", CONTENT_DIR: folder });
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(stderr).toContain("Set LAUNCH_ANYWAY=yes");
    expect(stdout).not.toContain("Building with Gatsby");
  }, 60_000);
});
