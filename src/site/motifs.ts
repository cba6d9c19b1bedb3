/** Compositions of covers without a number. Each category chooses one. */
export const motifNames = ["ridges", "spectrogram"] as const;

export type MotifName = (typeof motifNames)[number];
