import * as z from "zod";
import { bands } from "../figures/bands";
import { MAX_BINAURAL_CARRIER, MAX_BINAURAL_RATE, MAX_FREQUENCY, isSteady, soundKinds } from "../figures/sounds";
import { entryChoice, enumField, prose, slug, advisedText } from "../fields";
import { defineContentType, keyFields } from "../content-type";

const numberBetween = (min: number, max: number, unit: string) => {
  const error = `must be a number from ${min} to ${max} ${unit}`;
  return z.number({ error }).min(min, error).max(max, error);
};

/** `content/figures/sounds/<id>.yml`: a sound that the build synthesizes and a page can play. */
const soundSchema = z
  .strictObject({
    id: slug.meta({ description: "Name of the file. Articles place the sound by it." }),
    title: advisedText(10, 80).meta({ description: "What is heard, with its numbers." }),
    kind: enumField(soundKinds).meta({
      description:
        "tone: one tone. left, right: one tone in one ear. binaural: one for each ear. monaural: two, mixed. isochronic: one, switched on and off.",
    }),
    carrier: numberBetween(60, MAX_FREQUENCY, "hertz").meta({
      description: "Frequency of the tone in hertz; of the lower one, where there are two.",
    }),
    rate: numberBetween(bands.delta.low, bands.gamma.high, "hertz")
      .optional()
      .meta({ description: "Beats or pulses per second. Empty for a plain tone." }),
    seconds: z
      .int({ error: "must be a whole number from 5 to 20" })
      .min(5, "must be a whole number from 5 to 20")
      .max(20, "must be a whole number from 5 to 20"),
    caption: prose.meta({ description: "What it is and what to listen for, in one or two sentences." }),
    picture: entryChoice("pictures").optional().meta({ description: "Its spectrogram, shown where sounds are compared." }),
  })
  .superRefine(({ kind, carrier, rate = 0 }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: "custom", message, path: [field] });
    if (isSteady(kind) && rate > 0) refuse("rate", "a plain tone has no rate");
    if (!isSteady(kind) && rate === 0) refuse("rate", "must say how many beats or pulses there are per second");
    if (carrier + rate > MAX_FREQUENCY)
      refuse("carrier", `carrier and rate together must be at most ${MAX_FREQUENCY} hertz, because the files hold no higher frequency`);
    if (rate * 4 > carrier) refuse("rate", "must be at most a quarter of the carrier, or there are no beats to hear");
    if (kind === "binaural" && carrier >= MAX_BINAURAL_CARRIER)
      refuse("carrier", `the carrier of a binaural beat must be below ${MAX_BINAURAL_CARRIER} hertz: higher ones give no beat`);
    if (kind === "binaural" && rate > MAX_BINAURAL_RATE)
      refuse("rate", `the rate of a binaural beat must be at most ${MAX_BINAURAL_RATE} hertz: faster ones are not heard as beats`);
  });

export type Sound = z.output<typeof soundSchema>;

export const sound = defineContentType({
  name: "sound",
  pattern: "figures/sounds/*.yml",
  schema: soundSchema,
  nodes: { type: "Sound", fields: keyFields },
  list: { label: "Sounds", icon: "graphic_eq" },
});
