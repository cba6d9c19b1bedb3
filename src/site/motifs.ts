/** Compositions of covers. Each category chooses one. */
export const motifNames = ["ridges", "rings", "lissajous", "spectrogram", "dots"] as const;

export type MotifName = (typeof motifNames)[number];
