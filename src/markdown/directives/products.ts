import { findFigure } from "../../content-model/figures/figure-data";
import { groupSources, NOT_CONFIRMED, productColumns, splitWords } from "../../content-model/figures/product-table";
import { formatDay } from "../../site/dates";
import { markdownLink, markdownTable } from "../plain-to-markdown";
import type { DirectiveDefinition } from "./definition";

/**
 * A table of products of `content/products/`, on a line of its own: of those with some ids, of a need, or of a group.
 *
 *     ::products{show="anki quizlet" columns="what study payment" caption="Two flashcard programs"}
 *
 * becomes on pages, where the component ProductTable draws it:
 *
 *     <product-table show="anki quizlet" columns="what study payment" caption="Two flashcard programs"></product-table>
 *
 * and in Markdown exports and feeds the table below its caption, with the sources of its facts.
 */
export const products: DirectiveDefinition = {
  name: "products",
  kind: "leaf",
  example: '::products{show="anki quizlet" columns="what study payment" caption="Two flashcard programs"}',
  attributes: {
    show: { type: "words", label: "Products", words: "products" },
    columns: { type: "words", label: "Columns", words: "productColumns" },
    caption: { type: "text", label: "Caption" },
  },
  cmsLabel: "Table of products",
  otherNames: "comparison",
  element: "product-table",
  createRenderer:
    () =>
    ({ show = "", columns = "", caption = "" }) => ({ properties: { show, columns, caption } }),
  visibleText: ({ caption = "" }) => caption,
  toMarkdown: ({ show = "", columns = "", caption = "" }, { figures }) => {
    const data = findFigure(figures, "products", show);
    if (!data) return "";
    const names = splitWords(columns);
    const head = ["Name", ...names.map((column) => productColumns[column] ?? column)];
    const rows = data.products.map(({ name, cells }) => [name, ...names.map((column) => cells[column] ?? NOT_CONFIRMED)]);
    const sources = data.products.flatMap((product) =>
      groupSources(product, names).map(({ name, url, read }) => {
        const page = url ? markdownLink(name, url) : name;
        return `${product.name}: ${page}${read ? `, read ${formatDay(read)}` : ""}`;
      }),
    );
    return [`**${caption}**`, markdownTable(head, rows), ...(sources.length > 0 ? [`Sources: ${sources.join("; ")}.`] : [])].join("\n\n");
  },
};
