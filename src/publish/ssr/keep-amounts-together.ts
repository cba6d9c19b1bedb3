import { numberWordPattern } from "../../site/number-words";

/** `60-day`, `Two-Week`, `g = 0.45`, `10 Hz`, and a word before a dash, with the parentheses, quotes and stops around them. */
const inseparable = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])[(“]*(?:(?:\d[\d.,]*|${numberWordPattern})-\p{L}+|\p{L}{1,3} (?:[=≤≥]|&lt;|&gt;) [−-]?\.?\d[\d.,]*|\d[\d.,]* Hz|\p{L}+ –(?= ))[)”.,;:]*`,
  "giu",
);

/**
 * Elements whose text is not split, and all other tags; what is captured is not text. Cards are not split, because their
 * amounts would count as a layout shift when the web font breaks the lines before them differently.
 */
const markup = /(<(svg|style|script|title|textarea)\b[\s\S]*?<\/\2>|<li><article\b[\s\S]*?<\/article>|<[^>]*>)/;

/**
 * Puts amounts, and words before a dash, into `<no-break>` elements, which the global style does not wrap: `60-` at the
 * end of a line and `day` on the next are hard to read. Elements and not other characters, so that copied text and
 * searches stay as written. The meter of a claim stays with the sentence before it.
 *
 * @param html a page's body
 */
export function keepAmountsTogether(html: string): string {
  const wrapInseparable = (text: string) => text.replace(inseparable, "<no-break>$&</no-break>");
  return html
    .split(markup)
    .map((part, index) => (index % 3 === 0 ? wrapInseparable(part) : index % 3 === 1 ? part : ""))
    .join("")
    .replace(/(?:<sup>(?:(?!<\/sup>).)*<\/sup>|[^\s<>]+)?\s<small class="claim">.*?<\/small>/g, "<no-break>$&</no-break>");
}
