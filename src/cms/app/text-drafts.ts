import { canonicalMarkdown } from "../../markdown/canonical-markdown";

/**
 * A text as it was typed in one form, kept in this browser until it is saved. Sveltia CMS keeps one backup of an entry for all
 * tabs, and none in the session in which a local folder is opened.
 */
export interface TextDraft {
  readonly key: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** How often it was offered and not taken. */
  readonly declined: number;
}

const PREFIX = "cms-text:";
/** Milliseconds after which a text that is not offered any more is deleted: 90 days. */
const MAX_AGE = 90 * 86_400_000;
/** Offers after which a text is only kept. */
export const MAX_OFFERS = 2;

/** Texts are saved in the canonical format. */
export const isSameText = (text: string, other: string): boolean =>
  text.trim() === other.trim() || canonicalMarkdown(text).trim() === canonicalMarkdown(other).trim();

/** @returns false if the storage of this browser is full; one that is forbidden keeps Sveltia from starting */
export const storeItem = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

const write = (draft: TextDraft): boolean => storeItem(draft.key, JSON.stringify(draft));

export const forgetDraft = ({ key }: { readonly key: string }): void => localStorage.removeItem(key);

/** Keeps a text that no open form has; undefined if the browser does not. */
export function keepText(entry: string, text: string): TextDraft | undefined {
  const draft = { key: `${entry}${crypto.randomUUID()}`, text, time: Date.now(), declined: 0 };
  return write(draft) ? draft : undefined;
}

/** Counts an offer that was not taken. */
export const declineDraft = (draft: TextDraft): boolean => write({ ...draft, declined: draft.declined + 1 });

/** @param path of a file that was there before; empty for a new entry */
export const entryKey = (collection: string, path: string): string => `${PREFIX}${collection}:${path}:`;

/** The texts of an entry that closed forms left, the newest first. Only who holds the lock of the entry may call it. */
export function findDrafts({ entry, key: own }: OpenText): TextDraft[] {
  const drafts: TextDraft[] = [];
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(entry) && each !== own)) {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null") as TextDraft | null;
    // The clock of a computer may be wrong.
    if (!draft || (draft.declined >= MAX_OFFERS && Date.now() - draft.time > MAX_AGE)) localStorage.removeItem(key);
    else drafts.push(draft);
  }
  return drafts.sort((a, b) => b.time - a.time);
}

/** Whether another tab has an entry open, too: each tab holds its lock or waits for it. New entries are several. */
export async function isOpenElsewhere(entry: string): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return !entry.endsWith("::") && [...held, ...pending].filter(({ name }) => name === entry).length > 1;
}

/** The text of an open form. */
export class OpenText {
  /** That of the form that was opened last in this tab; Sveltia shows one at a time. */
  static last: OpenText | undefined;
  readonly key: string;
  /** What was typed last; undefined before the first key, and when the form got another text since. */
  text: string | undefined;
  /** The text with what was typed in the last moment; undefined before the first key, and while no field shows it. */
  readTyped = (): string | undefined => undefined;

  /** @param entry from {@link entryKey} */
  constructor(readonly entry: string) {
    this.key = `${entry}${crypto.randomUUID()}`;
  }

  /** On a phone, a form is drawn again after a look at the preview, and goes on with the text that it had. */
  static open(entry: string, value: string): OpenText {
    const { last } = OpenText;
    if (last?.entry === entry && last.text !== undefined && isSameText(last.text, value)) return last;
    return (OpenText.last = new OpenText(entry));
  }

  /** @returns whether the browser keeps the text */
  keep(text: string): boolean {
    this.text = text;
    return write({ key: this.key, text, time: Date.now(), declined: 0 });
  }

  /**
   * Call it when the form was saved. What was typed since the save began is kept for the file that the entry has now.
   *
   * @returns the text with what was typed since, and whether the browser keeps it; undefined if nothing was typed
   */
  forgetSaved(saved: string, entry: string): { readonly text: string; readonly isKept: boolean } | undefined {
    const { text = saved } = this;
    forgetDraft(this);
    this.text = undefined;
    return isSameText(text, saved) ? undefined : { text, isKept: keepText(entry, text) !== undefined };
  }
}
