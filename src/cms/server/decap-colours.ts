import fs from "node:fs";
import type { Plugin } from "esbuild";

/** Decap's module of colours, from which its other modules take theirs. */
const COLOURS_MODULE = /[\\/]decap-cms-ui-default[\\/]dist[\\/]esm[\\/]styles\.js$/;

/** Decap's colours in that module, and our custom properties of `ui/colours.ts` for them. */
const replacements: readonly (readonly [decap: string, ours: string])[] = [
  ["white: '#fff'", "white: 'var(--cms-on-fill)'"],
  ["grayLight: '#eff0f4'", "grayLight: 'var(--cms-back)'"],
  ["gray: '#798291'", "gray: 'var(--cms-quiet)'"],
  ["grayDark: '#313d3e'", "grayDark: 'var(--cms-ink)'"],
  ["blue: '#3a69c7'", "blue: 'var(--cms-accent)'"],
  ["blueLight: '#e8f5fe'", "blueLight: 'var(--cms-chosen)'"],
  ["green: '#005614'", "green: 'var(--cms-good)'"],
  ["greenLight: '#caef6f'", "greenLight: 'var(--cms-added)'"],
  ["brown: '#754e00'", "brown: 'var(--cms-warning)'"],
  ["yellow: '#ffee9c'", "yellow: 'var(--cms-warned)'"],
  ["red: '#ff003b'", "red: 'var(--cms-error)'"],
  ["redDark: '#D60032'", "redDark: 'var(--cms-error)'"],
  ["redLight: '#fcefea'", "redLight: 'var(--cms-removed)'"],
  ["purple: '#70399f'", "purple: 'var(--cms-draft)'"],
  ["purpleLight: '#f6d8ff'", "purpleLight: 'var(--cms-drafted)'"],
  ["teal: '#17a2b8'", "teal: 'var(--cms-accent)'"],
  ["tealDark: '#117888'", "tealDark: 'var(--cms-accent)'"],
  ["tealLight: '#ddf5f9'", "tealLight: 'var(--cms-chosen)'"],
  ["foreground: colorsRaw.white", "foreground: 'var(--cms-paper)'"],
  ["inputBackground: colorsRaw.white", "inputBackground: 'var(--cms-paper)'"],
  ["textFieldBorder: '#dfdfe3'", "textFieldBorder: 'var(--cms-line)'"],
  ["controlLabel: '#5D626F'", "controlLabel: 'var(--cms-quiet)'"],
  ["checkerboardLight: '#f2f2f2'", "checkerboardLight: 'var(--cms-back)'"],
  ["checkerboardDark: '#e6e6e6'", "checkerboardDark: 'var(--cms-line)'"],
  ["background-color:#fff;", "background-color:var(--cms-paper);"],
  ["background-color:#555a65;", "background-color:var(--cms-quiet);"],
  ["background-color:#aae31f;", "background-color:var(--cms-added);"],
  ["background-color:#fbe0d7;", "background-color:var(--cms-removed);"],
  ["color:#1195aa;", "color:var(--cms-accent);"],
  ["solid #eaebf1;", "solid var(--cms-line);"],
];

/** Decap draws its bar of progress on a canvas, which cannot read custom properties. */
const PROGRESS_MODULE = /[\\/]decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]App[\\/]App\.js$/;
const progress: typeof replacements = [
  ["0: colors.active,", "0: '#2d8a9a',"],
  ["'1.0': colors.active", "'1.0': '#2d8a9a'"],
];

/** The text of every field. */
const FIELD_MODULE = /[\\/]EditorControlPane[\\/]EditorControl\.js$/;
const field: typeof replacements = [["color: #444a57;", "color: var(--cms-ink);"]];

/**
 * An esbuild plugin that makes Decap's colours custom properties, so that one style sheet sets them for both colour
 * schemes and with enough contrast. The build fails when Decap's module has none of a colour any more.
 */
export const decapColours: Plugin = {
  name: "decap-colours",
  setup({ onLoad }) {
    for (const [filter, table] of [
      [COLOURS_MODULE, replacements],
      [PROGRESS_MODULE, progress],
      [FIELD_MODULE, field],
    ] as const)
      onLoad({ filter }, ({ path }) => ({ contents: replaceColours(fs.readFileSync(path, "utf8"), table), loader: "js" }));
  },
};

/** @throws when a colour is missing: Decap has changed */
export function replaceColours(source: string, table = replacements): string {
  const missing = table.filter(([decap]) => !source.includes(decap)).map(([decap]) => decap);
  if (missing.length > 0) throw new Error(`Decap has changed its colours; these are missing: ${missing.join(", ")}`);
  return table.reduce((text, [decap, ours]) => text.replaceAll(decap, ours), source);
}
