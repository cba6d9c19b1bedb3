/** A node of structured data. */
export interface JsonLdNode {
  readonly "@type": string;
  readonly "@id"?: string;
  readonly [property: string]: unknown;
}

interface Needs {
  /** Properties that must be there. */
  readonly all: readonly string[];
  /** At least one of these must be there. */
  readonly any?: readonly string[];
  /** Property that must hold at least so many items. */
  readonly atLeast?: readonly [property: string, count: number];
}

/**
 * What a piece of a type needs to be worth its place: what Google requires of it
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), and what ties it to the rest.
 */
const needs: Readonly<Record<string, Needs>> = {
  Organization: { all: ["name", "url"] },
  Person: { all: ["name", "url"] },
  ImageObject: { all: ["url"] },
  WebSite: { all: ["name", "url", "publisher"] },
  WebPage: { all: ["name", "url", "isPartOf"] },
  AboutPage: { all: ["name", "url", "isPartOf"] },
  CollectionPage: { all: ["name", "url", "isPartOf"] },
  BreadcrumbList: { all: ["itemListElement"], atLeast: ["itemListElement", 2] },
  ItemList: { all: ["itemListElement"] },
  ListItem: { all: ["position"], any: ["name", "url"] },
  Thing: { all: ["name", "url"] },
  BlogPosting: { all: ["headline", "image", "datePublished", "author", "publisher", "mainEntityOfPage"] },
  CreativeWork: { all: ["name"] },
  FAQPage: { all: ["mainEntity"] },
  Question: { all: ["name", "acceptedAnswer"] },
  Answer: { all: ["text"] },
  Product: { all: ["name"], any: ["review", "aggregateRating"] },
  Review: { all: ["author"], any: ["reviewBody", "reviewRating"] },
  AggregateRating: { all: ["ratingValue", "reviewCount"] },
  Rating: { all: ["ratingValue"] },
};

/**
 * Pieces without empty values and without references that lead nowhere; what then lacks something it needs is left
 * out, and so on until nothing changes.
 *
 * @throws when a piece is of a type whose needs are not written down above
 */
export function completeNodes(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  let left = nodes;
  let ids = idsOf(left);
  for (;;) {
    left = (prune(left, ids) as JsonLdNode[] | undefined) ?? [];
    const idsLeft = idsOf(left);
    // What is left can change only where a reference leads to what has just gone.
    if (idsLeft.size === ids.size) return [...left];
    ids = idsLeft;
  }
}

/** Ids of pieces, not those of references to them. */
function idsOf(nodes: readonly JsonLdNode[]): Set<string> {
  const ids = new Set<string>();
  collectIds(nodes, ids);
  return ids;
}

function collectIds(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (isObject(value)) {
    if (!isReference(value) && typeof value["@id"] === "string") ids.add(value["@id"]);
    for (const item of Object.values(value)) collectIds(item, ids);
  }
}

function prune(value: unknown, ids: ReadonlySet<string>): unknown {
  if (value === null || value === "" || Number.isNaN(value)) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => prune(item, ids)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isObject(value)) return value;
  if (isReference(value)) return ids.has(value["@id"] as string) ? value : undefined;
  const entries = Object.entries(value).map(([key, item]) => [key, prune(item, ids)] as const);
  const piece = Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  return isComplete(piece) ? piece : undefined;
}

function isComplete(piece: Record<string, unknown>): boolean {
  const type = String(piece["@type"]);
  const needed = needs[type];
  if (!needed) throw new Error(`nothing says what structured data of the type ${type} needs`);
  const has = (property: string) => piece[property] !== undefined;
  const [list, count] = needed.atLeast ?? [];
  return (
    needed.all.every(has) &&
    (needed.any === undefined || needed.any.some(has)) &&
    (list === undefined || (Array.isArray(piece[list]) && piece[list].length >= (count ?? 0)))
  );
}

function isReference(value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === "@id";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
