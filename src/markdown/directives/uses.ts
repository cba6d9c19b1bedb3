import type { Node } from "unist";
import visit from "unist-util-visit";
import { figureKey, figureTypes } from "../../site/figures/figure-data";
import type { Attributes, DirectiveDefinition, ReferenceTarget } from "./definition";
import { findDirective } from "./find-directive";
import { isDirective, type DirectiveNode } from "./node";

/** A directive in a parsed text. */
interface DirectiveUse {
  readonly definition: DirectiveDefinition;
  readonly attributes: Attributes;
  readonly position: DirectiveNode["position"];
}

/** The directives in a parsed text, in its order. Unknown ones, and a leaf inside a sentence, are none. */
function findDirectives(tree: Node): DirectiveUse[] {
  const uses: DirectiveUse[] = [];
  visit(tree, (node) => {
    const definition = isDirective(node) ? findDirective(node.name) : undefined;
    if (definition && node.type === `${definition.kind}Directive`)
      uses.push({ definition, attributes: (node as DirectiveNode).attributes ?? {}, position: node.position });
  });
  return uses;
}

/** The ids that directives of a parsed text refer to, each once, in the order of the text. */
function referencedIds(tree: Node, target: ReferenceTarget): string[] {
  const ids = findDirectives(tree).flatMap(({ definition, attributes }) =>
    definition.refersTo === target && attributes["id"] ? [attributes["id"]] : [],
  );
  return [...new Set(ids)];
}

/** Ids of the references that a parsed text cites, in the order of their numbers. */
export const citedReferences = (tree: Node): string[] => referencedIds(tree, "reference");

/** Ids of the claims that sentences of a parsed text are marked with. */
export const markedClaims = (tree: Node): string[] => referencedIds(tree, "claim");

/** Keys of the figures that a parsed text shows: `chart/naps`. */
export const shownFigures = (tree: Node): string[] =>
  figureTypes.flatMap((type) => referencedIds(tree, type).map((id) => figureKey(type, id)));

/**
 * Replaces the directives in Markdown and leaves every other character unchanged.
 *
 * @param tree what the Markdown was parsed to, with positions
 */
export function replaceDirectives(
  markdown: string,
  tree: Node,
  replace: (definition: DirectiveDefinition, attributes: Attributes) => string,
): string {
  let end = 0;
  const parts = findDirectives(tree).flatMap(({ definition, attributes, position }) => {
    const before = markdown.slice(end, position?.start.offset);
    end = position?.end.offset ?? end;
    return [before, replace(definition, attributes)];
  });
  return [...parts, markdown.slice(end)].join("");
}
