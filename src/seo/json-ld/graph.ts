import type { Graph } from "schema-dts";
import { completeNodes, type JsonLdNode } from "./complete-nodes";

/** What a builder of `pieces/` returns: typed there by schema-dts, whose union of all types is too much for a list. */
type GraphPiece = unknown;

/**
 * One connected graph of a page's pieces, as schema.org writes it. A piece that lacks what it needs is left out,
 * together with what refers to it; pieces may therefore be handed over as data gives them.
 */
export function graph(nodes: readonly GraphPiece[]): Graph {
  return { "@context": "https://schema.org", "@graph": completeNodes(nodes as readonly JsonLdNode[]) as unknown as Graph["@graph"] };
}

/** A graph as text that may stand inside a `<script>`: no `<`, and none of the line breaks that JavaScript has beside JSON's. */
export function serializeGraph(value: Graph): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
