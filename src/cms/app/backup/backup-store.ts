import { createStore, del, set, values } from "idb-keyval";
import type { DraftEntry } from "../decap/draft";

/** A draft that was not saved. */
export interface Backup {
  /** Key of the form in which it was written. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly entry: DraftEntry;
}

const backups = createStore("cms-backup", "drafts");

export const writeBackup = (backup: Backup): Promise<void> => set(backup.id, backup, backups);
export const deleteBackup = (id: string): Promise<void> => del(id, backups);

/** All backups of this browser, newest first. */
export async function readBackups(): Promise<Backup[]> {
  return (await values<Backup>(backups)).sort((a, b) => b.savedAt - a.savedAt);
}
