import { chartTable, formatSourceSize } from "../../content-model/figures/format-chart";
import { findFigure } from "../../content-model/figures/figure-data";
import { markdownLink, markdownParagraph, markdownTable } from "../plain-to-markdown";
import type { DirectiveDefinition } from "./definition";

/**
 * A chart of `content/figures/charts/`, on a line of its own.
 *
 *     ::chart{id=five-studies}
 *
 * becomes on pages, where the component Chart draws it:
 *
 *     <chart-figure chart="five-studies" id="chart-five-studies"></chart-figure>
 *
 * and in Markdown exports and feeds its title, its description and its numbers as a table, with limits and sources.
 */
export const chart: DirectiveDefinition = {
  name: "chart",
  kind: "leaf",
  example: "::chart{id=five-studies}",
  attributes: { id: { type: "id", label: "Chart" } },
  refersTo: "chart",
  cmsLabel: "Chart",
  otherNames: "graph",
  element: "chart-figure",
  createRenderer:
    () =>
    ({ id = "" }) => ({ properties: { chart: id, id: `chart-${id}` } }),
  toMarkdown: ({ id = "" }, { figures }) => {
    const data = findFigure(figures, "chart", id);
    if (!data) return "";
    const { head, rows } = chartTable(data);
    const sources = data.sources.map(
      (source) => (source.url ? markdownLink(source.name, source.url) : source.name) + formatSourceSize(source),
    );
    const caption = markdownParagraph(`${data.caption} Source: ${sources.join("; ")}.`);
    return [`**${data.title}**`, markdownParagraph(data.description), markdownTable(head, rows), caption].join("\n\n");
  },
};
