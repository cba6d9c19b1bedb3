/** Bands of brain rhythms: lower and upper limit in hertz, by the convention that the whole site follows. */
export const bands = {
  delta: { low: 0.5, high: 4 },
  theta: { low: 4, high: 8 },
  alpha: { low: 8, high: 13 },
  beta: { low: 13, high: 30 },
  gamma: { low: 30, high: 100 },
} as const;

export type BandName = keyof typeof bands;
