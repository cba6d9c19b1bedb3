import type { Link } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { figureKey, figureTypes } from "../../content-model/figures/figure-data";
import type { Attributes, DirectiveDefinition, ReferenceTarget } from "./definition";
import { findDirective } from "./index";
import { isDirective, type DirectiveNode } from "./node";

/** Reads a use of a directive; undefined for an unknown one, and for a leaf inside a sentence. */
function readUse(node: Node): { readonly definition: DirectiveDefinition; readonly attributes: Attributes } | undefined {
  const definition = isDirective(node) ? findDirective(node.name) : undefined;
  if (!definition || node.type !== `${definition.kind}Directive`) return undefined;
  return { definition, attributes: (node as DirectiveNode).attributes ?? {} };
}

/** The ids of a kind that directives of a parsed text refer to, each once, in the order of the text. */
export function referencedIds(tree: Node, target: ReferenceTarget): string[] {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const { definition, attributes } = readUse(node) ?? {};
    if (definition?.refersTo === target && attributes?.["id"]) ids.add(attributes["id"]);
  });
  return [...ids];
}

/** Keys of the figures that a parsed text shows: `chart/naps`, and of its tables of products what they show: `products/anki quizlet`. */
export function shownFigures(tree: Node): string[] {
  const tables = new Set<string>();
  visit(tree, (node) => {
    const { definition, attributes } = readUse(node) ?? {};
    if (definition?.name === "products") tables.add(figureKey("products", attributes?.["show"] ?? ""));
  });
  return [...figureTypes.flatMap((type) => referencedIds(tree, type).map((id) => figureKey(type, id))), ...tables];
}

/**
 * Replaces the directives in Markdown, makes the URLs of links absolute, and leaves every other character unchanged.
 *
 * @param tree what the Markdown was parsed to, with positions
 * @param pageUrl where paths and fragments start
 */
export function replaceDirectives(
  markdown: string,
  tree: Node,
  replace: (definition: DirectiveDefinition, attributes: Attributes) => string,
  pageUrl: string,
): string {
  let end = 0;
  let replaced = "";
  visit(tree, (node) => {
    const start = startOfUrl(node, markdown);
    if (start !== undefined) {
      replaced += markdown.slice(end, start) + (markdown[start] === "#" ? pageUrl : new URL(pageUrl).origin);
      end = start;
    }
    const use = readUse(node);
    if (!use) return;
    replaced += markdown.slice(end, node.position?.start.offset);
    const line = replaced.slice(replaced.lastIndexOf("\n") + 1);
    replaced += indent(replace(use.definition, use.attributes), line);
    end = node.position?.end.offset ?? end;
  });
  return replaced + markdown.slice(end);
}

/** Where the URL of a link or definition starts in the Markdown, if it is a path of this site or a fragment. */
function startOfUrl(node: Node, markdown: string): number | undefined {
  const { type, url = "", children = [], position } = node as Link;
  if (!/^(?:link|definition)$/.test(type) || !/^(?:\/(?!\/)|#)/.test(url)) return undefined;
  const start = children.at(-1)?.position?.end.offset ?? position?.start.offset ?? 0;
  const [before] = /^(?:\[?\]\(|\[(?:\\.|[^\]])*\]:)[\s>]*<?(?=[/#])/.exec(markdown.slice(start)) ?? [];
  return before === undefined ? undefined : start + before.length;
}

/** Puts the further lines of a text where the first one is: in the same quotation or item of a list. */
const indent = (text: string, before: string): string => text.replace(/\n/g, `\n${before.replace(/[^\s>]/g, " ")}`);
