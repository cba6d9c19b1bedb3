import { canonicalMarkdown } from "../../markdown/canonical-markdown";

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
  return draft && !isSame(draft.text, saved) ? draft : undefined;
}

export function keepDraft(key: string, text: string): void {
  typed.set(key, text);
  localStorage.setItem(key, JSON.stringify({ text, time: Date.now() } satisfies TextDraft));
}

/** Texts are saved in the canonical format. */
const isSame = (text: string, saved: string): boolean => text.trim() === saved.trim() || canonicalMarkdown(text).trim() === saved.trim();

/**
 * Call it when an entry was saved. What was typed since the save began is kept by the key that the entry has now.
 *
 * @returns whether something was typed since
 */
export function forgetSavedText(key: string, saved: string, keyNow: string): boolean {
  const text = typed.get(key) ?? findDraft(key, saved)?.text ?? saved;
  typed.delete(key);
  localStorage.removeItem(key);
  if (isSame(text, saved)) return false;
  keepDraft(keyNow, text);
  return true;
}
