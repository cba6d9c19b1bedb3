import type { Graph } from "schema-dts";

/** A JSON-LD node. */
export interface JsonLdNode {
  readonly "@type": string;
  readonly "@id"?: string;
  readonly [property: string]: unknown;
}

interface Requirements {
  /** Required properties. */
  readonly all: readonly string[];
  /** At least one of these is required. */
  readonly any?: readonly string[];
  /** Minimum number of items in a list property. */
  readonly atLeast?: readonly [property: string, count: number];
}

/**
 * Requirements per schema.org type: those of Google
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), and links to the rest of the
 * graph.
 */
const requirements: Readonly<Record<string, Requirements>> = {
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
 * One connected schema.org graph of a page's nodes. Incomplete nodes are dropped, with all references to them.
 *
 * @param nodes typed as unknown, because TypeScript is slow with the union of all types of schema-dts
 */
export function graph(nodes: readonly unknown[]): Graph {
  return { "@context": "https://schema.org", "@graph": completeNodes(nodes as readonly JsonLdNode[]) as unknown as Graph["@graph"] };
}

/** Serializes a graph for a `<script>`, with `<` and the line separators U+2028 and U+2029 escaped. */
export function serializeGraph(value: Graph): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Drops empty values, references to missing nodes, and nodes that lack a required property, until nothing changes.
 *
 * @throws for a node of a type without requirements
 */
export function completeNodes(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  let left = nodes;
  let ids = new Set(idsOf(left));
  for (;;) {
    left = (prune(left, ids) as JsonLdNode[] | undefined) ?? [];
    const idsLeft = new Set(idsOf(left));
    // Another pass can change only references to nodes that were just dropped.
    if (idsLeft.size === ids.size) return [...left];
    ids = idsLeft;
  }
}

/** Ids of nodes, without those of references. */
function idsOf(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { "@id": id } = value;
  const own = typeof id === "string" && !isReference(value) ? [id] : [];
  return [...own, ...Object.values(value).flatMap(idsOf)];
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
  const node = Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  return isComplete(node) ? node : undefined;
}

function isComplete(node: Record<string, unknown>): boolean {
  const type = String(node["@type"]);
  const required = requirements[type];
  if (!required) throw new Error(`no requirements are defined for the schema.org type ${type}`);
  const has = (property: string) => node[property] !== undefined;
  const [list, count] = required.atLeast ?? [];
  return (
    required.all.every(has) &&
    (required.any === undefined || required.any.some(has)) &&
    (list === undefined || (Array.isArray(node[list]) && node[list].length >= (count ?? 0)))
  );
}

function isReference(value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === "@id";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
