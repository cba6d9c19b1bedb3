import { store } from "decap-cms-core/dist/esm/redux";
import { addAssets } from "decap-cms-core/dist/esm/actions/media";
import {
  addDraftEntryMediaFile,
  changeDraftField,
  clearFieldErrors,
  loadLocalBackup,
  localBackupRetrieved,
  removeDraftEntryMediaFile,
} from "decap-cms-core/dist/esm/actions/entries";
import { createAssetProxy } from "decap-cms-core/dist/esm/valueObjects/AssetProxy";
import { Map } from "immutable";
import type { ContentFields } from "../../../content-model/serialize";

/** A picture of a draft; one that is not saved yet has a file. */
export interface DraftPicture {
  readonly path: string;
  readonly file?: File;
  readonly url?: string;
  readonly displayURL?: string;
  readonly draft?: boolean;
  readonly [key: string]: unknown;
}

/** The entry that is open in the form. */
export interface DraftEntry {
  readonly collection: string;
  /** Empty for a new entry. */
  readonly slug: string;
  /** Path of its file; empty for a new entry. */
  readonly path: string;
  /** Text of the file from which the draft started. */
  readonly raw: string;
  readonly data: ContentFields;
  readonly mediaFiles: readonly DraftPicture[];
  readonly [key: string]: unknown;
}

/** An open form. */
export interface Draft {
  /** Changes when another entry, or the same one again, is loaded into the form. */
  readonly key: string;
  readonly hasChanged: boolean;
  /** Decap's immutable map of the entry: the same object as long as nothing changes. */
  readonly entry: Map<string, unknown>;
}

/** The open form; undefined when none is open or it is still loading. */
export function currentDraft(): Draft | undefined {
  const { entryDraft } = store.getState();
  const entry = entryDraft.get("entry") as Map<string, unknown> | undefined;
  if (!entry?.get("collection")) return undefined;
  return { key: String(entryDraft.get("key")), hasChanged: entryDraft.get("hasChanged") === true, entry };
}

export function toDraftEntry(entry: Map<string, unknown>): DraftEntry {
  return entry.toJS() as unknown as DraftEntry;
}

/** Calls back after every change of Decap's state; the returned function ends that. */
export function onStateChange(callback: () => void): () => void {
  return store.subscribe(callback);
}

/** Puts an entry into the open form, as a change that is not saved yet. Pictures with a file get new URLs. */
export function replaceDraft(entry: DraftEntry): void {
  const pictures = entry.mediaFiles.map((picture) => {
    if (!picture.file) return picture;
    const url = URL.createObjectURL(picture.file);
    return { ...picture, url, displayURL: url };
  });
  store.dispatch(
    addAssets(
      pictures.filter(({ file }) => file).map(({ path, file, url = "" }) => createAssetProxy({ path, url, ...(file ? { file } : {}) })),
    ),
  );
  // Both in one step: between them, Decap would ask its own question.
  store.dispatch(localBackupRetrieved({ ...entry, mediaFiles: pictures }));
  store.dispatch(loadLocalBackup());
}

/** Changes a field of the open form, as if the editor had. */
export function setDraftField(name: string, value: unknown): void {
  store.dispatch(changeDraftField({ field: Map({ name }), value, metadata: {}, entries: [] }));
}

/** Adds a picture to the open form; it is saved with the entry. */
export function addDraftPicture(path: string, file: File): void {
  const url = URL.createObjectURL(file);
  const name = path.slice(path.lastIndexOf("/") + 1);
  store.dispatch(addAssets([createAssetProxy({ path, file, url })]));
  store.dispatch(addDraftEntryMediaFile({ id: path, name, path, file, url, displayURL: url, size: file.size, draft: true }));
}

/** Leaves out a picture that is not saved yet; nothing happens to a saved one. */
export function removeDraftPicture({ mediaFiles }: DraftEntry, path: string): void {
  const picture = mediaFiles.find((file) => file.path === path && file.draft);
  if (picture) store.dispatch(removeDraftEntryMediaFile({ id: picture["id"] }));
}

/** Decap saves no form with errors of its own; here the content lint alone decides what may be published. */
export function ignoreFormErrors(): void {
  onStateChange(() => {
    const errors = store.getState().entryDraft.get("fieldsErrors") as Map<string, unknown> | undefined;
    for (const field of errors?.keys() ?? []) store.dispatch(clearFieldErrors(field));
  });
}
