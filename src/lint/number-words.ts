/** Numbers that prose writes out, as far as figures of offers and studies go. */
export const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map((word, i) => [word, i + 1]),
  ),
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** The number that a figure or a word says: `2,847`, `seven`; NaN for anything else. */
export function numberOf(figure: string): number {
  return numberWords[figure.toLowerCase()] ?? Number(figure.replace(/,/g, ""));
}
