import { store } from "decap-cms-core/dist/esm/redux";
import { createDraftFromEntry } from "decap-cms-core/dist/esm/actions/entries";
import { contentTypes } from "../../../content-model/content-types";
import { describeSchema } from "../../../content-model/schema-introspection";
import { readFields, writeFields } from "../../../content-model/serialize";
import { canonicalFields } from "../../../lint/canonical-fields";
import { typeOfEntry } from "../collections";
import type { DataFile, EntryFiles, PersistOptions } from "../decap/backend-types";
import { currentDraft, toDraftEntry } from "../decap/draft";
import { Conflict, explainFailure, Refusal } from "./conflict";
import { chooseVersion } from "./conflict-dialog";

/** Writes an entry if its file still has the expected text; null: if there is no such file; undefined: in any case. */
export type Write = (entry: EntryFiles, options: PersistOptions, expected: string | null | undefined) => Promise<unknown>;

/** What this form wrote on top of the text that it started from, by file. */
const written = new Map<string, { readonly from: string; readonly to: string | null }>();

/** The text that must still be there when the open form is saved to a file; undefined if it is not the form's file. */
function expectedText({ path, slug }: DataFile): string | null | undefined {
  const draft = currentDraft();
  if (!draft) return undefined;
  const { path: own, slug: ownSlug, raw, newRecord } = toDraftEntry(draft.entry);
  if (own === "" || newRecord === true) return null;
  if (own !== path && ownSlug !== slug) return undefined;
  const last = written.get(path);
  return last?.from === raw ? last.to : raw;
}

function recordWritten(path: string, text: string | null): void {
  const draft = currentDraft();
  if (draft) written.set(path, { from: toDraftEntry(draft.entry).raw, to: text });
}

/** Call it after files were deleted. */
export function recordDeleted(paths: readonly string[]): void {
  for (const path of paths) recordWritten(path, null);
}

/**
 * Saves the open form. When somebody else changed the entry since it was opened, the editor decides.
 *
 * @throws a {@link Refusal} when nothing was saved, with what to do
 */
export async function saveGuarded(entry: EntryFiles, options: PersistOptions, write: Write): Promise<unknown> {
  const [file] = entry.dataFiles;
  if (!file) return write(entry, options, undefined);
  let expected = expectedText(file);
  for (;;) {
    try {
      const result = await write(entry, options, expected);
      recordWritten(file.path, file.raw);
      return result;
    } catch (error) {
      if (!(error instanceof Conflict)) throw explainFailure(error);
      // Somebody changed a file whose links change with this one: it is read again.
      if (error.path !== file.path) continue;
      await decide(error, file, entry, options, write);
      expected = error.theirs;
    }
  }
}

/** @throws a {@link Refusal} unless the editor wants to overwrite the other version */
async function decide({ theirs }: Conflict, file: DataFile, entry: EntryFiles, options: PersistOptions, write: Write): Promise<void> {
  const choice = await chooseVersion(theirs, file.raw, copyOf(file, 1) !== undefined);
  if (choice === "overwrite") return;
  if (choice === "theirs" && theirs !== null) {
    takeTheirs(theirs);
    throw new Refusal("The form shows the other version now. Yours is offered below until you discard it.");
  }
  if (choice === "copy") {
    const slug = await saveCopy(file, entry, options, write);
    if (theirs !== null) takeTheirs(theirs);
    throw new Refusal(`Your version was saved as the draft “${slug}”. The form shows the other version.`);
  }
  throw new Refusal("Nothing was saved, because somebody else changed this entry.");
}

function takeTheirs(theirs: string): void {
  const draft = currentDraft();
  if (!draft) return;
  const { isPersisting, ...entry } = toDraftEntry(draft.entry);
  void isPersisting;
  store.dispatch(createDraftFromEntry({ ...entry, raw: theirs, data: readFields(theirs, "the other version") }));
}

/** Saves a version as a new draft beside the entry, and returns its slug. */
async function saveCopy(file: DataFile, entry: EntryFiles, options: PersistOptions, write: Write): Promise<string> {
  for (let number = 1; ; number += 1) {
    const copy = copyOf(file, number);
    if (!copy) throw new Refusal("This entry cannot be copied.");
    try {
      await write({ ...entry, dataFiles: [copy] }, { ...options, newEntry: true, unpublished: false }, null);
      return copy.slug;
    } catch (error) {
      if (!(error instanceof Conflict)) throw explainFailure(error);
    }
  }
}

/** An unpublished copy of an entry; undefined for a type without drafts. */
function copyOf({ path, slug, raw }: DataFile, number: number): DataFile | undefined {
  const draft = currentDraft();
  const type = draft && typeOfEntry(toDraftEntry(draft.entry).collection, slug);
  const { fields = {} } = type ? describeSchema(contentTypes[type].schema) : {};
  if (!type || !("slug" in fields) || !("draft" in fields)) return undefined;
  const data = readFields(raw, "your version");
  const newSlug = `${String(data["slug"] ?? slug)}-copy${number === 1 ? "" : `-${number}`}`;
  const title = `Copy: ${String(data["title"] ?? "")}`.slice(0, 65);
  const text = writeFields(canonicalFields(type, { ...data, slug: newSlug, title, draft: true }));
  return { path: `${path.slice(0, path.lastIndexOf("/") + 1)}${newSlug}.md`, slug: newSlug, raw: text };
}
