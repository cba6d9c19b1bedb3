import path from "path";
import type { Paragraph, Root } from "mdast";
import type { Node } from "unist";
import { lintContent } from "../../src/lint/lint-content";
import { findFiles } from "../../src/lint/content-tree";
import { readContentTree } from "../../src/lint/node/read-content";
import { formatDiagnostic } from "../../src/content-model/diagnostic";
import type { DirectiveNode } from "../../src/markdown/directives/node";
import { parseMarkdownNatively } from "../../src/markdown/node/native-parser";
import { countPlainWords } from "../../src/markdown/plain-text";
import { claimLabels, evidenceLabels, labels, type ClaimLabel } from "../../src/site/evidence-labels";
import { articleTable } from "./articles";
import visit from "unist-util-visit";

const directory = path.resolve(__dirname, "../../content");
const tree = readContentTree(directory, "content");
const posts = new Map(findFiles(tree, "post").map((file) => [file.value.slug, file]));
const singleFile = <N extends "site" | "product" | "home" | "faq" | "testimonials" | "review" | "categories">(type: N) => {
  const [file] = findFiles(tree, type);
  if (!file) throw new Error(`content has no ${type}`);
  return file.value;
};

/** The attributes of a body's buttons, in order. */
function buttonsOf(body: string | undefined): Readonly<Record<string, string>>[] {
  const found: Record<string, string>[] = [];
  if (body)
    visit(parseMarkdownNatively(body), "leafDirective", (node: Node) => {
      const { name, attributes } = node as DirectiveNode;
      if (name === "cta") found.push(attributes ?? {});
    });
  return found;
}

describe("all content", () => {
  it("passes the lint without errors", () => {
    const errors = lintContent(tree).filter(({ severity }) => severity === "error");
    expect(errors.map(formatDiagnostic)).toEqual([]);
  });
});

describe("the articles", () => {
  it("are the 60 of the table", () => {
    expect(articleTable).toHaveLength(60);
    expect([...posts.keys()].sort()).toEqual(articleTable.map(({ slug }) => slug).sort());
  });

  it.each(articleTable)("$slug has its category, date and blinking buttons", ({ slug, categorySlug, date, blinking }) => {
    const file = posts.get(slug);
    expect(file?.value).toMatchObject({ categorySlug, date });
    expect(file?.file).toBe(`content/posts/${slug}.md`);
    const buttons = buttonsOf(file?.body);
    expect(buttons.map((button) => "blinking" in button)).toEqual(buttons.map(() => blinking));
    if (file?.value.closingButton) expect(file.value.closingButton.blinking === true).toBe(blinking);
  });

});

describe("the fixed texts", () => {
  it("are five categories, each with its own band", () => {
    const { items } = singleFile("categories");
    expect(items.map(({ slug, label }) => [slug, label])).toEqual([
      ["focus-and-concentration", "Focus & Concentration"],
      ["memory-improvement", "Memory Improvement"],
      ["cognitive-enhancement", "Cognitive Enhancement"],
      ["mental-clarity-and-productivity", "Mental Clarity & Productivity"],
      ["brain-exercises-and-techniques", "Brain Exercises & Techniques"],
    ]);
    expect(new Set(items.map(({ band }) => band)).size).toBe(5);
  });

  it("have the product's figures", () => {
    expect(singleFile("product")).toMatchObject({
      rating: 4.8,
      bestRating: 5,
      reviewCount: 2847,
      guaranteeDays: 60,
      sessionMinutes: { from: 7, to: 30 },
      dailyMinutes: { from: 15, to: 30 },
      promiseMinutes: 7,
      delivery: expect.stringMatching(/^Instant digital download/i) as string,
    });
    expect(singleFile("product").editorialRating).toBeUndefined();
  });

  it("have the header, disclosure, tagline and copyright", () => {
    const site = singleFile("site");
    expect(site.headerLabel).toBe("Try The Genius Wave Now");
    expect(site.disclosure).toBe("Paid links earn us a commission.");
    expect(site.tagline).toMatch(/^Science-backed cognitive enhancement solutions/);
    expect(site.footerDisclosure).toMatch(/affiliate links.*commission.*purchases/s);
    expect(site.copyright).toMatch(/2025.*all rights reserved/i);
  });

  it("have different questions in five or six groups, eight or more with a button to an article or the review", () => {
    const { groups } = singleFile("faq");
    expect([5, 6]).toContain(groups.length);
    const questions = groups.flatMap(({ entries }) => entries);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(questions.map(({ question }) => question)).toEqual(
      expect.arrayContaining(["Is The Genius Wave legit?", "What happens after I click?"]),
    );
    const targets = questions.flatMap(({ answer }) => (answer.linkTo ? [answer.linkTo] : []));
    expect(targets.length).toBeGreaterThanOrEqual(8);
    expect(targets).toContain("/review/");
    expect(targets.filter((target) => !/^\/(?:review|blog\/[a-z0-9-]+)\/$/.test(target))).toEqual([]);
  });

  it("answer each question in 40 to 110 words", () => {
    const questions = singleFile("faq").groups.flatMap(({ entries }) => entries);
    const answers = questions.map(({ id, answer }) => ({ id, words: countPlainWords(answer.text) }));
    expect(answers.filter(({ words }) => words < 40 || words > 110)).toEqual([]);
  });

  it("advise to see a doctor for seizures and for minors", () => {
    const answers = singleFile("faq").groups.flatMap(({ entries }) => entries.map(({ answer }) => answer.text));
    expect(answers.some((text) => /doctor/i.test(text) && /seizure|epilepsy/i.test(text))).toBe(true);
    expect(answers.some((text) => /pa?ediatrician/i.test(text))).toBe(true);
  });

  it("name the promise of seven minutes and the guarantee on the home page", () => {
    const home = singleFile("home");
    expect(`${home.hero.lead} ${home.hero.headline}`).toMatch(/(?:7|seven) minutes/i);
    expect(`${home.closing.note}`).toMatch(/results may vary.*60-day/is);
  });

  it("have three legal texts, last updated on August 25, 2025", () => {
    expect(findFiles(tree, "legal").map(({ value: { slug, lastUpdated } }) => [slug, lastUpdated])).toEqual([
      ["disclaimer", "2025-08-25"],
      ["privacy-policy", "2025-08-25"],
      ["terms-of-service", "2025-08-25"],
    ]);
    const terms = findFiles(tree, "legal").find(({ value }) => value.slug === "terms-of-service");
    expect(terms?.body).toMatch(/30 days/);
  });

  it("have a review with a button", () => {
    expect(buttonsOf(findFiles(tree, "review")[0]?.body).length).toBeGreaterThanOrEqual(1);
  });
});

describe("evidence labels", () => {
  const texts = (type: "editorialPolicy" | "legal") =>
    findFiles(tree, type)
      .map(({ body }) => body ?? "")
      .join("\n");
  const name = (label: ClaimLabel) => labels[label].text.replace(/ evidence$/, "");

  it("have the same words in the same order in the editorial policy, the disclaimer and the code", () => {
    const table = [...texts("editorialPolicy").matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(([, label, meaning]) => [label, meaning]);
    const list = [...texts("legal").matchAll(/^\* \*\*([^*]+)\.\*\* (.+)$/gm)].map(([, label, meaning]) => [label, meaning]);
    const expected = claimLabels.map((label) => [name(label), labels[label].meaning]);
    expect(table.slice(table.findIndex(([label]) => label === "Strong"))).toEqual(expected.slice(0, evidenceLabels.length));
    expect(list.slice(list.findIndex(([label]) => label === "Strong"))).toEqual(expected);
  });

  it("are on research and not on pages of makers, regulators and patient organizations", () => {
    const unlabeled = findFiles(tree, "reference").flatMap(({ value: { id, evidence } }) => (evidence ? [] : [id]));
    expect(unlabeled).toEqual(expect.arrayContaining(["epilepsy-foundation-photosensitivity", "ftc-lumos-2016", "who-itu-safe-listening-2019"]));
    const ofMakers = findFiles(tree, "reference").filter(({ value }) => value.method === "makers-and-regulators");
    expect(ofMakers.filter(({ value }) => value.evidence)).toEqual([]);
  });
});

describe("references", () => {
  it("have topics", () => {
    const items = findFiles(tree, "reference").map(({ value }) => value);
    expect(items.length).toBeGreaterThan(10);
    expect(items.filter(({ topics }) => topics.length === 0)).toEqual([]);
  });

  it("are cited in every evidence note", () => {
    const bare: string[] = [];
    for (const file of tree.files) {
      visit(parseMarkdownNatively(file.body), "blockquote", (node: Node) => {
        const opening = (node as Root).children[0] as Paragraph | undefined;
        const strong = opening?.children[0];
        const label = strong?.type === "strong" ? JSON.stringify(strong) : "";
        if (label.includes("Evidence:") && !JSON.stringify(node).includes('"name":"ref"')) bare.push(`${file.file}:${node.position?.start.line}`);
      });
    }
    expect(bare).toEqual([]);
  });
});
