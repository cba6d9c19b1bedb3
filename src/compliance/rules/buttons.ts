import { BUTTONS_PER_WINDOW, WINDOW_WORDS } from "../../site/limits";
import { PageCss } from "../page-css";
import { quoted, type ComplianceRule } from "../rule";
import { isButton } from "../seller-links";

/** At most `BUTTONS_PER_WINDOW` buttons within any `WINDOW_WORDS` words of text. The header's button is not counted. */
export const buttonDensity: ComplianceRule = ({ paidLinks }, report) => {
  const positions = paidLinks.filter(isButton).map(({ wordsBefore }) => wordsBefore);
  positions.forEach((start, index) => {
    const count = positions.slice(index).filter((position) => position - start < WINDOW_WORDS).length;
    // Reported once per cluster, where it first exceeds the limit.
    if (count === BUTTONS_PER_WINDOW + 1)
      report("button-density", `${count} buttons within ${WINDOW_WORDS} words, from word ${start}`, `use at most ${BUTTONS_PER_WINDOW}`);
  });
};

/** WCAG 2.2.2: motion that starts by itself stops within five seconds. WCAG 2.3.1: at most three flashes a second. */
const MAX_SECONDS = 5;
const MIN_CYCLE_SECONDS = 1 / 3;

/** Button animations are short, do not flash, and respect reduced motion. */
export const blinking: ComplianceRule = ({ item, paidLinks }, report) => {
  const reported = new Set<string>();
  for (const { element, text } of paidLinks)
    for (const { value, media } of PageCss.of(item.css).animations(element))
      for (const [message, suggestion] of animationFaults(value, media)) {
        if (reported.has(message)) continue;
        reported.add(message);
        report("blinking", `the button ${quoted(text)} ${message}`, suggestion);
      }
};

function animationFaults(animation: string, media: readonly string[]): [message: string, suggestion: string][] {
  if (animation === "none") return [];
  const [cycle = 0, delay = 0] = [...animation.matchAll(/(?<![\w-])(\d*\.?\d+)(ms|s)\b/g)].map(([, figure, unit]) =>
    unit === "ms" ? Number(figure) / 1000 : Number(figure),
  );
  const iterations = /\binfinite\b/.test(animation) ? Infinity : Number(/(?<![\w.-])(\d+(?:\.\d+)?)(?![\w.%-])/.exec(animation)?.[1] ?? 1);
  const seconds = delay + cycle * iterations;
  const problems: [string, string][] = [];
  if (seconds > MAX_SECONDS) problems.push([`moves for ${seconds} seconds (${animation})`, `stop it within ${MAX_SECONDS} seconds`]);
  if (cycle > 0 && cycle < MIN_CYCLE_SECONDS)
    problems.push([`flashes every ${cycle} seconds`, "let it flash at most three times a second"]);
  if (!media.some((query) => /prefers-reduced-motion:\s*no-preference/.test(query)))
    problems.push(["ignores reduced motion", "animate only under prefers-reduced-motion: no-preference"]);
  return problems;
}
