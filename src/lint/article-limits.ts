/** How many of something an article has; without `max`, there is no limit. */
interface Limits {
  readonly min: number;
  readonly max?: number;
}

/** The editorial guide's limits for an article. A how-to needs 700 to 1,300 words, a comparison of products up to 2,500. */
export const articleLimits = {
  words: { min: 700, max: 2500 },
  sections: { min: 3, max: 9 },
  buttons: { min: 1, max: 3 },
  references: { min: 2 },
  evidenceNotes: { min: 0, max: 3 },
  answerWords: { min: 30, max: 90 },
} as const satisfies Readonly<Record<string, Limits>>;
