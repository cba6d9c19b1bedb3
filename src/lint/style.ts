import { flesch } from "flesch";
import { syllable } from "syllable";
import type { z } from "zod";
import { contentTypes } from "../content-model/content-types";
import { asWarning, errorAt, type Diagnostic } from "../content-model/diagnostic";
import { describeSchema } from "../content-model/schema-introspection";
import type { FieldPath } from "../content-model/yaml-document";
import { countPlainWords } from "../markdown/plain-text";
import { routes } from "../site/routes";
import { articleLimits } from "./article-limits";
import { listArticles, type Article } from "./articles";
import type { ContentTree } from "./content-tree";
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
    measureFields(contentTypes[file.type].schema, file.written.fields).flatMap(([path, measure]) =>
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
  const ofAll = [...measureRhythm(articles), ...measureShares(articles)].filter(isOutside);
  return [...ofFields, ...ofEach, ...ofAll.map((measure) => warn(folder, [measure]))];
}

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
function measureShape({ file, post, words }: Article, paths: ReadonlySet<string>): Measure[] {
  const { sections, buttons, citations, evidenceNotes, links } = file.markdown;
  const own = routes.post(post.slug);
  const targets = new Set(links.map(({ url }) => url.replace(/[?#].*$/, "")));
  return [
    { name: "words", value: words, ...articleLimits.words },
    { name: "sections", value: sections, ...articleLimits.sections },
    { name: "buttons in the text", value: buttons.length, ...articleLimits.buttons },
    { name: "works cited", value: new Set(citations.map(({ id }) => id)).size, ...articleLimits.references },
    { name: "evidence notes", value: evidenceNotes, ...articleLimits.evidenceNotes },
    ...post.faq.map(({ answer }, index) => ({
      name: `words in answer ${index + 1}`,
      value: countPlainWords(answer),
      ...articleLimits.answerWords,
    })),
    { name: "links to the review", value: Number(targets.has(routes.review)), min: 1 },
    { name: "links to other articles", value: [...targets].filter((path) => path !== own && paths.has(path)).length, min: 1 },
    { name: "characters in the title", value: post.title.length, min: 40, max: 60 },
  ];
}

/** How the sentences of articles run. */
function measureRhythm(articles: readonly Article[]): Measure[] {
  const sentences = articles.flatMap(listParagraphs).flatMap(splitSentences);
  if (sentences.length === 0) return [];
  const lengths = sentences.map(countPlainWords);
  const words = sum(lengths);
  const mean = words / lengths.length;
  const syllables = sum(sentences.flatMap((text) => text.split(/\s+/)).map(syllable));
  const contrasts = sentences.join("\n").match(/\bbut\b/gi)?.length ?? 0;
  return [
    { name: "reading ease", value: flesch({ sentence: sentences.length, word: words, syllable: syllables }), min: 50 },
    { name: "'but' per 1,000 words", value: (1000 * contrasts) / words, min: 2.5, max: 5 },
    {
      name: "words of deviation in the length of sentences",
      value: Math.sqrt(sum(lengths.map((n) => (n - mean) ** 2)) / lengths.length),
      min: 8,
    },
    { name: "% of sentences over 30 words", value: percent(lengths.filter((n) => n > 30).length, lengths.length), min: 4 },
  ];
}

/** How many of the articles are alike. */
function measureShares(articles: readonly Article[]): Measure[] {
  const share = (name: string, max: number, test: (article: Article) => boolean): Measure => ({
    name: `% of ${name}`,
    value: percent(articles.filter(test).length, articles.length),
    max,
  });
  const endsOnLink = ({ file, blocks }: Article) => {
    const line = blocks.filter(({ kind }) => kind === "paragraph").at(-1)?.at.line ?? Infinity;
    return file.markdown.links.some((link) => link.line >= line);
  };
  return [
    share("titles with a colon", 42, ({ post }) => post.title.includes(":")),
    share("endings that hand over to a link", 33, endsOnLink),
    share("articles with a table", 50, ({ blocks }) => blocks.some(({ kind }) => kind === "cell")),
  ];
}

const listParagraphs = ({ blocks }: Article): string[] =>
  blocks.filter(({ kind, text }) => kind === "paragraph" && !text.startsWith("Table:")).map(({ text }) => text);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);
