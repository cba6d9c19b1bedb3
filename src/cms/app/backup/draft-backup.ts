import { Backend } from "decap-cms-core/dist/esm/backend";
import type { Map } from "immutable";
import { currentDraft, onStateChange, replaceDraft, toDraftEntry, type Draft, type DraftEntry } from "../decap/draft";
import { deleteBackup, readBackups, writeBackup, type Backup } from "./backup-store";
import { showBanner } from "./backup-banner";

/** Milliseconds from a change to its backup. */
const DELAY = 250;

/** Data of the form when the last save of this form began. */
let saving: unknown;
/** Data of the form that was saved last. */
let saved: unknown;
let shown: string | undefined;
let backedUp: Map<string, unknown> | undefined;
/** Whether the editor did anything since the form opened: until then, only the form fills in its defaults. */
let isTouched = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Writes one after the other, so that a deletion comes after the write before it. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes every change of the form into the browser's database, and offers what it finds there when an entry is opened.
 * It replaces Decap's own backup, which loads the old text over the new one.
 */
export function startBackups(): void {
  Backend.prototype.getLocalDraftBackup = () => Promise.resolve({});
  Backend.prototype.persistLocalDraftBackup = () => Promise.resolve();
  Backend.prototype.deleteLocalDraftBackup = () => Promise.resolve();
  onStateChange(follow);
  addEventListener("hashchange", () => void offer());
  addEventListener("pagehide", flush);
  for (const name of ["pointerdown", "keydown", "input", "paste", "drop"]) addEventListener(name, () => (isTouched = true), true);
  void offer();
}

/** Call it before an entry is saved. */
export function saveBegins(): void {
  saving = currentDraft()?.entry.get("data");
}

/** Call it after an entry was saved: its backup is deleted, unless the editor wrote on in the meantime. */
export function saveSucceeded(): void {
  saved = saving;
  const draft = currentDraft();
  if (!draft) return;
  clearTimeout(timer);
  timer = undefined;
  if (hasUnsaved(draft)) return write(draft);
  enqueue(() => deleteBackup(draft.key));
}

function follow(): void {
  const draft = currentDraft();
  if (draft?.key !== shown) {
    flush();
    shown = draft?.key;
    saved = saving = undefined;
    isTouched = false;
    void offer();
  }
  if (!isTouched) backedUp = draft?.entry;
  if (!draft || (draft.entry.get("data") === backedUp?.get("data") && draft.entry.get("mediaFiles") === backedUp?.get("mediaFiles")))
    return;
  latest = draft;
  if (hasUnsaved(draft)) timer ??= setTimeout(flush, DELAY);
}

/** The last state of the form; when the form closes, it is not in Decap's state any more. */
let latest: Draft | undefined;

function flush(): void {
  if (timer === undefined || !latest) return;
  clearTimeout(timer);
  timer = undefined;
  write(latest);
}

function hasUnsaved({ hasChanged, entry }: Draft): boolean {
  const data = entry.get("data") as { equals(other: unknown): boolean } | undefined;
  return saved === undefined ? hasChanged : data !== undefined && !data.equals(saved);
}

function write({ key, entry }: Draft): void {
  backedUp = entry;
  const { isPersisting, ...fields } = toDraftEntry(entry);
  const mediaFiles = fields.mediaFiles.filter(({ draft }) => draft);
  const backup: Backup = { id: key, savedAt: Date.now(), entry: { ...(fields as DraftEntry), mediaFiles } };
  enqueue(() => writeBackup(backup));
  void isPersisting;
}

function enqueue(task: () => Promise<unknown>): void {
  queue = queue.then(task).catch((error: unknown) => console.warn("The backup could not be written:", error));
}

/** Shows the backups of the open entry; without an open entry, all of them. */
async function offer(): Promise<void> {
  const found = await readBackups().catch(() => []);
  const draft = currentDraft();
  const current = draft && toDraftEntry(draft.entry);
  const isOther = ({ id, entry }: Backup) =>
    id !== draft?.key &&
    (!current ||
      (entry.collection === current.collection &&
        entry.path === current.path &&
        JSON.stringify(entry.data) !== JSON.stringify(current.data)));
  const discard = (backup: Backup) => {
    enqueue(() => deleteBackup(backup.id));
    enqueue(offer);
  };
  const restore = (backup: Backup) => {
    const draftNow = currentDraft();
    const saved = draftNow ? toDraftEntry(draftNow.entry).mediaFiles.filter(({ draft }) => !draft) : [];
    replaceDraft({ ...backup.entry, mediaFiles: [...backup.entry.mediaFiles, ...saved] });
    const restored = currentDraft();
    if (restored) write(restored);
    discard(backup);
  };
  const texts = found.map(({ entry }) => JSON.stringify([entry.path, entry.data]));
  const isFirst = (_: Backup, index: number) => texts.indexOf(texts[index] ?? "") === index;
  showBanner(found.filter(isFirst).filter(isOther), draft ? restore : undefined, discard);
}
