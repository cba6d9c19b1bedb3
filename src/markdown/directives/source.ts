import visit from "unist-util-visit";
import { figureKey, figureTypes } from "../../site/figures/figure-data";
import { parseMarkdown } from "../parser";
import type { Attributes, DirectiveDefinition, ReferenceTarget } from "./definition";
import { directiveNamed } from "./find-directive";
import { directives } from "./index";
import { isDirective } from "./node";

/** What may be between the braces; a quoted value may hold braces itself. */
const attributeSource = String.raw`\{(?:"[^"\n]*"|'[^'\n]*'|[^}"'\n])*\}`;

/** Markers of quotations and lists that may be before a leaf directive. */
const markers = String.raw`(?:[ \t>]|[-+*][ \t]|\d+[.)][ \t])*`;

/** Source of a regular expression that matches a directive as it is written. */
function patternOf({ name, kind }: Pick<DirectiveDefinition, "name" | "kind">): string {
  return `${kind === "leaf" ? "::" : ":"}${name}${attributeSource}`;
}

const namesOf = (kind: DirectiveDefinition["kind"]): string => {
  const names = directives.filter((definition) => definition.kind === kind).map(({ name }) => name);
  return `(?:${names.join("|")})`;
};
const anyLeaf = patternOf({ kind: "leaf", name: namesOf("leaf") });
const anyText = patternOf({ kind: "text", name: namesOf("text") });
/** Matches any directive. The groups, if it is a leaf, are the markers before it and the directive. */
const anyDirective = new RegExp(String.raw`^(${markers})(${anyLeaf})[ \t]*$|${anyText}`, "gm");

/**
 * Replaces the directives in Markdown and leaves every other character unchanged. It reads the text and not a tree, which
 * is much faster; the lint reports what only looks like a directive.
 */
export function replaceDirectives(markdown: string, replace: (definition: DirectiveDefinition, attributes: Attributes) => string): string {
  return markdown.replace(anyDirective, (source: string, before = "", leaf = source) => {
    const directive = readDirective(leaf);
    return directive ? before + replace(directive.definition, directive.attributes) : source;
  });
}

/** The ids that directives in a text refer to, each once, in the order of the text. */
export function referencedIds(markdown: string, target: ReferenceTarget): string[] {
  const ids = new Set<string>();
  for (const [source, , leaf = source] of markdown.matchAll(anyDirective)) {
    const { definition, attributes } = readDirective(leaf) ?? {};
    if (definition?.refersTo === target && attributes?.["id"]) ids.add(attributes["id"]);
  }
  return [...ids];
}

/** Ids of the references that a text cites, in the order of their numbers. */
export const citedReferences = (markdown: string): string[] => referencedIds(markdown, "reference");

/** Ids of the claims that sentences of a text are marked with. */
export const markedClaims = (markdown: string): string[] => referencedIds(markdown, "claim");

/** Keys of the figures that a text shows: `chart/naps`. */
export const shownFigures = (markdown: string): string[] =>
  figureTypes.flatMap((type) => referencedIds(markdown, type).map((id) => figureKey(type, id)));

interface ParsedDirective {
  readonly definition: DirectiveDefinition;
  readonly attributes: Attributes;
}

/** Parsed directives by their source: articles share most of theirs, and parsing is slow. */
const parsed = new Map<string, ParsedDirective | undefined>();

/** Reads one directive as it is written, such as `:ref{id=a}`. */
export function readDirective(source: string): ParsedDirective | undefined {
  if (!parsed.has(source)) parsed.set(source, parseDirective(source));
  return parsed.get(source);
}

function parseDirective(source: string): ParsedDirective | undefined {
  let directive: ParsedDirective | undefined;
  visit(parseMarkdown(source), (node) => {
    if (!isDirective(node)) return;
    const definition = directiveNamed(node.name);
    directive ??= definition && { definition, attributes: node.attributes ?? {} };
  });
  return directive;
}

/**
 * Writes a directive with the given values.
 *
 * @param values by attribute; a flag is true or false
 */
export function writeDirective({ name, kind, attributes }: DirectiveDefinition, values: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(attributes).flatMap(([key, { type, options }]) => {
    const value = String(values[key] ?? "");
    if (type === "flag") return values[key] ? [key] : [];
    if (type === "choice") return value === "" || value === options?.[0] ? [] : [`${key}=${value}`];
    return type === "id" ? [`${key}=${value}`] : [`${key}="${value.replace(/&(?=#?\w+;)/g, "&amp;").replace(/"/g, "&quot;")}"`];
  });
  return `${kind === "leaf" ? "::" : ":"}${name}{${parts.join(" ")}}`;
}
