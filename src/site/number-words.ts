/** Numbers that texts spell out. */
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

/** Source of a regular expression that finds them; longer words come first, so that 'forty-five' does not match as 'forty'. */
export const numberWordPattern = Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join("|");
