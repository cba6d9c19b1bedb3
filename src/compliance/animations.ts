import valueParser, { type Node } from "postcss-value-parser";

/** What one CSS rule declares about animations, in order: property without prefix, and value without custom properties. */
export interface AnimationRule {
  /** Media queries around it, outermost first. */
  readonly media: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** An animation of an element. */
export interface Animation {
  /** Its declarations, for messages. */
  readonly css: string;
  readonly media: readonly string[];
  /** Until it ends, including the delay; `Infinity` if it never does, `NaN` if that cannot be read. */
  readonly seconds: number;
  /** Shortest time of one repetition; `NaN` if it cannot be read. */
  readonly cycleSeconds: number;
}

/** Lists of times in seconds and of counts, as in CSS: a list shorter than that of the animations is repeated. */
interface Settings {
  readonly durations?: readonly number[];
  readonly delays?: readonly number[];
  readonly counts?: readonly number[];
  /** Undefined when the rule does not say whether there is an animation. */
  readonly runs?: boolean;
  /** Whether scrolling drives it instead of time. */
  readonly followsScrolling?: boolean;
}

/**
 * The animations that rules give one element (CSS Animations Level 2). A rule that only sets a duration, a delay or a
 * count may apply to each of them: the longest outcome is returned, because specificity is not known here.
 */
export function animationsOf(rules: readonly AnimationRule[]): Animation[] {
  const read = rules.map((rule) => ({ rule, settings: rule.declarations.reduce(declared, {}) }));
  const modifiers = read
    .filter(
      ({ rule, settings }) => settings.runs === undefined && !rule.media.some((query) => /prefers-reduced-motion:\s*reduce/.test(query)),
    )
    .map(({ settings }) => settings);
  return read
    .filter(({ settings }) => settings.runs)
    .map(({ rule: { media, declarations }, settings }) => ({
      css: declarations.map(([property, value]) => `${property}: ${value}`).join("; "),
      media,
      ...(settings.followsScrolling ? { seconds: 0, cycleSeconds: 0 } : longest(settings, modifiers)),
    }));
}

type ListName = "durations" | "delays" | "counts";

function longest(settings: Settings, modifiers: readonly Settings[]): { seconds: number; cycleSeconds: number } {
  const size = Math.max(...[settings.durations, settings.delays, settings.counts].map((list) => list?.length ?? 1));
  const valuesAt = (index: number, name: ListName, initial: number): readonly number[] => {
    const own = settings[name];
    return [own?.[index % own.length] ?? initial, ...modifiers.flatMap((modifier) => modifier[name] ?? [])];
  };
  const each = Array.from({ length: size }, (_, index) => {
    const durations = valuesAt(index, "durations", 0).filter((duration) => duration !== 0);
    const running = Math.max(0, ...durations) * (durations.length === 0 ? 0 : Math.max(...valuesAt(index, "counts", 1)));
    return { seconds: Math.max(...valuesAt(index, "delays", 0)) + running, cycle: Math.min(...durations) };
  });
  const cycleSeconds = Math.min(...each.map(({ cycle }) => cycle));
  return { seconds: Math.max(...each.map(({ seconds }) => seconds)), cycleSeconds: cycleSeconds === Infinity ? 0 : cycleSeconds };
}

/** Settings after one more declaration of the same rule. */
function declared(before: Settings, [property, value]: readonly [property: string, value: string]): Settings {
  const list = commaList(value);
  switch (property) {
    case "animation":
      // The shorthand resets everything else.
      return { runs: value !== "none", ...shorthand(list) };
    case "animation-name":
      return { ...before, runs: value !== "none" };
    case "animation-duration":
      return { ...before, durations: list.map(([node]) => seconds(node)) };
    case "animation-delay":
      return { ...before, delays: list.map(([node]) => seconds(node)) };
    case "animation-iteration-count":
      return { ...before, counts: list.map(([node]) => repetitions(node)) };
    case "animation-timeline":
      return { ...before, followsScrolling: value !== "auto" };
    default:
      return before;
  }
}

const easings: readonly string[] = ["cubic-bezier", "steps", "linear"];

/** Of the times in an animation, the first is its duration, the second its delay. */
function shorthand(list: readonly (readonly Node[])[]): Settings {
  const parts = list.map((nodes) => {
    const relevant = nodes.filter(({ type, value }) => type !== "function" || !easings.includes(value));
    const unreadable = relevant.some(({ type }) => type === "function");
    const [duration, delay] = relevant.filter(isTime).map(seconds);
    const [count] = relevant.filter(isCount).map(repetitions);
    return unreadable ? { duration: NaN, delay: NaN, count: NaN } : { duration: duration ?? 0, delay: delay ?? 0, count: count ?? 1 };
  });
  return {
    durations: parts.map(({ duration }) => duration),
    delays: parts.map(({ delay }) => delay),
    counts: parts.map(({ count }) => count),
  };
}

/** The words and functions of each part of a value between commas. */
function commaList(value: string): Node[][] {
  const list: Node[][] = [[]];
  for (const node of valueParser(value).nodes)
    if (node.type === "div" && node.value === ",") list.push([]);
    else if (node.type === "word" || node.type === "function") list.at(-1)?.push(node);
  return list;
}

function isTime({ value }: Node): boolean {
  const dimension = valueParser.unit(value);
  return dimension !== false && /^m?s$/i.test(dimension.unit);
}

function isCount({ value }: Node): boolean {
  const dimension = valueParser.unit(value);
  return value === "infinite" || (dimension !== false && dimension.unit === "");
}

/** A time in seconds; 0 for words such as `auto`, `NaN` for functions. */
function seconds(node: Node | undefined): number {
  if (node?.type === "function") return NaN;
  const dimension = valueParser.unit(node?.value ?? "");
  return dimension ? Number(dimension.number) / (dimension.unit.toLowerCase() === "ms" ? 1000 : 1) : 0;
}

/** How often an animation runs; `NaN` for functions. */
function repetitions(node: Node | undefined): number {
  if (node?.type === "function") return NaN;
  return node?.value === "infinite" ? Infinity : Number(node?.value ?? 1);
}
