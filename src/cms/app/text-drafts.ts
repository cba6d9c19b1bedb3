/**
 * The text of an entry as it was typed last in this browser. Sveltia CMS keeps drafts of its own, but none in the session
 * in which a local folder is opened, and none of what is typed while a save runs.
 */
export interface TextDraft {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What was typed in this tab, by key: others may have the same entry open. */
const typed = new Map<string, string>();

/** @param path of a file that was there before; empty for a new entry */
export const draftKey = (collection: string, path: string): string => `cms-text:${collection}:${path}`;

/** A draft that is not the saved text. */
export function findDraft(key: string, saved: string): TextDraft | undefined {
  const draft = JSON.parse(localStorage.getItem(key) ?? "null") as TextDraft | null;
  return draft && draft.text.trim() !== saved.trim() ? draft : undefined;
}

export function keepDraft(key: string, text: string): void {
  typed.set(key, text);
  localStorage.setItem(key, JSON.stringify({ text, time: Date.now() } satisfies TextDraft));
}

/**
 * Call it when an entry was saved. What was typed since the save began is kept.
 *
 * @returns whether something was typed since
 */
export function forgetSavedText(key: string, saved: string): boolean {
  const text = typed.get(key) ?? findDraft(key, saved)?.text ?? saved;
  if (text.trim() !== saved.trim()) return true;
  localStorage.removeItem(key);
  return false;
}
