import type { RecordingPart } from "../content-model/figures/recordings";
import { findBeats, type Finding, type Signal } from "./find-beats";
import type { Track } from "./decimator";

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
export function findParts(whole: Signal, seconds: number): { readonly parts: RecordingPart[]; readonly musicPulse?: number | undefined } {
  const parts: OpenPart[] = [];
  const add = ({ from, to }: Segment, findings: readonly Finding[]) => {
    const middle = (from + to) / 2;
    for (const finding of findings) {
      const open = parts.find((part) => part.to === from && isContinued(part, finding, middle)) ?? { from, to, findings: [] };
      if (open.findings.length === 0) parts.push(open);
      open.to = to;
      open.findings.push({ ...finding, middle });
    }
  };
  const pulses = cut(whole, 0, seconds, LONG).map((segment) => {
    const { findings, musicPulse } = findBeats(segment.signal);
    if (findings.length > 0) add(segment, findings);
    else for (const short of cut(whole, segment.from, segment.to, SHORT)) add(short, findBeats(short.signal).findings);
    return musicPulse;
  });
  const [strongest] = pulses.flatMap((pulse) => pulse ?? []).sort((one, other) => other.depth - one.depth);
  const lasting = parts.filter(({ from, to }) => to - from >= Math.min(SHORTEST_PART, seconds * 0.8));
  return { parts: addGaps(lasting.map(summarize), Math.round(seconds)), musicPulse: strongest?.rate };
}

type Segment = ReturnType<typeof cut>[number];

/** Cuts a segment into equal ones of about `length` seconds. */
function cut({ ears, envelopes }: Signal, from: number, to: number, length: number) {
  const count = Math.max(Math.round((to - from) / length), 1);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [from + ((to - from) * index) / count, from + ((to - from) * (index + 1)) / count];
    const slice = ({ samples, rate }: Track) => ({ samples: samples.subarray(Math.round(start * rate), Math.round(end * rate)), rate });
    const signal = { ears: ears.map(slice), envelopes: envelopes.map(slice) };
    return { from: start, to: end, signal };
  });
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
  const digits = to - from < LONG / 2 ? 1 : 2;
  const mean = (field: "left" | "right" | "rate" | "depth" | "aboveNoise", places = digits) => {
    const values = findings.flatMap((finding) => finding[field] ?? []);
    return values.length > 0 ? round(values.reduce((sum, value) => sum + value) / values.length, places) : undefined;
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
    depth: mean("depth"),
    aboveNoise: mean("aboveNoise", 0),
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Adds the parts in which nothing was found: they begin at the start, or at the end of a part, where no other one goes on. */
function addGaps(parts: readonly RecordingPart[], end: number): RecordingPart[] {
  const starts = [...new Set([0, ...parts.map(({ to }) => to)])];
  const gaps = starts
    .filter((start) => start < end && !parts.some(({ from, to }) => from <= start && start < to))
    .map((start) => ({
      from: start,
      to: Math.min(end, ...parts.map(({ from }) => from).filter((from) => from > start)),
      kind: "none" as const,
    }));
  return [...parts, ...gaps].sort((one, other) => one.from - other.from);
}
