import type { RecordingPart } from "../site/recordings";
import { findBeats, type Finding, type Stretch } from "./find-beats";

/** Lengths in seconds of the stretches that are looked at one by one: short ones where something glides. */
const LONG = 30;
const SHORT = 5;
/** What is found for less than this many seconds is a coincidence, unless the recording is hardly longer. */
const SHORTEST_PART = 55;
/** How far a rate may glide from one stretch to the next, and how far it may be from where it was going, in hertz. */
const GLIDE = 1.5;
const TOLERANCE = 0.15;
/** How far a tone may move from stretch to stretch, in hertz. */
const TONE_TOLERANCE = 4;

/** A finding, and the middle of its stretch in seconds. */
type Found = Finding & { readonly at: number };

interface OpenPart {
  readonly from: number;
  readonly to: number;
  readonly findings: readonly Found[];
}

/** Finds the parts of a recording: neighboring stretches with the same finding are one. */
export function findParts(whole: Stretch, seconds: number): { readonly parts: RecordingPart[]; readonly musicPulse?: number | undefined } {
  const pulses: { readonly rate: number; readonly depth: number }[] = [];
  const parts: OpenPart[] = [];
  const add = ({ from, to }: { readonly from: number; readonly to: number }, findings: readonly Finding[]) => {
    for (const finding of findings) {
      const found = { ...finding, at: (from + to) / 2 };
      const index = parts.findIndex((part) => part.to === from && isContinued(part, found));
      const [earlier] = index < 0 ? [] : parts.splice(index, 1);
      parts.push({ from: earlier?.from ?? from, to, findings: [...(earlier?.findings ?? []), found] });
    }
  };
  for (const stretch of cut(whole, 0, seconds, LONG)) {
    const { findings, musicPulse } = findBeats(stretch.signal);
    if (musicPulse) pulses.push(musicPulse);
    if (findings.length > 0 || seconds < 2 * SHORT) add(stretch, findings);
    else for (const short of cut(whole, stretch.from, stretch.to, SHORT)) add(short, findBeats(short.signal).findings);
  }
  const lasting = parts.filter(({ from, to }) => to - from >= Math.min(SHORTEST_PART, seconds * 0.8));
  const [musicPulse] = pulses.sort((one, other) => other.depth - one.depth);
  return { parts: addGaps(lasting.map(summarize), Math.round(seconds)), musicPulse: musicPulse?.rate };
}

/** Cuts a stretch into equal ones of about `length` seconds. */
function cut(whole: Stretch, from: number, to: number, length: number) {
  const count = Math.max(Math.round((to - from) / length), 1);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [from + ((to - from) * index) / count, from + ((to - from) * (index + 1)) / count];
    const slice = (rate: number) => (signal: Float32Array) => signal.subarray(Math.round(start * rate), Math.round(end * rate));
    const [ears, envelopes] = [whole.ears.map(slice(whole.earRate)), whole.envelopes.map(slice(whole.envelopeRate))];
    return { from: start, to: end, signal: { ...whole, ears, envelopes } };
  });
}

/** Whether a part goes on with a finding: it has the same kind and tones, and its rate is where it was going. */
function isContinued({ findings }: OpenPart, { kind, left = 0, right = 0, rate, at }: Found): boolean {
  const last = findings.at(-1);
  if (!last || last.kind !== kind) return false;
  if (Math.max(Math.abs((last.left ?? 0) - left), Math.abs((last.right ?? 0) - right)) > TONE_TOLERANCE) return false;
  return Math.abs(rate - extrapolate(findings, at)) <= (findings.length > 1 ? TOLERANCE : GLIDE);
}

/** The rate that a part with these findings has or would have at a time. */
function extrapolate(findings: readonly Found[], at: number): number {
  const [first, last] = [findings[0], findings.at(-1)];
  if (!first || !last) return 0;
  const slope = findings.length > 1 ? (last.rate - first.rate) / (last.at - first.at) : 0;
  return last.rate + slope * (at - last.at);
}

/** The means of a part's findings; if its rate glides, both of its ends instead. */
function summarize({ from, to, findings }: OpenPart): RecordingPart {
  const [start, end] = [extrapolate(findings, from), extrapolate(findings, to)];
  // A short part is heard through short windows, which are less exact.
  const digits = to - from < LONG / 2 ? 1 : 2;
  return {
    ...{ from: Math.round(from), to: Math.round(to), kind: findings[0]?.kind ?? "none" },
    ...{ left: mean(findings, "left", digits), right: mean(findings, "right", digits) },
    ...(Math.abs(end - start) > 2 * TOLERANCE
      ? { rate: round(start, 1), rateEnd: round(end, 1) }
      : { rate: mean(findings, "rate", digits) }),
    ...{ depth: mean(findings, "depth", digits), aboveNoise: mean(findings, "aboveNoise", 0) },
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function mean(findings: readonly Finding[], field: Exclude<keyof Finding, "kind">, digits: number): number | undefined {
  const values = findings.flatMap((finding) => finding[field] ?? []);
  return values.length > 0 ? round(values.reduce((sum, value) => sum + value) / values.length, digits) : undefined;
}

/** Adds the parts in which nothing was found. */
function addGaps(parts: readonly RecordingPart[], end: number): RecordingPart[] {
  const sorted = [...parts].sort((one, other) => one.from - other.from);
  let covered = 0;
  const gaps = [...sorted, { from: end, to: end }].flatMap(({ from, to }): RecordingPart[] => {
    const gap = { from: covered, to: from, kind: "none" } as const;
    covered = Math.max(covered, to);
    return from > gap.from ? [gap] : [];
  });
  return [...sorted, ...gaps].sort((one, other) => one.from - other.from);
}
