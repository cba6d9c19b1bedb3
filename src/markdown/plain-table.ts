import type { Element } from "hast";
import { element } from "./hast";

/** A table of plain texts in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A table of plain texts in HTML. */
export const tableElement = (head: readonly string[], rows: readonly (readonly string[])[]): Element =>
  element(
    "table",
    element("thead", element("tr", ...head.map((cell) => element("th", cell)))),
    element("tbody", ...rows.map((cells) => element("tr", ...cells.map((cell) => element("td", cell))))),
  );
