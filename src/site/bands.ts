/** Bands of brain rhythms: lower and upper limit in hertz, by the convention that the whole site follows. */
export const bands = {
  delta: { low: 0.5, high: 4 },
  theta: { low: 4, high: 8 },
  alpha: { low: 8, high: 13 },
  beta: { low: 13, high: 30 },
  gamma: { low: 30, high: 100 },
} as const;

export type BandName = keyof typeof bands;

/** Colours of a band: text and lines on light and dark backgrounds, and the background of its covers. */
interface BandColours {
  readonly light: string;
  readonly dark: string;
  readonly ground: string;
}

/** Names of the bands' colours, for categories that are not about a band. */
export const colourNames = { teal: "alpha", violet: "theta", rust: "gamma", green: "beta", ochre: "delta" } as const;

/** The band in whose colours a category is drawn: its own, or that of its colour. */
export const findBand = ({
  band,
  colour,
}: {
  readonly band?: BandName | undefined;
  readonly colour?: keyof typeof colourNames | undefined;
}): BandName => band ?? colourNames[colour ?? "teal"];

export const bandColours: Readonly<Record<BandName, BandColours>> = {
  alpha: { light: "#0f6f6a", dark: "#7fd1c7", ground: "#0e2a3b" },
  theta: { light: "#6b4a96", dark: "#c7a6f0", ground: "#2b1f3a" },
  gamma: { light: "#a4472f", dark: "#f2a48b", ground: "#3a1f22" },
  beta: { light: "#3f7a3b", dark: "#a9d89a", ground: "#16301f" },
  delta: { light: "#856111", dark: "#ecc873", ground: "#33290f" },
};
