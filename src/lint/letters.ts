/** A text's letters and digits in lower case, for comparing texts whatever their punctuation. */
export function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
