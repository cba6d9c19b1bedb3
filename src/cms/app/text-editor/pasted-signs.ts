import { element } from "../ui/dialogs";
import { isEmoji } from "./page-decoration";
import { isBeforeWord, note, textBefore } from "./pasted-elements";

/** The emoji of a drawing. Where only its name is written, as in Slack, the name of its file has the code points. */
export function readEmoji({ alt, src }: HTMLImageElement): string {
  const points = /\/([\da-f]{4,5}(?:-[\da-f]{4,5})*)(?:@\w+)?\.\w+$/.exec(src)?.[1]?.split("-") ?? [];
  const drawn = String.fromCodePoint(...points.map((point) => Number.parseInt(point, 16)));
  return alt.startsWith(":") && isEmoji(drawn) ? drawn : alt;
}

const toMap = (letters: string, signs: string) => new Map([...letters].map((letter, index) => [letter, [...signs][index] ?? ""]));

/** What letters of Word's symbol fonts show; Word writes `-->` and `:-)` with Wingdings. */
const symbolFonts: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  Wingdings: toMap("àßèJKLüûþo", "→←→🙂😐🙁✓✗☑☐"),
  Symbol: toMap("abgdezhqiklmnxoprstufcywABGDEZHQIKLMNXOPRSTUFCYW£³±´°¹»®¥", "αβγδεζηθικλμνξοπρστυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ≤≥±×°≠≈→∞"),
};

/** Replaces letters of a symbol font by what they show. They are written as such, or 0xF000 above, in a private area. */
export function keepSymbols(each: Element): void {
  const font = symbolFonts[/font-family: ?["']?(\w+)/.exec(each.getAttribute("style") ?? "")?.[1] ?? ""];
  const text = each.textContent.trim().replace(/[\uF000-\uF0FF]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) & 0xff));
  if (!font || text === "") return;
  if ([...text].every((letter) => font.has(letter))) each.replaceWith([...text].map((letter) => font.get(letter)).join(""));
  else if (text.length === 1) note(each, "a sign");
}

/** A formula once, as its TeX source; its letters alone would make `m3` of m³. */
export function keepFormula(formula: Element): void {
  const whole = formula.closest(".katex-display") ?? formula;
  const source = formula.querySelector("annotation")?.textContent ?? formula.closest("[data-math]")?.getAttribute("data-math");
  if (source) whole.replaceWith(element("code", {}, source.replace(/^\{\\displaystyle (.*)\}$/s, "$1").trim()));
  else note(whole, "a formula");
}

/** `10²` and `H₂O` with characters of their own, `4th` and `Brand™` as they are, and other raised or lowered words with a sign. */
export function keepRaised(each: HTMLElement): void {
  const text = each.textContent.trim().replace(/[−–]/g, "-");
  const place = `${each.tagName} ${each.style.verticalAlign}`;
  const isRaised = /^SUP | super/.test(place);
  if (!isRaised && !/^SUB | sub/.test(place)) return;
  const [plain, small] = isRaised ? ["0123456789+-=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ"] : ["0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"];
  // Numbers of notes, which stand behind a stop or are several, or [citation needed].
  const before = textBefore(each);
  const isAfterWord = /[\p{L}\p{N}]$/u.test(before);
  const isNote =
    (/[.,;:!?”"’]$/.test(before) && /^\d+(?:[,-] ?\d+)*$/.test(text)) || (/\p{L}$/u.test(before) && /^\d+(?:, ?\d+)+$/.test(text));
  if (isRaised && (isNote || /^(?:\[[^\]]{1,40}\]\s*)+$/.test(text))) each.remove();
  else if ([...text].every((character) => plain.includes(character)))
    each.replaceWith([...text].map((character) => small.charAt(plain.indexOf(character))).join(""));
  else if (/^(?:TM|SM|[^\p{L}\p{N}]*)$/u.test(text) || (/\d$/.test(before) && /^(?:st|nd|rd|th|e|er|o|a)$/.test(text)) || !isAfterWord)
    each.replaceWith(...each.childNodes, isAfterWord || !isBeforeWord(each) ? "" : " ");
  else each.replaceWith(isRaised ? "^" : "_", /^[\p{L}\p{N}]+$/u.test(text) ? text : `(${text})`);
}
