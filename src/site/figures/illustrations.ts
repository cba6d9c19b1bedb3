import { bands, type BandName } from "../bands";
import { capitalized } from "../capitalized";
import type { FigureTable } from "./format-chart";
import { describeTone, type Tone } from "./sounds";

/** Kinds of charts that are computed from formulas and take no numbers from references. */
export const illustrationKinds = ["beats", "bands", "eyes"] as const;
type IllustrationKind = (typeof illustrationKinds)[number];

export const isIllustration = (kind: string): kind is IllustrationKind => (illustrationKinds as readonly string[]).includes(kind);

/** Named as the source of an illustration. */
export const ILLUSTRATION_SOURCE = "computed for this page from formulas, not recorded";

/** Three ways to make ten pulses a second. Low tones, so that single waves can be seen. */
export const comparedBeats = (["binaural", "monaural", "isochronic"] as const).map((kind): Tone => ({
  kind,
  carrier: 100,
  rate: 10,
  seconds: 10,
}));

/** The rate at which each band is drawn, in hertz: within the band, and legible on one line of time. */
export const drawnRates: Readonly<Record<BandName, number>> = { delta: 2, theta: 6, alpha: 10, beta: 20, gamma: 40 };

export const bandNames = Object.keys(bands) as readonly BandName[];

/** `8–13 Hz`. */
export const bandRange = (band: BandName): string => `${bands[band].low}–${bands[band].high} Hz`;

const heard: Readonly<Record<string, string>> = {
  binaural: "A beat that the brain makes of the two tones",
  monaural: "A beat that is in the sound",
  isochronic: "Pulses with silence between them",
};

/** What an illustration shows, as a table. */
export function illustrationTable(kind: IllustrationKind): FigureTable {
  if (kind === "beats")
    return {
      head: ["Method", "What is played", "What is heard"],
      rows: comparedBeats.map((tone) => [capitalized(tone.kind), describeTone(tone), heard[tone.kind] ?? ""]),
    };
  if (kind === "bands")
    return {
      head: ["Band", "Rates", "Drawn at"],
      rows: bandNames.map((band) => [capitalized(band), bandRange(band), `${drawnRates[band]} waves a second`]),
    };
  return {
    head: ["Eyes", "Waves of 10 a second", "Everything else"],
    rows: [
      ["Closed", "Large, in groups that come and go", "Small and irregular"],
      ["Open", "Hardly any", "Small and irregular"],
    ],
  };
}
