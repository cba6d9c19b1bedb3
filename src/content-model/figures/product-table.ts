import type { ProductFactSource, ProductRow, ProductTableData } from "./figure-data";
import { shortCitation, workUrl, type CitedReference } from "../citation";
import type { Queried } from "../content-type";
import { factNames, studyGrades, type ComparedProduct } from "../types/compared-product";

type FactName = (typeof factNames)[number];

/** Columns that a table of products can have besides the name, with their headings. */
export const productColumns: Readonly<Record<string, string>> = {
  what: "What it does",
  study: "Evidence",
  free: "Free",
  payment: "How you pay",
  refund: "Refund",
  cancel: "How to cancel",
  platforms: "Runs on",
  maker: "Made by",
  data: "Data it keeps",
};

/** What a cell says whose fact is not known. */
export const NOT_CONFIRMED = "Not confirmed";

/** A product as its file has it. */
export type ProductContent = Queried<
  Pick<ComparedProduct, "id" | "name" | "need" | "what" | "isReviewed" | "isFree" | "refundDays" | "study" | FactName>
>;

/** What a table can show besides named products and those of a need. */
const groups = new Map<string, (product: ProductContent) => boolean>([
  ["studied", ({ study }) => study.grade === studyGrades[0]],
  ["free", ({ isFree }) => isFree === true],
  ["refundable", ({ refundDays }) => Boolean(refundDays)],
]);

export const productGroups = [...groups.keys()];

/** The words of a list that is written with spaces. */
export const splitWords = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** The products with an id, of a need or in a group: of several in the order of their names, or of the longest refund. */
export function findProducts<P extends ProductContent>(word: string, products: readonly P[]): P[] {
  const named = products.find(({ id }) => id === word);
  if (named) return [named];
  const days = (product: P) => (word === "refundable" ? Number(product.refundDays) : 0);
  return products
    .filter((product) => product.need === word || groups.get(word)?.(product))
    .sort((a, b) => days(b) - days(a) || a.name.localeCompare(b.name, "en"));
}

/** The text of a cell; undefined when nothing is known. */
export function productCell(column: string, product: ProductContent): string | undefined {
  const { what, study } = product;
  if (column === "what") return what;
  if (column === "study") return study.line ? `${study.grade}: ${study.line}` : study.grade;
  return product[column as FactName]?.text;
}

/**
 * The data of a table of products.
 *
 * @param show ids, needs and groups, with spaces between them
 * @param references at least those that the products name
 */
export function resolveProductTable(
  show: string,
  products: readonly ProductContent[],
  references: readonly CitedReference[],
): ProductTableData {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const shown = new Set(splitWords(show).flatMap((word) => findProducts(word, products)));
  return { type: "products", id: show, products: [...shown].map((product) => toRow(product, byId)) };
}

function toRow(product: ProductContent, references: ReadonlyMap<string, CitedReference>): ProductRow {
  const cells = Object.fromEntries(
    Object.keys(productColumns).flatMap((column) => {
      const text = productCell(column, product);
      return text === undefined ? [] : [[column, text]];
    }),
  );
  const sourceOfFact = (
    column: string,
    { reference: id, url, read }: Partial<NonNullable<ProductContent[FactName]>>,
  ): ProductFactSource[] => {
    const reference = references.get(id ?? "");
    if (reference) return [{ column, name: citation(reference), url: workUrl(reference), read }];
    return url ? [{ column, name: new URL(url).host.replace(/^www\./, ""), url, read }] : [];
  };
  const sources = [
    ...(product.study.references ?? []).flatMap((reference) => sourceOfFact("study", { reference })),
    ...factNames.flatMap((name) => sourceOfFact(name, product[name] ?? {})),
  ];
  const { id, name, isReviewed } = product;
  return { id, name, isReviewed: isReviewed === true, cells, sources };
}

/** A page without a year is named by whose it is. */
const citation = (reference: CitedReference): string => shortCitation(reference).replace(/ n\.d\.$/, "");

/** A page that facts were read on. */
interface SourceOfFacts extends Omit<ProductFactSource, "column"> {
  readonly columns: readonly string[];
}

/** The sources of a product's facts in some columns, each once. */
export function groupSources({ sources }: Pick<ProductRow, "sources">, columns: readonly string[]): SourceOfFacts[] {
  const groups = new Map<string, SourceOfFacts>();
  for (const { column, ...source } of sources.filter((each) => columns.includes(each.column))) {
    const key = `${source.url ?? source.name} ${source.read ?? ""}`;
    groups.set(key, { ...source, columns: [...(groups.get(key)?.columns ?? []), column] });
  }
  return [...groups.values()];
}
