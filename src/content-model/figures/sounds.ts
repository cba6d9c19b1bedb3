/** How a sound is made: one tone for both ears or one ear, a tone per ear, two tones mixed, or a tone that is switched on and off. */
export const soundKinds = ["tone", "left", "right", "binaural", "monaural", "isochronic"] as const;
type SoundKind = (typeof soundKinds)[number];

/** Whether a sound is a tone without beats or pulses. */
export const isSteady = (kind: SoundKind): boolean => ["tone", "left", "right"].includes(kind);

/** What a sound is synthesized from. */
export interface Tone {
  readonly kind: SoundKind;
  /** Frequency of the tone, of the lower one where there are two, in hertz. */
  readonly carrier: number;
  /** Beats or pulses per second; a plain tone has none. */
  readonly rate?: number | undefined;
  readonly seconds: number;
}

/** Samples per second. Half of it is the highest frequency that a file can hold. */
export const SAMPLE_RATE = 8000;
/** Highest frequency in use, in hertz: below the half of {@link SAMPLE_RATE}, because players filter what is close to it. */
export const MAX_FREQUENCY = 3500;
/** Limits of binaural beats in hertz: above them, hearing does not combine the two ears' tones. */
export const MAX_BINAURAL_CARRIER = 1000;
export const MAX_BINAURAL_RATE = 40;

/** Where the files of sounds are published. Their names are hashes of their content. */
export const SOUND_FOLDER = "/static/sounds/";

/** What must be beside players, once for all that are beside each other: whose sounds they are, how to listen, and who asks a doctor. */
export function soundCautions(...sounds: readonly Pick<Tone, "kind" | "seconds">[]): string {
  const [only, ...others] = sounds;
  const binaural = sounds.filter(({ kind }) => kind === "binaural").length;
  return [
    only && others.length === 0
      ? `This ${only.seconds}-second sound is our own tone, not the program.`
      : "Each sound is our own tone, not the program.",
    ...(binaural > 0
      ? [`${binaural < sounds.length ? "A binaural beat" : "It"} needs stereo headphones, because each ear has its own tone.`]
      : []),
    "Listen at a low volume.",
    "Anyone who has epilepsy or has ever had a seizure should ask a doctor before listening.",
  ].join(" ");
}

/** What each ear gets: `Left ear: 200 Hz, right ear: 210 Hz`. */
export function describeTone({ kind, carrier, rate = 0 }: Tone): string {
  const [low, high] = [`${carrier} Hz`, `${carrier + rate} Hz`];
  if (kind === "binaural") return `Left ear: ${low}, right ear: ${high}`;
  if (kind === "left" || kind === "right") return `${kind === "left" ? "Left" : "Right"} ear: ${low}, the other: silence`;
  if (kind === "monaural") return `Both ears: ${low} and ${high}, mixed`;
  return `Both ears: ${low}${kind === "isochronic" ? `, switched on ${rate} times a second` : ""}`;
}
