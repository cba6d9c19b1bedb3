/**
 * Joins the JSON-LD nodes of a page to one schema.org graph, and serializes it for a `<script>`, with `<` and the line
 * separators U+2028 and U+2029 escaped.
 */
export function serializeGraph(nodes: readonly unknown[]): string {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  return graph.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
