import { findProducts, productCell, productColumns, productGroups, splitWords } from "../../content-model/figures/product-table";
import { findFileName, findFiles, findUses, isUnreadable } from "../content-tree";
import { suggestNames, type Rule } from "../rule";

/** Tables of products name products and columns that exist. A column that is empty for more than a third of them tells nothing. */
export const productTables: Rule = (content, report) => {
  const products = findFiles(content, "comparedProduct").map(({ value }) => value);
  // A file that cannot be read has errors of its own.
  if (content.files.some((file) => file.type === "comparedProduct" && isUnreadable(file))) return;
  for (const file of content.files)
    for (const table of findUses(file, "products")) {
      const { show = "", columns = "" } = table.attributes;
      const add = (id: string, message: string, suggestion: string) => report(table, id, message, suggestion);
      const shown = splitWords(show).flatMap((word) => {
        const found = findProducts(word, products);
        const use = `use an id or a need of ${findFileName(content, "comparedProduct")}, or ${productGroups.join(", ")}`;
        if (found.length === 0) add("unknown-product", `no product has the id, the need or the group '${word}'`, use);
        return found;
      });
      for (const column of splitWords(columns)) {
        if (!(column in productColumns)) {
          add("unknown-column", `a table of products has no column '${column}'`, suggestNames(Object.keys(productColumns)));
          continue;
        }
        const empty = shown.filter((product) => productCell(column, product) === undefined).length;
        if (empty * 3 > shown.length)
          add("empty-column", `the column '${column}' is empty for ${empty} of ${shown.length} products`, "leave the column out");
      }
    }
};
