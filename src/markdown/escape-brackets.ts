/** Escapes a plain text for the brackets of a link or picture in Markdown. */
export const escapeBrackets = (text: string): string => text.replace(/[[\]\\]/g, "\\$&");
