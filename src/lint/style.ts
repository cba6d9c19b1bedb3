import { syllable } from "syllable";
import type { z } from "zod";
import { contentTypes } from "../content-model/content-types";
import { asWarning, errorAt } from "../content-model/diagnostic";
import { fillOfferFields } from "../content-model/offer";
import { describeSchema } from "../content-model/schema-introspection";
import type { FieldPath, Diagnostic } from "../content-model/diagnostic";
import { countPlainWords } from "../markdown/plain-text";
import { routes } from "../site/routes";
import { listArticles, type Article } from "./articles";
import { findUses, type ContentTree } from "./content-tree";
import { atField } from "./rule";
import { splitSentences } from "./text";

/** A number about texts with the editorial guide's limits for it. */
interface Measure {
  /** What is counted, as it follows the number: `words`, `% of titles with a colon`. */
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
}

/** Phrases that became tics, and how often 1,000 words may have them. */
const phrases: readonly (readonly [name: string, pattern: RegExp, max: number])[] = [
  ["'nobody'", /\bnobody\b/gi, 0.43],
  ["'nothing to'", /\bnothing to\b/gi, 0.19],
  ["'That's'", /\bThat's\b/g, 0.67],
  ["'across 12 studies'", /\bacross \S+ (?:studies|trials|tests|experiments)\b/gi, 0.6],
  ["'pool' and 'pooled'", /\bpool(?:ed|s|ing)?\b/gi, 0.32],
  ["'quarter of an hour'", /\bquarters? of an hour\b/gi, 0],
  ["'whatever'", /\bwhatever\b/gi, 0.1],
  ["'wants'", /\bwants\b/gi, 0.13],
  ["'Whether … is not known'", /\bwhether\b[^.?!]*\b(?:(?:is not|isn't) known|is unknown)\b/gi, 0.03],
  ["'An invented example'", /\binvented example/gi, 0.1],
  ["'What you risk'", /\bwhat you risk\b/gi, 0.1],
  ["'The review lists …'", /\b(?:The|Our) review (?:also )?[a-z]+s\b/g, 0.15],
];

/** Words of an article whose reader keeps a log, or follows a plan or test for some weeks. */
const log = /\b(?:log|diary|tracker|scorecard)\b|\b(?:two|three|four|five|six|eight)[- ]weeks?\b|\b(?:14|21|28|30)[- ]days?\b/i;
const clockTime = /\b\d{1,2}:\d\d\b|\b[ap]\.m\./;
const triad = /\b[\w'-]+, [\w'-]+, (?:and|or) [\w'-]+/g;
const isTableCaption = (text: string): boolean => text.startsWith("Table:");

/**
 * Compares every article, and all of them together, with the editorial guide's numbers of style: they are taste, so nothing
 * here is an error.
 *
 * @returns a warning for each article with numbers outside the limits, and one for each such number of all articles
 */
export function checkStyle(content: ContentTree): Diagnostic[] {
  const articles = listArticles(content);
  const warn = (at: Parameters<typeof errorAt>[0], measures: readonly Measure[]) =>
    asWarning(errorAt(at, "style", measures.map(formatMeasure).join(", "), advice));
  const ofFields = content.files.flatMap((file) =>
    measureFields(contentTypes[file.type].schema, fillOfferFields(file.written.fields, content.offer)).flatMap(([path, measure]) =>
      isOutside(measure) ? [asWarning(errorAt(atField(file, path), "style", formatMeasure(measure), advice))] : [],
    ),
  );
  const paths = new Set(articles.map(({ post }) => routes.post(post.slug)));
  const ofEach = articles.flatMap((article) => {
    const found = [...measureShape(article, paths), ...measureRhythm([article])].filter(isOutside);
    return found.length === 0 ? [] : [warn(atField(article.file, ["title"]), found)];
  });
  const [first] = articles;
  if (!first) return ofFields;
  const folder = { file: first.file.file.replace(/[^/]*$/, "") };
  const ofAll = measureAll(articles).filter(isOutside);
  return [...ofFields, ...ofEach, ...ofAll.map((measure) => warn(folder, [measure]))];
}

/** Every number of all articles together with the editorial guide's limits, a line each: `4.2 'but' per 1,000 words (2.5 to 5)`. */
export const styleCounts = (content: ContentTree): string[] => measureAll(listArticles(content)).map(formatMeasure);

const measureAll = (articles: readonly Article[]): Measure[] => [
  ...measureRhythm(articles),
  ...measurePhrases(articles),
  ...measureShares(articles),
];

const advice = "the editorial guide’s limits are in brackets";

/** The lengths of texts for which forms advise one. */
function measureFields(schema: z.ZodType, value: unknown, path: FieldPath = []): [FieldPath, Measure][] {
  const { fields = {}, element, form, type } = describeSchema(schema);
  if (Array.isArray(value)) return element ? value.flatMap((item, index) => measureFields(element, item, [...path, index])) : [];
  if (typeof value === "string" && type === "string" && form.max !== undefined)
    return [[path, { name: `characters in ${String(path.at(-1))}`, value: value.length, min: form.min ?? 1, max: form.max }]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(fields).flatMap(([key, field]) => measureFields(field, (value as Record<string, unknown>)[key], [...path, key]));
}

const isOutside = ({ value, min = -Infinity, max = Infinity }: Measure): boolean => value < min || value > max;

function formatMeasure({ name, value, min, max }: Measure): string {
  const limit = min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `${min} to ${max}`;
  return `${Math.round(100 * value) / 100} ${name} (${limit})`;
}

/** What a single article has. */
function measureShape({ file, post, words, blocks }: Article, paths: ReadonlySet<string>): Measure[] {
  const count = (pattern: RegExp) => file.body.match(pattern)?.length ?? 0;
  const own = routes.post(post.slug);
  const targets = new Set(file.markdown.links.map(({ url }) => url.replace(/[?#].*$/, "")));
  const opening = blocks.find(({ kind }) => kind === "paragraph")?.text ?? "";
  return [
    // A how-to needs 700 to 1,300 words, a comparison of products up to 2,500.
    { name: "words", value: words, min: 700, max: 2500 },
    { name: "sections", value: count(/^## /gm), min: 3, max: 9 },
    { name: "buttons in the text", value: findUses(file, "cta").length, min: 1, max: 3 },
    { name: "works cited", value: citedWorks(file).length, min: 2 },
    { name: "evidence notes", value: count(/^> \*\*Evidence:/gm), max: 3 },
    ...post.faq.map(({ answer }, index) => ({
      name: `words in answer ${index + 1}`,
      value: countPlainWords(answer),
      min: 30,
      max: 90,
    })),
    { name: "links to the review", value: Number(targets.has(routes.review)), min: 1 },
    { name: "links to other articles", value: [...targets].filter((path) => path !== own && paths.has(path)).length, min: 1 },
    { name: "characters in the title", value: post.title.length, min: 40, max: 60 },
    {
      name: "% of the longer words of the slug in the first six of the title",
      value: shareOfWords(post.slug, post.title.split(/[\s-]+/, 6).join(" ")),
      min: 50,
    },
    { name: "% of the longer words of 'In short' again in the opening", value: shareOfWords(post.inShort ?? "", opening), max: 50 },
  ];
}

/** How the sentences of articles run. */
function measureRhythm(articles: readonly Article[]): Measure[] {
  const paragraphs = articles.flatMap(listParagraphs).map(splitSentences);
  const sentences = paragraphs.flat();
  if (sentences.length === 0) return [];
  const lengths = sentences.map(countPlainWords);
  const words = sum(lengths);
  const mean = words / lengths.length;
  const shortEndings = paragraphs.filter((own) => own.length > 1 && countPlainWords(own.at(-1) ?? "") < 10);
  const syllables = sum(sentences.flatMap((text) => text.split(/\s+/)).map(syllable));
  const all = sentences.join("\n");
  return [
    {
      name: "reading ease",
      // By Rudolf Flesch, 1948.
      value: 206.835 - 1.015 * mean - 84.6 * (syllables / words),
      min: articles.length > 1 ? 60 : 50,
    },
    { name: "'but' per 1,000 words", value: perThousand(all, /\bbut\b/gi, words), min: 2.5, max: 5 },
    {
      name: "words of deviation in the length of sentences",
      value: Math.sqrt(sum(lengths.map((n) => (n - mean) ** 2)) / lengths.length),
      min: 8,
    },
    { name: "% of sentences over 30 words", value: percent(lengths.filter((n) => n > 30).length, lengths.length), min: 4 },
    { name: "% of paragraphs that end on under ten words", value: percent(shortEndings.length, paragraphs.length), max: 12.5 },
    { name: "triads per 1,000 words", value: perThousand(all, triad, words), max: 3.2 },
  ];
}

function measurePhrases(articles: readonly Article[]): Measure[] {
  const texts = articles.flatMap(({ blocks }) => blocks.map(({ text }) => text.replace(/[‘’]/g, "'"))).join("\n");
  const words = countPlainWords(texts);
  return phrases.map(([name, pattern, max]) => ({ name: `${name} per 1,000 words`, value: perThousand(texts, pattern, words), max }));
}

/** How many of the articles are alike. */
function measureShares(articles: readonly Article[]): Measure[] {
  const share = (of: string, limits: Pick<Measure, "min" | "max">, test: (article: Article) => boolean): Measure => ({
    name: `% of ${of}`,
    value: percent(articles.filter(test).length, articles.length),
    ...limits,
  });
  const opening = (article: Article) => listParagraphs(article)[0] ?? "";
  const hasLog = ({ post, blocks }: Article) =>
    [post.title, post.excerpt, post.inShort ?? "", ...blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text)].some(
      (text) => log.test(text),
    );
  const endsOnLink = ({ file, blocks }: Article) => {
    const line = blocks.filter(({ kind }) => kind === "paragraph").at(-1)?.at.line ?? Infinity;
    return file.markdown.links.some((link) => link.line >= line);
  };
  const citing = new Map<string, number>();
  for (const id of articles.flatMap(({ file }) => citedWorks(file))) citing.set(id, (citing.get(id) ?? 0) + 1);
  const headings = articles.flatMap(({ file }) => file.body.match(/^## .*/gm) ?? []);
  return [
    share("titles with a colon", { max: 42 }, ({ post }) => post.title.includes(":")),
    {
      name: "% of ## headings with a colon",
      value: percent(headings.filter((text) => /:(?!\d)/.test(text)).length, headings.length),
      max: 12,
    },
    share("openings with a clock time", { max: 25 }, (article) => clockTime.test(opening(article))),
    share("openings with a question", { min: 10 }, (article) => opening(article).includes("?")),
    share("endings that hand over to a link", { max: 33 }, endsOnLink),
    share("articles with a table", { max: 50 }, ({ blocks }) => blocks.some(({ kind }) => kind === "cell")),
    share("articles with a log or a test of some weeks", { max: 20 }, hasLog),
    { name: "works that more than five articles cite", value: [...citing.values()].filter((count) => count > 5).length, max: 0 },
  ];
}

const listParagraphs = ({ blocks }: Article): string[] =>
  blocks.filter(({ kind, text }) => kind === "paragraph" && !isTableCaption(text)).map(({ text }) => text);

const citedWorks = (file: Article["file"]): string[] => [...new Set(findUses(file, "ref").map(({ id }) => id))];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);
const perThousand = (text: string, pattern: RegExp, words: number): number =>
  words === 0 ? 0 : (1000 * (text.match(pattern)?.length ?? 0)) / words;

/** Percent of the longer words of a text that another one has, too. */
function shareOfWords(text: string, other: string): number {
  const longer = (source: string) => new Set(source.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
  const others = longer(other);
  const own = [...longer(text)];
  return percent(own.filter((word) => others.has(word)).length, own.length);
}
