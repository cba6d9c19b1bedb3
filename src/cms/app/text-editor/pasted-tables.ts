/** Makes a table out of what a program pastes: as many cells in each row, and one line of text in each cell. */
export function pastedTables(body: HTMLElement): void {
  for (const inner of body.querySelectorAll("td table, th table")) inner.replaceWith(inner.textContent.replace(/\s+/g, " "));
  for (const caption of body.querySelectorAll("table > caption")) {
    const paragraph = body.ownerDocument.createElement("p");
    paragraph.append("Table: ", ...caption.childNodes);
    caption.closest("table")?.before(paragraph);
    caption.remove();
  }
  for (const cell of body.querySelectorAll<HTMLTableCellElement>("td, th")) {
    for (const part of cell.querySelectorAll("p + p, div + div, li + li, br")) part.before(part.matches("li") ? "; " : " ");
    for (const part of [...cell.querySelectorAll("p, div, ul, ol, li, br, h1, h2, h3, h4, h5, h6, blockquote")].reverse())
      part.replaceWith(...part.childNodes);
  }
  for (const cell of body.querySelectorAll<HTMLTableCellElement>("[rowspan], [colspan]")) spread(cell);
}

/** An empty cell for each place that a merged cell covers. */
function spread(cell: HTMLTableCellElement): void {
  const { colSpan, rowSpan, cellIndex } = cell;
  const empty = (count: number) => Array.from({ length: Math.min(count, 50) }, () => cell.ownerDocument.createElement(cell.tagName));
  let row: Element | null | undefined = cell.parentElement;
  cell.after(...empty(colSpan - 1));
  for (let below = 1; below < Math.min(rowSpan, 200); below += 1) {
    row = row?.nextElementSibling;
    const before = row?.children[cellIndex];
    if (before) before.before(...empty(colSpan));
    else row?.append(...empty(colSpan));
  }
  cell.removeAttribute("colspan");
  cell.removeAttribute("rowspan");
}
