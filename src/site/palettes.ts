/**
 * Palettes of categories: text and lines on light and dark backgrounds, the ground of covers, and how many beats a cover has across
 * its width.
 */
export const palettes = {
  teal: { light: "#0f6f6a", dark: "#7fd1c7", ground: "#0e2a3b", beats: 3.2 },
  violet: { light: "#6b4a96", dark: "#c7a6f0", ground: "#2b1f3a", beats: 2.8 },
  rust: { light: "#a4472f", dark: "#f2a48b", ground: "#3a1f22", beats: 4.8 },
  green: { light: "#3f7a3b", dark: "#a9d89a", ground: "#16301f", beats: 3.8 },
  ochre: { light: "#856111", dark: "#ecc873", ground: "#33290f", beats: 2.1 },
} as const;

export type PaletteName = keyof typeof palettes;
