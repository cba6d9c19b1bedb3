import { parse, stringify } from "yaml";
import { findContentType, pictureName } from "../../../src/content-model/content-types";
import { offerOfFields } from "../../../src/content-model/offer-of-fields";
import { readSource, type ContentFile, type ContentTree } from "../../../src/lint/content-tree";
import { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import type { OfferValues } from "../../../src/content-model/offer";
import { folderOf } from "../publish/site-fixture";
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from "../../../src/site/published-urls";

/** Content files by path below the folder; undefined leaves a file out. */
export type ContentFiles = Readonly<Record<string, string | undefined>>;

const description = "A description that says in one or two plain sentences what a reader finds on the page, and nothing else at all.";
const metaDescription = `metaDescription: "${description} It fits the limits."`;

/** An article's text. */
export function post(slug: string, { fields = "", body = "Text.", category = "memory" } = {}): string {
  return `---
slug: ${slug}
title: "A Valid Title of an Article, Number ${slug.length}"
excerpt: "${description} It is shown on cards."
${metaDescription}
categorySlug: ${category}
date: 2025-07-24
${fields}faq:
  - question: Is it one?
    answer: It is one.
  - question: Is it two?
    answer: It is two.
---
${body}
`;
}

export function legal(slug: string): string {
  return `---\nslug: ${slug}\ntitle: A legal text\n${metaDescription}\nlastUpdated: 2025-08-25\n---\nText.\n`;
}

function information(heading: string): string {
  return `---\ntitle: ${heading} and more\n${metaDescription}\nheading: ${heading}\nlead: L\nlastUpdated: 2025-09-19\n---\nText.\n`;
}

/** A FAQ of three questions; the first answer is YAML. */
export function faq(firstAnswer = "Plain text."): string {
  const entries = Array.from(
    { length: 3 },
    (_, i) => `      - id: q-${i + 1}\n        question: Is it ${i + 1}?\n        answer: ${i === 0 ? firstAnswer : "Plain text."}\n`,
  );
  return `title: Questions and answers\n${metaDescription}\nheading: Questions\nintro: Short.\ngroups:\n  - id: all-of-them\n    heading: All\n    entries:\n${entries.join("")}`;
}

export function home(questions: readonly string[] = ["q-1", "q-2", "q-3"]): string {
  return `title: The home page
${metaDescription}
hero: {headline: H, emphasis: E, lead: L, primaryLabel: P, secondaryLabel: S}
features:
  heading: F
  items:
    - {title: A, description: D, icon: waves}
    - {title: B, description: D, icon: clock}
    - {title: C, description: D, icon: download}
    - {title: D, description: D, icon: guarantee}
benefits:
  heading: B
  intro: I
  items:
${["A", "B", "C", "D", "E", "F"].map((title) => `    - {title: ${title}, text: T}`).join("\n")}
testimonials: {heading: H}
posts: {heading: H, intro: I}
faq:
  heading: H
  entries:
${questions.map((id) => `    - ${id}`).join("\n")}
closing: {heading: H, text: T, label: L, note: N}
`;
}

export function references(ids: readonly string[] = ["oster-1973"], topic = "memory"): string {
  return `items:\n${ids
    .map(
      (id) =>
        `  - id: ${id}\n    authors: A.\n    year: 1973\n    title: T\n    source: S\n    topics: [${topic}]\n    method: background\n    finding: F\n    caveat: C\n    evidence: mixed\n`,
    )
    .join("")}`;
}

/** A claim, as an item of `claims.yml`. */
export const claim = (id: string, expires: string): string =>
  `  - id: ${id}\n    claim: C\n    source: us\n    references: []\n    evidence: not-examined\n    unknown: U\n    checked: 2025-07-24\n    expires: ${expires}\n`;

const review = `---
title: "A Review Whose Title Has a Length That Fits"
${metaDescription}
heading: H
verdict: A recommendation in one sentence, and why.
updated: 2025-08-25
promises: []
benefits:
${["A", "B", "C", "D"].map((title) => `  - {title: ${title}, text: T}`).join("\n")}
pros: [a, b]
cons: [a, b]
suits: [a, b]
skip: [a, b]
legit: T
checkout: {steps: [{title: S, text: T}, {title: U, text: T}], label: L}
refund: {steps: [{title: S, text: T}, {title: U, text: T}], message: M}
closing: {heading: H, text: T, label: L}
---
See [an article](/blog/first/).
`;

/** A complete, valid content folder. */
export const validFiles: ContentFiles = {
  "settings/vocabulary.yml": "offer: [the program, seller, sales page]\neffects: [sharpen*]\n",
  "settings/wording.yml":
    "items:\n  - {phrases: [clinically proven, cure* * pain, we’ve tried, selling fast], except: [not clinically proven], suggestion: say what is known}\n",
  "settings/cautions.yml": `doctors: [doctor, clinician*]
items:
  - {id: seizures, topic: [binaural*], concernsProduct: true, namesDoctor: true, words: [seizure*], suggestion: say who asks first}
  - {id: driving, concernsProduct: true, words: [driving], suggestion: say that nobody listens while driving}
  - {id: sleep, topic: ["*sleep*", insomnia*], mention: [insomnia], namesDoctor: true, words: ["*sleep*"], suggestion: say when}
`,
  "settings/site.yml": `brand: Brand\nurl: https://site.example\ndescription: D\nblog: {subject: S is long, topics: T is long}\naffiliateLink: https://seller.example/x\nheaderLabel: Try\nfirstButtonLabel: Try The Genius Wave Now – Unlock Your Brainpower\ndisclosure: We earn a commission through links (paid links).\ntagline: T\nfooterDisclosure: F\nlegalPages: [disclaimer]\ndisclosurePage: disclaimer\ncopyright: C\nauthor: A\ncontactEmail: mail@site.example\npublisher: {name: "[N]", place: "[P]"}\n`,
  "settings/product.yml": `name: The Genius Wave\ndescription: D\nrating: 4.8\nbestRating: 5\nreviewCount: 2847\nratingSource: S\nshowAggregateRating: true\nguaranteeDays: 60\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: Instant digital download\noffer: O\nconfirmed: {rating: 2025-09-01, reviewCount: 2025-09-01, guaranteeDays: 2025-09-01, sessionMinutes: 2025-09-01, dailyMinutes: 2025-09-01, promiseMinutes: 2025-09-01}\n`,
  "settings/categories.yml": `items:\n  - {slug: memory, label: Memory, description: D, palette: violet, motif: dots}\n  - {slug: focus, label: Focus, description: D, palette: teal, motif: ridges}\n`,
  "pages/about.md": information("About the site"),
  "pages/editorial-policy.md": information("Editorial policy"),
  "pages/home.yml": home(),
  "pages/faq.yml": faq(),
  "pages/evidence.yml": `${metaDescription}\nmethods: [{slug: background, label: Background}]\n`,
  "pages/testimonials.yml": `items:\n${["A", "B", "C"].map((name) => `  - {name: ${name}, text: T, sample: true}`).join("\n")}\n`,
  "pages/review.md": review,
  "pages/legal/disclaimer.md": legal("disclaimer"),
  "references.yml": references(),
  "claims.yml": "items: []\n",
  "posts/first.md": post("first", { body: "Said.:ref{id=oster-1973} See [the second](/blog/second/)." }),
  "posts/second.md": post("second", { category: "focus" }),
};

/**
 * An article that passes every rule. Tests change its text. Each sentence has the slug, so that no article repeats another.
 *
 * @param others slugs of articles that it links to
 */
function article(slug: string, others: readonly string[]): string {
  const sentence = (words: string) => `The ${slug} page says in one plain line ${words}.`;
  return `---
slug: ${slug}
title: "What the ${slug} page says about a quiet hour"
excerpt: "${sentence("what it is about")}"
metaDescription: "${sentence("what its readers find in it")}"
categorySlug: memory
date: 2025-07-24
faq:
  - question: Is the ${slug} hour long?
    answer: ${sentence("how long it takes")}
  - question: Is the ${slug} hour quiet?
    answer: ${sentence("how quiet it is")}
closingButton:
  label: Begin the ${slug} hour
---
${sentence("how the hour begins")}

## What was measured in the ${slug} hour

${sentence("what was measured")}:ref{id=oster-1973}

::cta{label="Try The Genius Wave Now – Unlock Your Brainpower"}

## What was found in the ${slug} hour

${sentence("what was found")}:ref{id=other-2001}

> **Evidence: mixed.** ${sentence("what is not clear")}

## What comes after the ${slug} hour

${others.map((other) => `The ${slug} page leads to [the ${other} page](/blog/${other}/).`).join("\n")}

The ${slug} page rests on [what the review rests on](/review/).
`;
}

/** Files that make a folder which keeps all rules, the editorial ones too; laid over the valid folder. Its three articles link to each other. */
export const articleFiles: Readonly<Record<string, string>> = {
  "references.yml": references(["oster-1973", "other-2001"]),
  "posts/first.md": article("first", ["second", "third"]),
  "posts/second.md": article("second", ["first", "third"]),
  "posts/third.md": article("third", ["first", "second"]),
};

/** The number of the first line of a text that holds some words. */
export function lineOf(text: string, words: string): number {
  const line = text.split("\n").findIndex((candidate) => candidate.includes(words));
  if (line < 0) throw new Error(`'${words}' stands nowhere`);
  return line + 1;
}

/**
 * Writes a complete, valid content folder with single files replaced, added or (by undefined) left out.
 *
 * @returns its path
 */
export const contentFolder = (changes: Readonly<Record<string, string | Buffer | undefined>> = {}): string =>
  folderOf(Object.fromEntries(Object.entries({ ...validFiles, ...changes }).flatMap(listedFiles)));

/** Tests write references and claims as lists, `references.yml` and `claims.yml`: each entry is a file of its own. */
function listedFiles<Content>([name, content]: [string, Content]): [string, Content | string][] {
  if (!/^(?:references|claims)\.yml$/.test(name)) return [[name, content]];
  const { items } = parse(String(content ?? "items: []")) as { items: readonly { readonly id: string }[] };
  return items.map((item) => [name.replace(".yml", `/${item.id}.yml`), stringify(item, { lineWidth: 0 })]);
}

const read = new Map<string, ContentFile[]>();

/** A complete, valid content folder with changes, as the lint reads it from disk. Each text is parsed once. */
export function contentTree(changes: ContentFiles, today?: string): ContentTree {
  const all = Object.entries({ ...validFiles, ...changes });
  const offer = offerOfFields((type) =>
    all.flatMap(([name, text]) => (text && findContentType(name) === type ? [parse(text) as unknown] : [])),
  );
  const files = all.flatMap((named) => {
    const key = [...named, JSON.stringify(offer)].join("\0");
    if (!read.has(key))
      read.set(
        key,
        listedFiles(named).flatMap((file) => readFile(file, offer)),
      );
    return read.get(key) ?? [];
  });
  files.sort((a, b) => (a.file < b.file ? -1 : 1));
  const urls = changes[PUBLISHED_URLS_FILE];
  const published = urls === undefined ? urls : { file: `content/${PUBLISHED_URLS_FILE}`, urls: parsePublishedUrls(urls) };
  const pictures = new Set(all.flatMap(([name]) => (pictureName.test(name) ? [`content/${name}`] : [])));
  return { offer, files, diagnostics: files.flatMap(({ diagnostics }) => diagnostics), published, pictures, today };
}

function readFile([name, text]: [string, string | undefined], offer: OfferValues): ContentFile[] {
  const type = findContentType(name);
  return type && text !== undefined ? [readSource({ type, file: `content/${name}` }, text, parseMarkdownNatively, offer)] : [];
}
