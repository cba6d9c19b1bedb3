import type { RecordingPart } from "../content-model/figures/recordings";
import type { Track } from "./decimator";
import { findBeats, type Finding } from "./find-beats";

/** Lengths in seconds of the segments that are looked at one by one: short ones where something glides. */
const LONG = 30;
const SHORT = 5;
/** What is found for less than this many seconds is a coincidence, unless the recording is hardly longer. */
const SHORTEST_PART = 55;
/** How far a rate may glide from one segment to the next, how far it may be from where it was going, and how far a tone may move, in hertz. */
const GLIDE = 1.5;
const TOLERANCE = 0.15;
const TONE_TOLERANCE = 4;

/** What was found in neighboring segments, with the middle of each in seconds. */
interface OpenPart {
  readonly from: number;
  to: number;
  readonly findings: (Finding & { readonly middle: number })[];
}

/** Finds the parts of a recording: neighboring segments with the same finding are one. */
export function findParts(ears: readonly Track[], seconds: number): { readonly parts: RecordingPart[]; readonly musicPulse?: number } {
  const parts: OpenPart[] = [];
  const pulses = cut(0, seconds, LONG).map((segment) => {
    const { findings, musicPulse } = findBeats(slice(ears, segment));
    if (findings.length > 0) addTo(parts, segment, findings);
    else for (const short of cut(...segment, SHORT)) addTo(parts, short, findBeats(slice(ears, short)).findings);
    return musicPulse;
  });
  // The middle one: a break in the music may have another pulse.
  const rates = pulses.flatMap((pulse) => pulse?.rate ?? []).sort((one, other) => one - other);
  const musicPulse = rates[rates.length >> 1];
  const lasting = parts.filter(({ from, to }) => to - from >= Math.min(SHORTEST_PART, seconds * 0.8));
  return { parts: addGaps(lasting.map(summarize), Math.round(seconds)), ...(musicPulse && { musicPulse }) };
}

type Segment = readonly [from: number, to: number];

/** Cuts a segment into equal ones of about `length` seconds. */
function cut(from: number, to: number, length: number): Segment[] {
  const count = Math.max(Math.round((to - from) / length), 1);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => [from + index * step, from + (index + 1) * step] as const);
}

const slice = (ears: readonly Track[], [from, to]: Segment): Track[] =>
  ears.map(({ samples, rate }) => ({ samples: samples.subarray(Math.round(from * rate), Math.round(to * rate)), rate }));

/** Continues parts with the findings in the segment after them, or begins others. */
function addTo(parts: OpenPart[], [from, to]: Segment, findings: readonly Finding[]): void {
  const middle = (from + to) / 2;
  for (const finding of findings) {
    const open = parts.find((part) => Math.abs(part.to - from) < 0.01 && isContinued(part, finding, middle));
    if (!open) parts.push({ from, to, findings: [{ ...finding, middle }] });
    else {
      open.to = to;
      open.findings.push({ ...finding, middle });
    }
  }
}

/** Whether a part goes on with a finding: it has the same kind and tones, and its rate is where it was going. */
function isContinued({ findings }: OpenPart, { kind, left = 0, right = 0, rate }: Finding, middle: number): boolean {
  const last = findings.at(-1);
  if (last?.kind !== kind || Math.abs((last.left ?? 0) - left) > TONE_TOLERANCE || Math.abs((last.right ?? 0) - right) > TONE_TOLERANCE)
    return false;
  return Math.abs(rate - rateAt(findings, middle)) <= (findings.length > 1 ? TOLERANCE : GLIDE);
}

/** The rate that a part has or would have at a time, by its first and its last finding. */
function rateAt(findings: OpenPart["findings"], time: number): number {
  const [first, last] = [findings[0], findings.at(-1)];
  if (!first || !last || first === last) return first?.rate ?? 0;
  return last.rate + ((last.rate - first.rate) / (last.middle - first.middle)) * (time - last.middle);
}

/** The means of a part's findings; if its rate glides, both of its ends instead. */
function summarize({ from, to, findings }: OpenPart): RecordingPart {
  // A short part is heard through short windows, which are less exact.
  const exact = to - from < LONG / 2 ? 1 : 2;
  const mean = (field: "left" | "right" | "rate" | "depth" | "aboveNoise", digits = exact) => {
    const values = findings.flatMap((finding) => finding[field] ?? []);
    return values.length > 0 ? round(values.reduce((sum, value) => sum + value) / values.length, digits) : undefined;
  };
  const [start, end] = [rateAt(findings, from), rateAt(findings, to)];
  const rate = Math.abs(end - start) > 2 * TOLERANCE ? { rate: round(start, 1), rateEnd: round(end, 1) } : { rate: mean("rate") };
  return {
    from: Math.round(from),
    to: Math.round(to),
    kind: findings[0]?.kind ?? "none",
    left: mean("left"),
    right: mean("right"),
    ...rate,
    depth: mean("depth", 2),
    aboveNoise: mean("aboveNoise", 0),
  };
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Adds the parts between others in which nothing was found. */
function addGaps(parts: readonly RecordingPart[], seconds: number): RecordingPart[] {
  const gaps: RecordingPart[] = [];
  let end = 0;
  for (const { from, to } of [...parts, { from: seconds, to: seconds }]) {
    if (from > end) gaps.push({ from: end, to: from, kind: "none" });
    end = Math.max(end, to);
  }
  return [...parts, ...gaps].sort((one, other) => one.from - other.from);
}
