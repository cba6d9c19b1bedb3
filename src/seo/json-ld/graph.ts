import type { Graph } from "schema-dts";

/**
 * Joins the JSON-LD nodes of a page to one schema.org graph.
 *
 * @param nodes complete nodes whose references lead to other nodes of the graph; they are typed as unknown, because
 *   TypeScript is slow with the union of all types of schema-dts
 */
export function graph(nodes: readonly unknown[]): Graph {
  return { "@context": "https://schema.org", "@graph": nodes as Graph["@graph"] };
}

/** Serializes a graph for a `<script>`, with `<` and the line separators U+2028 and U+2029 escaped. */
export function serializeGraph(value: Graph): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
