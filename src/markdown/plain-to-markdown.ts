/** Escapes a plain text for the brackets of a link or picture in Markdown. */
export const escapeBrackets = (text: string): string => text.replace(/[[\]\\]/g, "\\$&");

/** A table of plain texts in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
