import { css } from "styled-components";
import { palettes } from "../site/palettes";

/** A color in both color schemes. */
type Pair = readonly [light: string, dark: string];

/** Every color of the site. A test checks the contrast of colors that are used together. */
export const colors = {
  paper: ["#fbf9f4", "#0d151d"],
  raised: ["#ffffff", "#131e28"],
  sunken: ["#f3efe6", "#0a1118"],
  ink: ["#15202b", "#e9e6df"],
  soft: ["#4c5a66", "#a4b0ba"],
  line: ["#dcd7cb", "#263542"],
  edge: ["#7d7a70", "#64788a"],
  link: ["#0b5a66", "#8fd0dc"],
  cta: ["#f5a623", "#f5a623"],
  "cta-pointed": ["#ffb83d", "#ffb83d"],
  "cta-edge": ["#9a5f00", "#f5a623"],
  "cta-ink": ["#1d1300", "#1d1300"],
  teal: [palettes.teal.light, palettes.teal.dark],
  violet: [palettes.violet.light, palettes.violet.dark],
  rust: [palettes.rust.light, palettes.rust.dark],
  green: [palettes.green.light, palettes.green.dark],
  ochre: [palettes.ochre.light, palettes.ochre.dark],
  ground: [palettes.teal.ground, palettes.teal.ground],
  "cover-ink": ["#f6f3ec", "#f6f3ec"],
  trace: [palettes.teal.dark, palettes.teal.dark],
} as const satisfies Record<string, Pair>;

/** Lengths, type sizes and motion. Components use these, never raw values. */
const scale = {
  // Type: fluid between viewports of 360 px and 1280 px. The longest words of a heading fit a phone at twice the text size.
  "text-xs": "0.8125rem",
  "text-s": "0.875rem",
  "text-n": "1rem",
  "text-m": "1.125rem",
  "text-l": "clamp(1.1875rem, 1.13rem + 0.25vw, 1.375rem)",
  "head-n": "min(1.25rem, 9.5vw)",
  "head-m": "clamp(1.5rem, 1.3rem + 0.85vw, 2rem)",
  "head-l": "min(clamp(1.875rem, 1.63rem + 1.1vw, 2.5rem), 11.5vw)",
  "head-xl": "min(clamp(2.25rem, 1.75rem + 2.2vw, 3.5rem), 12.5vw)",
  display: "clamp(min(2.75rem, 17vw), 1.7rem + 4.6vw, 5.25rem)",
  // Words on covers, in parts of the cover's width.
  "cover-l": "min(17cqi, 6.5rem)",
  "cover-m": "min(12.5cqi, 5rem)",
  "cover-s": "min(9.5cqi, 4rem)",
  "cover-note": "clamp(0.8125rem, 3.8cqi, 1.25rem)",
  // Space: multiples of eight pixels.
  "space-1": "0.25rem",
  "space-2": "0.5rem",
  "space-3": "0.75rem",
  "space-4": "1rem",
  "space-5": "1.5rem",
  "space-6": "2rem",
  "space-7": "3rem",
  "space-8": "clamp(3.5rem, 2.5rem + 4vw, 6rem)",
  gutter: "max(clamp(1rem, 0.4rem + 2.6vw, 2.5rem), env(safe-area-inset-left), env(safe-area-inset-right))",
  // Sizes.
  page: "70rem",
  column: "42.5rem",
  header: "4.25rem",
  bar: "calc(4rem + env(safe-area-inset-bottom))",
  radius: "0.75rem",
  // Motion.
  quick: "160ms",
  calm: "600ms",
} as const;

const declarations = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** The colors of one scheme as custom properties; the dark scheme has those that differ from the light one's. */
export function colorScheme(name: "light" | "dark"): string {
  const own = Object.entries<Pair>(colors).filter(([, [light, dark]]) => name === "light" || dark !== light);
  return declarations(Object.fromEntries(own.map(([key, [light, dark]]) => [key, name === "light" ? light : dark])));
}

export const tokens = css`
  :root {
    color-scheme: light dark;
    ${colorScheme("light")}
    ${declarations(scale)}
    --serif: Newsreader, "Newsreader Fallback", Georgia, serif;
    --sans: "Hanken Grotesk", "Hanken Fallback", system-ui, sans-serif;
  }
  /* The smallest phones, whose first screen has room for little more. */
  @media (max-width: 22.49em) {
    :root {
      --header: 3.25rem;
    }
  }
  /* Screens of 1,920 px: the page and its text grow together. */
  @media (min-width: 110em) {
    :root {
      font-size: 112.5%;
      --page: 86rem;
    }
  }
  @media (prefers-color-scheme: dark) {
    :root {
      ${colorScheme("dark")}
    }
  }
  /* The system's own, also in drawings and in what keeps its colors. */
  @media (forced-colors: active) {
    :root {
      --paper: Canvas;
      --ink: CanvasText;
      --link: LinkText;
      --rust: CanvasText;
      --trace: CanvasText;
      --cta: ButtonText;
      --cta-pointed: ButtonText;
      --cta-edge: ButtonText;
      --cta-ink: ButtonFace;
    }
  }
  ${Object.entries(palettes)
    .map(
      ([palette, { ground, dark }]) => `[data-palette="${palette}"] { --tint: var(--${palette}); --ground: ${ground}; --trace: ${dark}; }`,
    )
    .join("\n")}
`;
