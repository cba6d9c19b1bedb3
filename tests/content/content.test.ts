import path from "path";
import type { Paragraph, Root } from "mdast";
import type { Node } from "unist";
import { lintContent } from "../../src/lint/lint-content";
import { findFiles } from "../../src/lint/content-tree";
import { readContentTree } from "../../src/lint/node/read-content";
import { formatDiagnostic } from "../../src/content-model/diagnostic";
import type { DirectiveNode } from "../../src/markdown/directives/node";
import { parseMarkdown } from "../../src/markdown/parser";
import { bands } from "../../src/site/bands";
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
    visit(parseMarkdown(body), "leafDirective", (node: Node) => {
      const { name, attributes } = node as DirectiveNode;
      if (name === "cta") found.push(attributes ?? {});
    });
  return found;
}

describe("all content", () => {
  it("passes the lint without errors", () => {
    const errors = lintContent(tree).diagnostics.filter(({ severity }) => severity === "error");
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

  it("are dated from July 20 to September 19, 2025", () => {
    const dates = [...posts.values()].map(({ value }) => value.date).sort();
    expect([dates[0], dates.at(-1)]).toEqual(["2025-07-20", "2025-09-19"]);
  });

  it("cover every category", () => {
    const slugs = singleFile("categories").items.map(({ slug }) => slug);
    expect(new Set([...posts.values()].map(({ value }) => value.categorySlug))).toEqual(new Set(slugs));
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

  it("have the limits of the brainwave bands", () => {
    expect(bands).toEqual({
      delta: { low: 0.5, high: 4 },
      theta: { low: 4, high: 8 },
      alpha: { low: 8, high: 13 },
      beta: { low: 13, high: 30 },
      gamma: { low: 30, high: 100 },
    });
  });

  it("have the header, disclosure, tagline and copyright", () => {
    const site = singleFile("site");
    expect(site.headerLabel).toBe("Try The Genius Wave Now");
    expect(site.disclosure).toBe("We earn a commission if you buy through the buttons on this page (paid links).");
    expect(site.tagline).toMatch(/^Science-backed cognitive enhancement solutions/);
    expect(site.footerDisclosure).toMatch(/affiliate links.*commission.*purchases/s);
    expect(site.copyright).toMatch(/2025.*all rights reserved/i);
  });

  it("have 27 questions, some with a button to an article or the review", () => {
    const questions = singleFile("faq").groups.flatMap(({ entries }) => entries);
    expect(questions).toHaveLength(27);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(27);
    const targets = questions.flatMap(({ answer }) => (answer.linkTo ? [answer.linkTo] : []));
    expect(targets).toContain("/review/");
    expect(targets.some((target) => target.startsWith("/blog/"))).toBe(true);
  });

  it("advise to see a doctor for seizures and for minors", () => {
    const answers = singleFile("faq").groups.flatMap(({ entries }) => entries.map(({ answer }) => answer.text));
    expect(answers.some((text) => /doctor/i.test(text) && /seizure|epilepsy/i.test(text))).toBe(true);
    expect(answers.some((text) => /pa?ediatrician/i.test(text))).toBe(true);
  });

  it("have three testimonials, four features, six benefits and three questions on the home page", () => {
    const home = singleFile("home");
    expect(singleFile("testimonials").items).toHaveLength(3);
    expect(home.features.items).toHaveLength(4);
    expect(home.benefits.items).toHaveLength(6);
    expect(home.faq.entries).toHaveLength(3);
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

  it("have a review with pros, cons and a button", () => {
    const { pros, cons, benefits } = singleFile("review");
    expect(benefits).toHaveLength(4);
    expect(pros.length).toBeGreaterThanOrEqual(2);
    expect(cons.length).toBeGreaterThanOrEqual(2);
    expect(buttonsOf(findFiles(tree, "review")[0]?.body).length).toBeGreaterThanOrEqual(1);
  });
});

describe("references", () => {
  it("have topics, and DOIs are not URLs", () => {
    const references = findFiles(tree, "reference");
    expect(references.length).toBeGreaterThan(10);
    for (const { value } of references) {
      const { id, topics, doi } = value;
      expect([id, topics.length > 0]).toEqual([id, true]);
      expect([id, /^https?:/.test(doi ?? "")]).toEqual([id, false]);
    }
  });

  it("are cited in every evidence note", () => {
    const bare: string[] = [];
    for (const file of tree.files) {
      visit(parseMarkdown(file.body), "blockquote", (node: Node) => {
        const opening = (node as Root).children[0] as Paragraph | undefined;
        const strong = opening?.children[0];
        const label = strong?.type === "strong" ? JSON.stringify(strong) : "";
        if (label.includes("Evidence:") && !JSON.stringify(node).includes('"name":"ref"')) bare.push(`${file.file}:${node.position?.start.line}`);
      });
    }
    expect(bare).toEqual([]);
  });
});
