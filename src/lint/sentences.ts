/** Splits a text into sentences. A full stop in an abbreviation or a number does not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u);
}
