import { colors } from "../../../src/styles/tokens";

/** Relative luminance of `#rrggbb`, by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Color = keyof typeof colors;
const grounds: readonly Color[] = ["paper", "raised", "sunken"];

/** What axe does not see in the browser tests: a button that is pointed at, edges and the ring of the focus. */
const pairs: readonly (readonly [on: Color, ground: Color, atLeast: number])[] = [
  ["cta-ink", "cta-pointed", 4.5],
  ...(["edge", "cta-edge", "link"] as const).flatMap((on) => grounds.map((ground) => [on, ground, 3] as const)),
];

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("in the %s scheme", (_, index) => {
  it.each(pairs)("%s on %s has a contrast of at least %f", (on, ground, atLeast) => {
    expect(contrast(colors[on][index], colors[ground][index])).toBeGreaterThanOrEqual(atLeast);
  });
});
