import type { EntryMap } from "./entry";

interface Kept {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const PREFIX = "cms-text:";
/** Milliseconds after the last change. */
const DELAY = 400;

/** What was typed in this tab, by key; it is written a moment later. */
const typed = new Map<string, string>();

const toKey = (collection: string, path: string): string => `${PREFIX}${collection}:${path}`;

/**
 * The text of an entry as it was typed last in this browser. Sveltia CMS keeps drafts of its own, but none in the session
 * in which a local folder is opened, and none of what is typed while a save runs.
 */
export class TextDraft {
  private readonly key: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A text of an earlier visit that was not saved. */
  readonly found: Kept | undefined;

  /** @param saved the text with which the form was opened */
  constructor(
    entry: EntryMap | undefined,
    private readonly saved: string,
  ) {
    this.key = toKey(String(entry?.get("collection") ?? ""), String(entry?.get("path") ?? ""));
    const kept = read(this.key);
    if (kept && kept.text.trim() !== saved.trim()) this.found = kept;
  }

  keep(text: string): void {
    typed.set(this.key, text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (text.trim() === this.saved.trim()) this.forget();
      else write(this.key, { text, time: Date.now() });
    }, DELAY);
  }

  forget(): void {
    clearTimeout(this.timer);
    localStorage.removeItem(this.key);
  }
}

/**
 * Call it when an entry was saved. What was typed since the save began is kept.
 *
 * @param path of a file that was there before; empty for a new entry
 * @returns whether something was typed since
 */
export function forgetSavedText(collection: string, path: string, saved: string): boolean {
  const key = toKey(collection, path);
  const text = typed.get(key) ?? read(key)?.text;
  if (text !== undefined && text.trim() !== saved.trim()) return true;
  localStorage.removeItem(key);
  return false;
}

function read(key: string): Kept | undefined {
  const json = localStorage.getItem(key);
  return json === null ? undefined : (JSON.parse(json) as Kept);
}

function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch (error) {
    console.error("the text could not be kept in this browser", error);
  }
}
