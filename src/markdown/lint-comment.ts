/** Whether an HTML node of a Markdown tree is meant as a comment for the lint. */
export const isLintComment = (html: string): boolean => /^<!--\s*lint-allow\b/.test(html);

/**
 * Reads a comment for the lint, `<!-- lint-allow: rule-id reason -->`.
 *
 * @returns a match with rule and reason; null for everything else
 */
export const readLintComment = (html: string): RegExpExecArray | null =>
  /^<!--\s*lint-allow:\s*([a-z-]+)\s+(\S[^]*?)\s*-->$/.exec(html.trim());
