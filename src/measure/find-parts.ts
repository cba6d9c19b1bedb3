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

type Segment = readonly [from: number, to: number];
/** A finding, with the ends of its segment in seconds. */
type Located = Finding & { readonly from: number; readonly to: number };
/** What goes on from one segment to the next. */
type Group = [first: Located, ...others: Located[]];

/** Finds the parts of a recording: neighboring segments with the same finding are one. */
export function findParts(ears: readonly Track[], seconds: number): { readonly parts: RecordingPart[]; readonly musicPulse?: number } {
  const lookAt = ([from, to]: Segment) => {
    const found = findBeats(ears.map(({ samples, rate }) => ({ samples: samples.subarray(from * rate, to * rate), rate })));
    return { musicPulse: found.musicPulse, findings: found.findings.map((finding): Located => ({ ...finding, from, to })) };
  };
  const groups: Group[] = [];
  const pulses: number[] = [];
  for (const long of cut([0, seconds], LONG)) {
    const { findings, musicPulse } = lookAt(long);
    if (musicPulse) pulses.push(musicPulse);
    for (const finding of findings.length > 0 ? findings : cut(long, SHORT).flatMap((short) => lookAt(short).findings)) {
      const group = groups.find((open) => isContinued(open, finding));
      if (group) group.push(finding);
      else groups.push([finding]);
    }
  }
  const parts = groups.map(summarize).filter(({ from, to }) => to - from >= Math.min(SHORTEST_PART, seconds * 0.8));
  // The middle one: a break in the music may have another pulse.
  const musicPulse = pulses.sort((one, other) => one - other)[pulses.length >> 1];
  return { parts: addGaps(parts, Math.round(seconds)), ...(musicPulse && { musicPulse: round(musicPulse, 2) }) };
}

/** Cuts a segment into equal ones of about `length` seconds. */
function cut([from, to]: Segment, length: number): Segment[] {
  const count = Math.max(Math.round((to - from) / length), 1);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => [from + index * step, from + (index + 1) * step] as const);
}

/** Whether a group goes on with a finding: it has the same kind and tones, and its rate is where it was going. */
function isContinued(group: Group, next: Located): boolean {
  const last = group.at(-1) ?? group[0];
  const isSameTone = (one = 0, other = 0) => Math.abs(one - other) <= TONE_TOLERANCE;
  if (last.kind !== next.kind || !isSameTone(last.left, next.left) || !isSameTone(last.right, next.right)) return false;
  const change = Math.abs(next.rate - rateAt(group, (next.from + next.to) / 2));
  return Math.abs(last.to - next.from) < 0.01 && change <= (group.length > 1 ? TOLERANCE : GLIDE);
}

/** The rate that a group has or would have at a time, by its first and its last finding. */
function rateAt(group: Group, time: number): number {
  const [first, last] = [group[0], group.at(-1) ?? group[0]];
  const middle = ({ from, to }: Located) => (from + to) / 2;
  return last.rate + ((last.rate - first.rate) / (middle(last) - middle(first) || 1)) * (time - middle(last));
}

/** The finding in the middle of a group; if its rate glides, with both of its ends. */
function summarize(group: Group): RecordingPart {
  const [{ from }, { to }] = [group[0], group.at(-1) ?? group[0]];
  const { kind, left, right, rate, depth, aboveNoise } = group[group.length >> 1] ?? group[0];
  const [start, end] = [rateAt(group, from), rateAt(group, to)];
  // A short part is heard through short windows, which are less exact.
  const digits = to - from < LONG / 2 ? 1 : 2;
  const rates = Math.abs(end - start) > 2 * TOLERANCE ? { rate: round(start, 1), rateEnd: round(end, 1) } : { rate: round(rate, digits) };
  const tones = { left: round(left, digits), right: round(right, digits) };
  return {
    from: Math.round(from),
    to: Math.round(to),
    kind,
    ...tones,
    ...rates,
    depth: round(depth, 2),
    aboveNoise: Math.round(aboveNoise),
  };
}

/** A number with at most some decimals. */
export const round = <Value extends number | undefined>(value: Value, digits: number) => value && Number(value.toFixed(digits));

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
