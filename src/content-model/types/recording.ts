import * as z from "zod";
import { figureKey } from "../figures/figure-data";
import { defineContentType, keyFields } from "../content-type";
import {
  entryChoice,
  listBetween,
  enumField,
  isoDay,
  patternField,
  slug,
  text,
  yesOrNo,
  number,
  positiveNumber,
  positiveInteger,
} from "../fields";

const partSchema = z
  .strictObject({
    from: number.meta({ description: "Start in seconds." }),
    to: number.meta({ description: "End in seconds." }),
    kind: enumField(["binaural", "monaural", "isochronic", "modulated", "none"]),
    left: positiveNumber.optional().meta({ description: "Tone in hertz: of the left ear, or the lower of two that are mixed." }),
    right: positiveNumber.optional().meta({ description: "Tone in hertz: of the right ear, or the higher of two that are mixed." }),
    rate: positiveNumber.optional().meta({ description: "Beats or pulses a second; of a sweep at its start." }),
    rateEnd: positiveNumber.optional().meta({ description: "Of a sweep: beats or pulses a second at its end." }),
    depth: positiveNumber.optional().meta({ description: "How far the loudness swings, as a share of its mean." }),
    aboveNoise: number.optional().meta({ description: "Decibels by which it stands out in the spectrum." }),
  })
  .superRefine(({ from, to, kind, rate }, { addIssue }) => {
    if (to <= from) addIssue({ code: "custom", message: "must be later than the start", path: ["to"] });
    if ((kind === "none") !== (rate === undefined))
      addIssue({ code: "custom", message: "must be given for every kind but none, and only for those", path: ["rate"] });
  });

/** `content/first-hand/recordings/<id>.yml`: what `npm run measure` found in a recording. The sound itself is never kept. */
const recordingSchema = z.strictObject({
  id: slug.meta({ description: "Name of the file." }),
  title: text.meta({ description: "Name of the recording, as the seller writes it." }),
  otherProduct: text.optional().meta({ title: "Other product", description: "Whose recording it is. Empty: the reviewed product’s." }),
  picture: entryChoice("pictures").optional().meta({ description: "Its spectrogram." }),
  file: text.meta({ title: "File name" }),
  sha256: patternField(/^[0-9a-f]{64}$/, "be 64 digits from 0 to f").meta({ title: "SHA-256 of the file" }),
  format: text,
  bitRate: positiveInteger.meta({ description: "Kilobits a second." }),
  sampleRate: positiveInteger.meta({ description: "Samples a second." }),
  channels: positiveInteger,
  sameInBothEars: yesOrNo.optional(),
  seconds: positiveNumber,
  loudness: number.meta({ description: "Integrated loudness by ITU-R BS.1770, in LUFS." }),
  truePeak: number.meta({ description: "In dBTP." }),
  measured: isoDay.meta({ title: "Day of the measurement" }),
  method: positiveInteger.meta({ title: "Version of the method" }),
  musicPulse: positiveNumber.optional().meta({ description: "Pulse a second that belongs to no beat, such as that of music." }),
  parts: listBetween(partSchema, 1, 500, { item: "part", summary: "kind" }),
});

export type Recording = z.output<typeof recordingSchema>;

export const recording = defineContentType({
  name: "recording",
  pattern: "first-hand/recordings/*.yml",
  schema: recordingSchema,
  nodes: {
    type: "Recording",
    fields: { ...keyFields, shownFigures: "[String!]!" },
    figures: ({ picture }) => (picture ? [figureKey("picture", picture)] : []),
  },
  list: { label: "Measured recordings", icon: "album" },
});
