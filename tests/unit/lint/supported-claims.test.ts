import { expiredClaims } from "../../../src/lint/rules/expired-claims";
import { supportedClaims } from "../../../src/lint/rules/supported-claims";
import { claimNumbers } from "../../../src/lint/rules/claim-numbers";
import { knownIds } from "../../../src/lint/rules/known-ids";
import { unusedClaims } from "../../../src/lint/rules/unused-claims";
import {
  contentFolder,
  faq,
  home,
  lineOf,
  post,
  POST_BODY_LINE,
  removeContentFolders,
  review,
  type ContentFiles,
  lintDirectory,
} from "./content-fixture";
import { findings } from "./rule-findings";

afterEach(removeContentFolders);

interface Entry {
  readonly says?: "seller" | "study" | "us";
  readonly evidence?: string;
  readonly references?: string;
  readonly patterns: readonly string[];
  readonly figures?: string;
  readonly expires?: string;
}

const entry = (
  id: string,
  { says = "us", evidence = "mixed", references = "[]", patterns, figures, expires = "2099-01-01" }: Entry,
): string =>
  [
    `  - id: ${id}`,
    "    claim: C",
    `    says: ${says}`,
    `    references: ${references}`,
    `    evidence: ${evidence}`,
    "    unknown: What nobody knows.",
    `    patterns: [${patterns.map((pattern) => `'${pattern}'`).join(", ")}]`,
    ...(figures ? [`    figures: ${figures}`] : []),
    "    checked: 2025-07-24",
    `    expires: ${expires}`,
    "",
  ].join("\n");

const claims = [
  entry("promise", {
    says: "seller",
    evidence: "no-benefit",
    patterns: ["results in (?<minutes>\\d+) minutes"],
    figures: "[{name: minutes, is: promiseMinutes}]",
  }),
  entry("guarantee", { says: "seller", evidence: "stated", patterns: ["guarantee"] }),
  entry("average", {
    says: "study",
    references: "[oster-1973]",
    patterns: ["(?<studies>\\d+) studies", "beats help"],
    figures: "[{name: studies, is: 22}]",
  }),
  entry("settle", { says: "us", evidence: "limited", patterns: ["settle"] }),
  entry("heard", { says: "study", evidence: "strong", references: "[oster-1973]", patterns: ["produces a pulse"] }),
].join("");

const product = `name: The Genius Wave\ndescription: D\nrating: 4.8\nbestRating: 5\nreviewCount: 2847\nratingSource: S\nshowAggregateRating: true\nguaranteeDays: 60\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: Instant digital download\noffer: O\n`;

const files = (changes: ContentFiles = {}): ContentFiles => ({
  "claims.yml": `items:\n${claims}`,
  "settings/product.yml": product,
  ...changes,
});

/** Diagnostics of the rule for the body of an article. */
const inText = (body: string): string[] => findings(supportedClaims, files({ "posts/second.md": post("second", { body }) }));
const IN_TEXT = `content/posts/second.md:${POST_BODY_LINE}:1`;

describe("a sentence that claims something", () => {
  it("must be in the claims file", () => {
    expect(inText("The Genius Wave sharpens your memory.")).toEqual([
      `${IN_TEXT} error[unlisted-claim] 'The Genius Wave sharpens your memory.' makes a claim that is not in content/claims.yml; add the claim there with what is known about it, or remove it`,
    ]);
  });

  it("is not covered by a term of the offer", () => {
    expect(inText("With its guarantee, The Genius Wave sharpens your memory.")).toHaveLength(1);
    expect(inText("The Genius Wave comes with a guarantee.")).toEqual([]);
  });

  it.each([
    ["the seller’s claim as a fact", "The Genius Wave gives results in 7 minutes.", "promise", "attribute it to the seller"],
    ["a study’s claim without the study", "Binaural beats help you.", "average", "say what was found and by whom"],
    ["our claim without ‘may’", "A session of The Genius Wave will settle you, and that calms.", "settle", "say that it may"],
  ])("must be qualified: %s", (_, sentence, id, suggestion) => {
    const lines = inText(sentence);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`error[overstated-claim] '${sentence}' goes further than '${id}'; ${suggestion}`);
  });

  it.each([
    "The Genius Wave’s sales page promises results in 7 minutes.",
    "Perhaps binaural beats help you, perhaps they may not.",
    "Pooled over 22 studies, binaural beats raised scores.:ref{id=oster-1973}",
    "A session of The Genius Wave may settle you, which calms some.",
    "With binaural beats the hearing system produces a pulse.:ref{id=oster-1973}",
  ])("is accepted: %s", (sentence) => {
    expect(inText(sentence)).toEqual([]);
  });

  it.each(["proven", "guaranteed"])("must not contain: %s", (word) => {
    const lines = inText(`Binaural beats may help and are ${word} for focus, say 22 studies.:ref{id=oster-1973}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`error[overstated-claim] '${word}' in `);
    expect(lines[0]).toContain("what is not known: What nobody knows.");
  });

  it("must have the figure of its entry in the claims file", () => {
    expect(inText("Its page for The Genius Wave promises results in 5 minutes.")[0]).toContain(
      "error[claim-figure] '5' in 'Its page for The Genius Wave promises results in 5 minutes.' is not the figure of 'promise'; it says 7",
    );
    expect(inText("Pooled over 31 studies, binaural beats raised scores.:ref{id=oster-1973}")[0]).toContain("it says 22");
  });

  it("about a study must cite one of its references, except in YAML", () => {
    const sentence = "Pooled over 22 studies, binaural beats raised scores.";
    expect(inText(sentence)[0]).toContain("error[claim-reference]");
    expect(inText(sentence)[0]).toContain("cite one of oster-1973");
    const lines = findings(supportedClaims, files({ "pages/faq.yml": faq(sentence) }));
    expect(lines.filter((line) => line.includes(" error["))).toEqual([]);
  });

  it.each([
    ["over two lines", "The Genius Wave sharpens\nyour memory."],
    ["half in bold", "The Genius Wave **sharpens** your memory."],
    ["in a list", "- The Genius Wave sharpens your memory."],
    ["in a heading", "## The Genius Wave sharpens your memory"],
    ["in a button", '::cta{label="Sharpen Your Memory With The Genius Wave"}'],
    ["carried on by a pronoun", "You download The Genius Wave. It sharpens your memory."],
    ["in a row of a table", "Table: T\n\n| Way | What |\n| --- | --- |\n| The Genius Wave | sharpens memory |"],
    ["with a curled apostrophe", "The Genius Wave’s sound sharpens your memory."],
  ])("is checked %s", (_, body) => {
    expect(inText(body).filter((line) => line.includes("error[unlisted-claim]"))).toHaveLength(1);
  });

  it.each([
    ["front matter", "posts/second.md", post("second").replace("It is two.", "The Genius Wave sharpens your recall.")],
    ["the FAQ", "pages/faq.yml", faq("The Genius Wave sharpens your recall.")],
    [
      "the home page’s benefits, without the name",
      "pages/home.yml",
      home().replace("title: C, text: T", "title: C, text: Sharpens your recall."),
    ],
    ["the review’s pros, without the name", "pages/review.md", review.replace("pros: [a, b]", "pros: [a, Sharpens your recall.]")],
    [
      "a testimonial",
      "pages/testimonials.yml",
      `items:\n${["A", "B", "C"].map((name) => `  - {name: ${name}, text: My recall improved., sample: true}`).join("\n")}\n`,
    ],
  ])("is checked in %s, with its position", (_, file, text) => {
    const lines = findings(supportedClaims, files({ [file]: text })).filter((line) => line.includes("error[unlisted-claim]"));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatch(new RegExp(`^content/${file}:${lineOf(text, "recall")}:`));
  });

  it("is not checked in the first button’s label", () => {
    expect(inText('::cta{label="Try The Genius Wave Now – Unlock Your Brainpower"}')).toEqual([]);
  });
});

describe("a claim mark", () => {
  const sentence = "The Genius Wave may leave you in better order, which helps.";

  it("assigns its sentence to the claim, without a pattern", () => {
    expect(inText(sentence)).toHaveLength(1);
    expect(inText(`${sentence} :claim{id=settle}`)).toEqual([]);
    expect(inText(`It rained. ${sentence} :claim{id=settle} The sun came out.`)).toEqual([]);
  });

  it("applies to no other sentence of its paragraph", () => {
    const lines = inText(`It rained. :claim{id=settle} ${sentence}`);
    expect(lines.some((line) => line.includes("error[unlisted-claim]"))).toBe(true);
  });

  it("requires its sentence to be qualified", () => {
    expect(inText("Order follows. :claim{id=settle}")[0]).toContain("error[overstated-claim] 'Order follows.' goes further than 'settle'");
  });

  it("must name a claim in the claims file", () => {
    const body = "It may rain. :claim{id=weather}";
    expect(findings(knownIds, files({ "posts/second.md": post("second", { body }) }))).toEqual([
      `content/posts/second.md:${POST_BODY_LINE}:14 error[unknown-claim] no claim has the id 'weather'; use an id of content/claims.yml`,
    ]);
  });
});

describe("the claims file", () => {
  it("has a warning for a claim that no sentence makes", () => {
    const lines = findings(unusedClaims, files());
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^content\/claims\.yml:2:5 warning\[unused-claim\] no sentence makes the claim 'promise'/);
    const made = post("second", { body: "It may rain. :claim{id=promise}\n\nThe Genius Wave has a guarantee, and may settle you." });
    expect(findings(unusedClaims, files({ "posts/second.md": made }))).toEqual([
      expect.stringContaining("'average'"),
      expect.stringContaining("'heard'"),
    ]);
  });

  it("must name existing references and figures", () => {
    const items = entry("x", {
      says: "study",
      references: "[nobody-1999]",
      patterns: ["zzz"],
      figures: "[{name: a, is: guaranteeDays}, {name: b, is: sessionMinutes.middle}, {name: c, is: name}]",
    });
    const changes = files({ "claims.yml": `items:\n${items}` });
    expect(findings(knownIds, changes)).toEqual([
      "content/claims.yml:5:18 error[unknown-reference] no reference has the id 'nobody-1999'; use an id of content/references.yml",
    ]);
    expect(findings(claimNumbers, changes)).toEqual([
      expect.stringContaining("error[unknown-figure] 'sessionMinutes.middle' is not a number in content/settings/product.yml"),
      expect.stringContaining("error[unknown-figure] 'name' is not a number in content/settings/product.yml"),
    ]);
  });

  it("is what pages may name in their fields, and its ids are not read as text", () => {
    const changes = files({
      "claims.yml": `items:\n${entry("known", { patterns: ["zzz"] })}`,
      "pages/review.md": review.replace("promises: []", "promises: [{text: One, claim: known}, {text: Two, claim: zzz-benefit}]"),
      "pages/home.yml": home().replace("secondaryLabel: S", "secondaryLabel: S, known: {text: T, claim: zzz-hero}"),
    });
    expect(findings(knownIds, changes)).toEqual([
      expect.stringMatching(/^content\/pages\/home\.yml:.* error\[unknown-claim\] no claim has the id 'zzz-hero'/),
      expect.stringContaining("content/pages/review.md:9:51 error[unknown-claim] no claim has the id 'zzz-benefit'"),
    ]);
    expect(findings(supportedClaims, changes)).toEqual([]);
  });

  it("has a warning for a claim on its expiry day, not before", () => {
    const changes = files({ "claims.yml": `items:\n${entry("old", { patterns: ["zzz"], expires: "2026-01-15" })}` });
    expect(findings(expiredClaims, changes, "2026-01-14")).toEqual([]);
    expect(findings(expiredClaims, changes, "2026-01-15")).toEqual([
      "content/claims.yml:10:5 warning[expired-claim] the claim 'old' was checked on 2025-07-24 and expired on 2026-01-15; check it against its sources again and update both dates",
    ]);
  });

  it("is checked for the given day", () => {
    const directory = contentFolder(files({ "claims.yml": `items:\n${entry("old", { patterns: ["zzz"], expires: "2026-01-15" })}` }));
    const ids = (today?: string) => lintDirectory(directory, "content", today).diagnostics.map(({ id }) => id);
    expect(ids("2026-01-15")).toContain("expired-claim");
    expect(ids("2026-01-14")).not.toContain("expired-claim");
    expect(ids()).not.toContain("expired-claim");
  });

  it("is a required file", () => {
    expect(lintDirectory(contentFolder({ "claims.yml": undefined })).diagnostics.map(({ file, id }) => [file, id])).toContainEqual([
      "content/claims.yml",
      "missing-file",
    ]);
  });
});
