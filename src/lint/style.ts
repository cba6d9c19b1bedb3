import type { z } from "zod";
import { contentTypes } from "../content-model/content-types";
import { asWarning, errorAt, type Diagnostic, type FieldPath, type FileOrPosition } from "../content-model/diagnostic";
import { fillOfferFields } from "../content-model/offer";
import { describeSchema } from "../content-model/schema-introspection";
import { countPlainWords } from "../markdown/plain-text";
import { routes } from "../site/routes";
import { findUses, type ContentTree, type ValidFile } from "./content-tree";
import { atField } from "./rule";
import { splitSentences } from "./text";
import { listArticles, proseBlocks, type TextBlock } from "./text-blocks";

/** A number about texts with the editorial guide's limits for it. */
interface StyleNumber {
  /** What is counted, as it follows the number: `words`, `% of articles with a table`. */
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
}

/**
 * Compares every text for which forms advise a length, every article, and all articles together with the editorial guide's
 * numbers: they are taste, so nothing here is an error.
 *
 * @returns a warning for each position with numbers outside the limits
 */
export function checkStyle(content: ContentTree): Diagnostic[] {
  const warn = (at: FileOrPosition, numbers: readonly StyleNumber[]): Diagnostic[] => {
    const outside = numbers.filter(({ value, min = -Infinity, max = Infinity }) => value < min || value > max);
    const message = outside.map(formatStyleNumber).join(", ");
    return outside.length === 0 ? [] : [asWarning(errorAt(at, "style", message, "the editorial guide’s limits are in brackets"))];
  };
  const ofFields = content.files.flatMap((file) =>
    fieldLengths(contentTypes[file.type].schema, fillOfferFields(file.written.fields, content.offer)).flatMap(([path, number]) =>
      warn(atField(file, path), [number]),
    ),
  );
  const articles = listArticles(content);
  const paths = new Set(articles.map(({ value }) => routes.post(value.slug)));
  const ofEach = articles.flatMap((article) => warn(atField(article, ["title"]), articleNumbers(article, paths)));
  const folder = articles[0]?.file.replace(/[^/]*$/, "") ?? "";
  const ofAll = sharesOfArticles(articles).flatMap((number) => warn({ file: folder }, [number]));
  return [...ofFields, ...ofEach, ...ofAll];
}

/** The lengths of texts for which forms advise one. */
function fieldLengths(schema: z.ZodType, value: unknown, path: FieldPath = []): [FieldPath, StyleNumber][] {
  const { fields = {}, element, form, type } = describeSchema(schema);
  if (Array.isArray(value)) return element ? value.flatMap((item, index) => fieldLengths(element, item, [...path, index])) : [];
  if (typeof value === "string" && type === "string" && form.max !== undefined)
    return [[path, { name: `characters in ${String(path.at(-1))}`, value: value.length, min: form.min ?? 1, max: form.max }]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(fields).flatMap(([key, field]) => fieldLengths(field, (value as Record<string, unknown>)[key], [...path, key]));
}

function formatStyleNumber({ name, value, min, max }: StyleNumber): string {
  const limit = min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `${min} to ${max}`;
  return `${Math.round(10 * value) / 10} ${name} (${limit})`;
}

/** What a single article has. */
function articleNumbers(file: ValidFile<"post">, paths: ReadonlySet<string>): StyleNumber[] {
  const targets = new Set(file.markdown.links.map(({ url }) => url.replace(/[?#].*$/, "")));
  targets.delete(routes.post(file.value.slug));
  return [
    // A how-to needs 700 to 1,300 words, a comparison of products up to 2,500.
    { name: "words", value: proseBlocks(file).reduce((sum, { text }) => sum + countPlainWords(text), 0), min: 700, max: 2500 },
    { name: "sections", value: file.body.match(/^## /gm)?.length ?? 0, min: 3, max: 9 },
    { name: "buttons in the text", value: findUses(file, "cta").length, min: 1, max: 3 },
    { name: "works cited", value: new Set(findUses(file, "ref").map(({ id }) => id)).size, min: 2 },
    ...file.value.faq.map(({ answer }, index) => ({
      name: `words in answer ${index + 1}`,
      value: countPlainWords(answer),
      min: 30,
      max: 90,
    })),
    { name: "links to the review", value: Number(targets.has(routes.review)), min: 1 },
    { name: "links to other articles", value: [...targets].filter((path) => paths.has(path)).length, min: 1 },
  ];
}

/** How many of the articles are alike. */
function sharesOfArticles(articles: readonly ValidFile<"post">[]): StyleNumber[] {
  const share = (name: string, max: number, all: readonly boolean[]): StyleNumber => ({
    name,
    value: all.length === 0 ? 0 : (100 * all.filter(Boolean).length) / all.length,
    max,
  });
  const paragraphsOf = (file: ValidFile<"post">) =>
    proseBlocks(file).filter(({ kind, text }) => kind === "paragraph" && !text.startsWith("Table:"));
  const endsOnLink = (article: ValidFile<"post">) => {
    const { line } = paragraphsOf(article).at(-1)?.at ?? { line: Infinity };
    return article.markdown.links.some((link) => link.line >= line);
  };
  const hasShortEnd = ({ text }: TextBlock) => {
    const sentences = splitSentences(text);
    return sentences.length > 1 && countPlainWords(sentences.at(-1) ?? "") < 10;
  };
  return [
    share(
      "% of articles with a table",
      50,
      articles.map((file) => proseBlocks(file).some(({ kind }) => kind === "cell")),
    ),
    share("% of articles that hand over to a link at their end", 33, articles.map(endsOnLink)),
    share("% of paragraphs that end on under ten words", 12.5, articles.flatMap(paragraphsOf).map(hasShortEnd)),
  ];
}
