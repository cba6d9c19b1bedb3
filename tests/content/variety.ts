import type { Node } from "unist";
import visit from "unist-util-visit";
import { plainText } from "../../src/markdown/plain-text";
import { parseMarkdown } from "../../src/markdown/parser";

/** Phrases that had become habits of style, with how often all articles together may use each. */
export const habits: readonly { readonly name: string; readonly pattern: RegExp; readonly limit: number }[] = [
  { name: "tells you", pattern: /\btells? you\b/gi, limit: 20 },
  { name: "worth", pattern: /\bworth\b/gi, limit: 35 },
  { name: "deserves, earns, belongs", pattern: /\b(?:deserv|earn|belong)(?:es|s|ed)?\b(?! a commission)/gi, limit: 30 },
  { name: "nobody", pattern: /\bnobody\b/gi, limit: 30 },
  { name: "rather than, in place of, instead of", pattern: /\b(?:rather than|in place of|instead of)\b/gi, limit: 20 },
  { name: ", so …", pattern: /, so (?!that\b|far\b|much\b|many\b)/gi, limit: 65 },
  { name: ", which …", pattern: /, which\b/gi, limit: 65 },
  { name: "and no proof, and no promise", pattern: /\band no (?:proof|promise)\b/gi, limit: 2 },
  { name: "filled in", pattern: /\bfilled[- ]in\b/gi, limit: 3 },
  { name: "coins", pattern: /\bcoins?\b/gi, limit: 5 },
  { name: "authors who invented it", pattern: /\bauthors? (?:who )?invented it\b/gi, limit: 0 },
  { name: "British turns", pattern: /\bin their stead\b|\bpaid in another coin\b/gi, limit: 0 },
];

/** A plan over weeks. */
const weeks = /\b(?:(?:two|three|four|six|2) weeks?|two-week|fourteen days|14 days|fortnight|weeks? (?:one|1))\b/i;
/** A record that the reader makes. */
const record = /\b(?:logs?|tally|tallies|diary|tick(?:s|ed)?|score ?sheet|notebook|write down|counts?|averages?)\b/i;

export interface Variety {
  readonly tables: number;
  readonly notes: number;
  readonly figures: readonly string[];
  /** Whether one of its sections has a plan over weeks and a record. */
  readonly hasLog: boolean;
  /** Text as readers see it. */
  readonly text: string;
}

/** What an article's Markdown has of the devices that must not be in every article. */
export function varietyOf(body: string): Variety {
  let [tables, notes] = [0, 0];
  const figures: string[] = [];
  visit(parseMarkdown(body), (node: Node) => {
    if (node.type === "table") tables += 1;
    if (node.type === "blockquote" && /"value":"Evidence:/.test(JSON.stringify(node))) notes += 1;
    const { name, attributes } = node as { name?: string; attributes?: { id?: string } };
    if (node.type === "leafDirective" && (name === "chart" || name === "sound")) figures.push(`${name} ${attributes?.id ?? ""}`);
  });
  // Paragraphs with citations are about other people's weeks.
  const advice = body.split("\n\n").filter((paragraph) => !paragraph.includes(":ref{"));
  const sections = advice.join("\n\n").split(/^## /m).map((section) => plainText(parseMarkdown(section)));
  const hasLog = sections.some((section) => weeks.test(section) && record.test(section));
  return { tables, notes, figures, hasLog, text: plainText(parseMarkdown(body)) };
}

/** How often each habit occurs in some texts. */
export function countHabits(texts: readonly string[]): Readonly<Record<string, number>> {
  const all = texts.join("\n");
  return Object.fromEntries(habits.map(({ name, pattern }) => [name, all.match(pattern)?.length ?? 0]));
}
