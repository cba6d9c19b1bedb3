/** Valid front matter of an article: lines by field, in the order of the file. */
const fields = {
  slug: "slug: a-valid-article",
  title: 'title: "A Valid Title of an Article That Fits the Limits"',
  excerpt: `excerpt: "${"An excerpt that is long enough to be shown on a card. ".repeat(3).trim().slice(0, 150)}"`,
  metaDescription: `metaDescription: "${"A description that search engines may show below a title. ".repeat(3).slice(0, 130).trim()}."`,
  categorySlug: "categorySlug: memory-improvement",
  date: "date: 2025-07-24",
  faq: ["faq:", "  - question: Is it one?", "    answer: It is one.", "  - question: Is it two?", "    answer: It is two."].join("\n"),
};

type PostField = keyof typeof fields;

/**
 * The source of an article.
 *
 * @param changes replaces the lines of a field; `undefined` removes the field
 * @param more further lines of front matter
 */
export function postSource(
  changes: Partial<Record<PostField, string | undefined>> = {},
  more: readonly string[] = [],
  body = "A first sentence.",
): string {
  const lines = Object.entries({ ...fields, ...changes }).filter(([, line]) => line !== undefined);
  return ["---", ...lines.map(([, line]) => line), ...more, "---", body, ""].join("\n");
}

/** The source of a FAQ page with `count` questions; `firstAnswer` is YAML. */
export function faqSource(count: number, firstAnswer = "Plain text."): string {
  const entries = Array.from({ length: count }, (_, i) => [
    `      - id: q-${i + 1}`,
    `        question: Is this question ${i + 1}?`,
    `        answer: ${i === 0 ? firstAnswer : "Plain text."}`,
  ]).flat();
  return [
    'title: "Questions and their answers"',
    `metaDescription: "${"Answers to what readers ask about the program. ".repeat(3).trim().slice(0, 130)}"`,
    "heading: Questions",
    "intro: Short answers.",
    "groups:",
    "  - id: all-of-them",
    "    heading: All of them",
    "    entries:",
    ...entries,
    "",
  ].join("\n");
}

/** A valid sound, `content/figures/sounds/beat.yml`. */
export const soundSource = `id: beat
title: A beat of ten a second
kind: binaural
carrier: 400
rate: 10
seconds: 12
caption: Two tones and their beat.
`;

/** A valid chart, `content/figures/charts/a-chart.yml`, with a row for each effect. */
export const chartSource = (...effects: readonly string[]): string => `id: a-chart
kind: forest
title: The finding in one sentence
description: A forest plot that says the finding in other words.
axis: Effect, as a standardized difference
caption: The limits.
rows:
${effects.map((effect) => `  - label: A row\n    effect: ${effect}\n`).join("")}`;
