import path from "path";
import type { Blockquote, Root } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { flesch } from "flesch";
import { syllable } from "syllable";
import { listArticles, type Article } from "../../src/lint/articles";
import type { ContentTree } from "../../src/lint/content-tree";
import { splitSentences } from "../../src/lint/text";
import { listBlocks } from "../../src/lint/text-blocks";
import { parseMarkdownNatively } from "../../src/markdown/node/native-parser";
import { plainText } from "../../src/markdown/plain-text";

/** What the editorial guide counts in one article. */
interface ArticleCounts {
  readonly slug: string;
  /** Uses of each phrase of {@link phraseLimits}, in all texts that readers see. */
  readonly phrases: Readonly<Record<string, number>>;
  readonly buttons: number;
  readonly notes: number;
  readonly hasPanel: boolean;
  readonly hasTable: boolean;
  /** Whether title, excerpt, 'In short', a heading or a caption of a table names a log, or a plan or test of some weeks. */
  readonly hasLog: boolean;
  /** Paragraphs outside lists and boxes, and those of several sentences that end on one of fewer than ten words. */
  readonly paragraphs: number;
  readonly shortEndings: number;
  /** Share of the longer words of 'In short' that the first paragraph repeats. */
  readonly repeatedInOpening: number;
  /** Label of the closing button, or of the text's last one if there is none. */
  readonly closingLabel: string;
  /** Flesch reading ease: 60 and more is plain English. */
  readonly readingEase: number;
}

/** A number of the whole site with its limits, and the articles that it counts. */
export interface SiteCount {
  readonly name: string;
  readonly count: number;
  readonly min?: number;
  readonly max?: number;
  readonly articles: readonly string[];
}

/** Phrases that became tics, each with how often the 60 articles may use it. */
const phraseLimits: readonly (readonly [name: string, pattern: RegExp, max: number])[] = [
  ["'pool' and 'pooled'", /\bpool(?:ed|s|ing)?\b/gi, 25],
  ["'quarter of an hour'", /\bquarters? of an hour\b/gi, 0],
  ["'whatever'", /\bwhatever\b/gi, 8],
  ["'wants'", /\bwants\b/gi, 10],
  ["'Whether … is not known'", /\bwhether\b[^.?!]*\b(?:(?:is not|isn't) known|is unknown)\b/gi, 2],
  ["'An invented example'", /\binvented example/gi, 8],
  ["'What you risk'", /\bwhat you risk\b/gi, 8],
  ["sentences such as 'The review lists …'", /(?<=^|[.?!]["”)]? )(?:The|Our) review (?:also )?[a-z]+s\b/gm, 12],
];

/** Above this share of common words, an opening says 'In short' again. */
const REPEATED_OPENING = 0.5;

/** Words of an article whose reader keeps a log, or follows a plan or test for some weeks. */
const log = /\b(?:log|diary|tracker|scorecard)\b|\b(?:two|three|four|five|six|eight)[- ]weeks?\b|\b(?:14|21|28|30)[- ]days?\b/i;

/** Counts one article. */
export function countArticle({ file, post, blocks }: Article): ArticleCounts {
  const texts = listBlocks(file)
    .filter(({ kind }) => kind !== "row")
    .map(({ text }) => text.replace(/[‘’]/g, "'"));
  const paragraphs = blocks.filter(({ kind, text }) => kind === "paragraph" && isProse(text)).map(({ text }) => text);
  const root = parseMarkdownNatively(file.body);
  const running = root.children
    .filter(({ type }) => type === "paragraph")
    .map((node) => plainText(node).trim())
    .filter(isProse)
    .map(splitSentences);
  const headings = blocks.filter(({ kind, text }) => kind === "heading" || text.startsWith("Table:")).map(({ text }) => text);
  return {
    slug: post.slug,
    phrases: Object.fromEntries(phraseLimits.map(([name, pattern]) => [name, texts.join("\n").match(pattern)?.length ?? 0])),
    buttons: file.content.buttons.length,
    notes: file.content.evidenceNotes,
    hasPanel: hasPanel(root),
    hasTable: file.content.texts.some(({ kind }) => kind === "row"),
    hasLog: [post.title, post.excerpt, post.inShort ?? "", ...headings].some((text) => log.test(text)),
    paragraphs: running.length,
    shortEndings: running.filter((own) => own.length > 1 && listWords(own.at(-1) ?? "").length < 10).length,
    repeatedInOpening: shareOfWords(post.inShort ?? "", paragraphs[0] ?? ""),
    closingLabel: post.closingButton?.label ?? file.content.buttons.at(-1)?.label ?? "",
    readingEase: readingEase(paragraphs.flatMap(splitSentences)),
  };
}

/** Whether a paragraph has words and is not the caption of a table. */
const isProse = (text: string): boolean => text.trim() !== "" && !text.startsWith("Table:");

/** Whether a quotation begins `**Do this tonight.**` or the like. */
function hasPanel(root: Root): boolean {
  let found = false;
  visit(root, "blockquote", (node: Node) => {
    const opening = (node as Blockquote).children[0];
    const strong = opening?.type === "paragraph" ? opening.children[0] : undefined;
    if (strong?.type === "strong" && plainText(strong).startsWith("Do this ")) found = true;
  });
  return found;
}

const listWords = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function shareOfWords(text: string, other: string): number {
  const longer = (source: string) => new Set(source.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
  const own = [...longer(text)];
  const others = longer(other);
  return own.length === 0 ? 0 : own.filter((word) => others.has(word)).length / own.length;
}

function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(listWords);
  return flesch({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** The guide's numbers for all articles together. */
export function countSite(articles: readonly ArticleCounts[]): SiteCount[] {
  const having = (test: (article: ArticleCounts) => boolean) => articles.filter(test).map(({ slug }) => slug);
  const number = (name: string, slugs: readonly string[], limits: { readonly min?: number; readonly max?: number }): SiteCount => ({
    name,
    count: slugs.length,
    ...limits,
    articles: slugs,
  });
  const total = (key: "paragraphs" | "shortEndings") => articles.reduce((sum, article) => sum + article[key], 0);
  const ease = articles.map((article) => article.readingEase).sort((a, b) => a - b);
  const labels = articles.map(({ closingLabel }) => closingLabel.toLowerCase());
  const hasCommonLabel = ({ closingLabel }: ArticleCounts) => labels.filter((label) => label === closingLabel.toLowerCase()).length > 1;
  return [
    ...phraseLimits.map(([name, , max]) => ({
      name,
      count: articles.reduce((sum, { phrases }) => sum + (phrases[name] ?? 0), 0),
      max,
      articles: articles.flatMap(({ slug, phrases }) => (phrases[name] ? [`${slug} ${phrases[name]}`] : [])),
    })),
    {
      name: "paragraphs that end on fewer than ten words",
      count: total("shortEndings"),
      max: Math.floor(total("paragraphs") / 8),
      articles: having(({ shortEndings, paragraphs }) => shortEndings > paragraphs / 8),
    },
    number(
      "openings that repeat 'In short'",
      having(({ repeatedInOpening }) => repeatedInOpening > REPEATED_OPENING),
      { max: 0 },
    ),
    number(
      "articles with one button in the text",
      having(({ buttons }) => buttons === 1),
      { min: 8 },
    ),
    number(
      "articles with three buttons in the text",
      having(({ buttons }) => buttons === 3),
      { min: 8 },
    ),
    number(
      "articles with none or more than three buttons",
      having(({ buttons }) => buttons < 1 || buttons > 3),
      { max: 0 },
    ),
    number(
      "articles without an evidence note",
      having(({ notes }) => notes === 0),
      { min: 1 },
    ),
    number(
      "articles with two or three evidence notes",
      having(({ notes }) => notes === 2 || notes === 3),
      { min: 1 },
    ),
    number(
      "articles with more than three evidence notes",
      having(({ notes }) => notes > 3),
      { max: 0 },
    ),
    number(
      "articles with a panel 'Do this …'",
      having((article) => article.hasPanel),
      { min: 20 },
    ),
    number(
      "articles with a table",
      having((article) => article.hasTable),
      { max: 30 },
    ),
    number(
      "articles with a log or a test of some weeks",
      having((article) => article.hasLog),
      { max: 12 },
    ),
    number("closing labels that another article has", having(hasCommonLabel), { max: 0 }),
    number(
      "closing labels with the 60 days",
      having(({ closingLabel }) => /\b60 days\b|\b60-day\b/i.test(closingLabel)),
      { min: 10 },
    ),
    number(
      "closing labels with minutes",
      having(({ closingLabel }) => /\bminutes?\b/i.test(closingLabel)),
      { min: 10 },
    ),
    number(
      "articles with a reading ease below 50",
      having((article) => article.readingEase < 50),
      { max: 0 },
    ),
    { name: "median reading ease", count: Math.round(10 * (ease[Math.floor(ease.length / 2)] ?? 0)) / 10, min: 60, articles: [] },
  ];
}

/** A limit in words: `at most 12`. */
export const formatLimit = ({ min, max }: SiteCount): string => (max === undefined ? `at least ${min}` : `at most ${max}`);

/** Whether a number is within its limits. */
export const isWithin = ({ count, min = -Infinity, max = Infinity }: SiteCount): boolean => count >= min && count <= max;

/** Counts the articles of a content folder that was read. */
export const countArticles = (tree: ContentTree): ArticleCounts[] => listArticles(tree).map(countArticle);

/** The content folder of this project. */
export const contentDirectory = path.resolve(__dirname, "../../content");
