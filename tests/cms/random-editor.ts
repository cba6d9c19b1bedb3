import type { Page } from "@playwright/test";
import { clipboardOf, pasteInto, programs, textEditor } from "./pasted";

/** Numbers from 0 to 1 that are the same in every run (Mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const keys = [
  ..."Enter Shift+Enter Backspace Delete ArrowLeft ArrowUp ArrowDown Home End Shift+ArrowLeft Shift+Home".split(" "),
  ..."Control+b Control+i Control+z Control+Shift+z Control+a Control+x Control+v".split(" "),
];
const typed = ["word ", "# ", "## ", "* ", "1. ", "> ", "2*3 ", ":ref ", "| ", "`x` ", "_a_ ", "\\ ", "<b> ", "6:30 ", "“a” "];
const markdown = [
  "One.:ref{id=a-1}\n\nTwo.",
  '::cta{label="A"}',
  "| a | b |\n| - | - |\n| c | d |",
  "* x\n  * y",
  "> **Evidence: mixed.** Note.",
  "1. one\n2. two",
];

/** Presses, types and pastes at random, the same in every run; `PROPERTY_SEED` chooses another one. */
export class RandomEditor {
  private readonly random = randomNumbers(Number(process.env["PROPERTY_SEED"] ?? 20));
  private readonly steps: string[] = [];

  constructor(private readonly page: Page) {}

  /** Everything that was done. */
  get log(): string {
    return this.steps.join(" ⏎ ");
  }

  async step(): Promise<void> {
    // Nobody can paste into a text behind a dialog that a key has opened.
    if (await this.page.getByRole("dialog").isVisible()) await this.page.keyboard.press("Escape");
    const kind = this.random();
    const choice = kind < 0.45 ? keys : kind < 0.85 ? typed : kind < 0.95 ? markdown : programs;
    const action = choice[Math.floor(this.random() * choice.length)] ?? "";
    this.steps.push(action);
    if (choice === keys) await this.page.keyboard.press(action);
    else if (choice === typed) await this.page.keyboard.type(action);
    else if (choice === markdown) await pasteInto(textEditor(this.page), { "text/plain": action });
    else await pasteInto(textEditor(this.page), { "text/html": clipboardOf(action), "text/plain": "x" });
  }
}
