/** Number words that may appear in figures of the offer and of studies. */
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

/** Reads a number in digits or words (`2,847`, `seven`); NaN for anything else. */
export function numberOf(figure: string): number {
  return numberWords[figure.toLowerCase()] ?? Number(figure.replace(/,/g, ""));
}
