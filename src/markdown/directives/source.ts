import visit from "unist-util-visit";
import { parseMarkdown } from "../parser";
import type { Attributes, DirectiveDefinition, ReferenceTarget } from "./definition";
import { directives } from "./index";
import { isDirective } from "./node";

/** What may be between the braces; a quoted value may hold braces itself. */
const attributeSource = String.raw`\{(?:"[^"\n]*"|'[^'\n]*'|[^}"'\n])*\}`;

/** Markers of quotations and lists that may be before a leaf directive. */
const markers = String.raw`(?:[ \t>]|[-+*][ \t]|\d+[.)][ \t])*`;

/** Source of a regular expression that matches a directive as it is written. */
export function sourceOf({ name, kind }: Pick<DirectiveDefinition, "name" | "kind">): string {
  return `${kind === "leaf" ? "::" : ":"}${name}${attributeSource}`;
}

/** Matches any of the given directives. The groups, if it is a leaf, are the markers before it and the directive. */
function patternOf(definitions: readonly DirectiveDefinition[]): RegExp {
  const any = (kind: DirectiveDefinition["kind"]) => {
    const names = definitions.filter((definition) => definition.kind === kind).map(({ name }) => name);
    return names.length > 0 ? [sourceOf({ kind, name: `(?:${names.join("|")})` })] : [];
  };
  const leaf = any("leaf").map((source) => String.raw`^(${markers})(${source})[ \t]*$`);
  return new RegExp([...leaf, ...any("text")].join("|"), "gm");
}

/**
 * Replaces the directives in Markdown and leaves every other character unchanged. It reads the text and not a tree, which
 * is much faster; the lint reports what only looks like a directive.
 */
export function replaceDirectives(
  markdown: string,
  replace: (definition: DirectiveDefinition, attributes: Attributes) => string,
  definitions: readonly DirectiveDefinition[] = directives,
): string {
  return markdown.replace(patternOf(definitions), (source: string, before?: string, leaf?: string) => {
    const directive = readDirective(leaf ?? source, definitions);
    return directive ? (before ?? "") + replace(directive.definition, directive.attributes) : source;
  });
}

/** The ids that directives in a text refer to, each once, in the order of the text. */
export function referencedIds(
  markdown: string,
  target: ReferenceTarget,
  definitions: readonly DirectiveDefinition[] = directives,
): string[] {
  const ids = new Set<string>();
  const referring = definitions.filter(({ refersTo }) => refersTo === target);
  if (referring.length === 0) return [];
  for (const [source, , leaf] of markdown.matchAll(patternOf(referring))) {
    const id = readDirective(leaf ?? source, referring)?.attributes["id"];
    if (id) ids.add(id);
  }
  return [...ids];
}

/** Ids of the works that a text cites, in the order of their numbers. */
export const citedWorks = (markdown: string): string[] => referencedIds(markdown, "work");

/** Ids of the claims that sentences of a text are marked with. */
export const markedClaims = (markdown: string): string[] => referencedIds(markdown, "claim");

interface ParsedDirective {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Parsed directives by their source: articles share most of theirs, and parsing is slow. */
const parsed = new Map<string, ParsedDirective | undefined>();

/** Reads one directive as it is written, such as `:ref{id=a}`. */
export function readDirective(
  source: string,
  definitions: readonly DirectiveDefinition[] = directives,
): { readonly definition: DirectiveDefinition; readonly attributes: Attributes } | undefined {
  if (!parsed.has(source)) parsed.set(source, parseDirective(source));
  const directive = parsed.get(source);
  const definition = definitions.find(({ name }) => name === directive?.name);
  return directive && definition && { definition, attributes: directive.attributes };
}

function parseDirective(source: string): ParsedDirective | undefined {
  let directive: ParsedDirective | undefined;
  visit(parseMarkdown(source), (node) => {
    if (isDirective(node)) directive ??= { name: node.name, attributes: node.attributes ?? {} };
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

/** Removes the spaces before directives that belong right after a word: the editor of the CMS adds some. */
export function attachDirectives(markdown: string, definitions: readonly DirectiveDefinition[] = directives): string {
  const names = definitions.filter(({ attached }) => attached).map(({ name }) => name);
  return markdown.replace(new RegExp(String.raw`(?<=[\p{L}\p{N}.,;:!?)"”’…\]])[ \t]+(?=:(?:${names.join("|")})\{)`, "gu"), "");
}
