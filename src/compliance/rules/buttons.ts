import { BUTTONS_PER_WINDOW, WINDOW_WORDS } from "../../site/limits";
import type { Animation } from "../animations";
import { PageCss } from "../page-css";
import { quoted, type ComplianceRule } from "../compliance-rule";
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
    for (const animation of PageCss.of(item.css).animations(element))
      for (const [message, suggestion] of animationFaults(animation)) {
        if (reported.has(message)) continue;
        reported.add(message);
        report("blinking", `the button ${quoted(text)} ${message}`, suggestion);
      }
};

function animationFaults({ css, media, seconds, cycleSeconds }: Animation): [message: string, suggestion: string][] {
  const problems: [string, string][] = [];
  if (Number.isNaN(seconds)) problems.push([`moves for an unknown time (${css})`, "write its times and its count as numbers"]);
  if (seconds > MAX_SECONDS) problems.push([`moves for ${seconds} seconds (${css})`, `stop it within ${MAX_SECONDS} seconds`]);
  if (cycleSeconds > 0 && cycleSeconds < MIN_CYCLE_SECONDS)
    problems.push([`flashes every ${cycleSeconds} seconds`, "let it flash at most three times a second"]);
  if (!media.some((query) => /prefers-reduced-motion:\s*no-preference/.test(query)))
    problems.push(["ignores reduced motion", "animate only under prefers-reduced-motion: no-preference"]);
  return problems;
}
