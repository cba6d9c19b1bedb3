/** A link with a plain text in Markdown; with `!` before it a picture. */
export const markdownLink = (text: string, url: string): string =>
  `[${text.replace(/[[\]\\]/g, "\\$&")}](${url.replace(/\(/g, "%28").replace(/\)/g, "%29")})`;

/** A plain text as a paragraph of Markdown: what it begins with, such as `* p < .05` or `1.`, is no sign of a list, heading or quotation. */
export const markdownParagraph = (text: string): string => text.replace(/^(\d*)(>|[#*+-]+(?= )|(?<=\d)[.)](?= |$))/, "$1\\$2");

/** A table of plain texts in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
