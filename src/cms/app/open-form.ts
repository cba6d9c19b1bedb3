import type { ContentTypeName } from "../../content-model/content-types";
import { readFields, type ContentFields } from "../../content-model/serialize";
import { fromForm, isNewEntry, toEntry, toForm, type Entry, type EntryMap } from "./entry";
import { storeItem } from "./text-drafts";

const PREFIX = "cms-base:";

/** The entry of the open form, as it was when the form was opened or last saved, and as it is now. Sveltia shows one form at a time. */
class OpenForm {
  private entry: EntryMap | undefined;
  private base: string | undefined;
  /** The entry when somebody began to change it. What was not saved then may be restored over a newer file. */
  private begun: string | undefined;
  private hash = "";
  private isNew = false;
  private type: ContentTypeName | undefined;
  /** Whether the form was drawn for the first time with a copy of another entry. */
  isDuplicate = false;

  /** Call it when a form is drawn. On a phone it is drawn again after a look at the preview. */
  open(type: ContentTypeName, entry: EntryMap | undefined, isTaken: (entry: Entry) => boolean): void {
    this.type = type;
    this.entry = entry;
    this.isDuplicate = false;
    const isNew = entry !== undefined && isNewEntry(entry);
    // A duplicate is drawn before its URL changes.
    if (this.hash === location.hash && this.isNew === isNew) return;
    this.hash = location.hash;
    this.isNew = isNew;
    this.base = this.text();
    this.begun = localStorage.getItem(PREFIX + this.hash) ?? this.base;
    this.isDuplicate = isNew && isTaken(toEntry(entry, type));
  }

  update(entry: EntryMap | undefined): void {
    this.entry = entry;
    if (this.isChanged()) this.keepBase();
    else if (this.begun === this.base) localStorage.removeItem(PREFIX + this.hash);
  }

  /** Call it before a change is kept in this browser: without the version that it began with, restoring it could undo a newer one. */
  keepBase(): void {
    storeItem(PREFIX + this.hash, this.begun ?? "");
  }

  /** Call it when a form is gone from the screen. */
  leave(): void {
    if (this.hash === location.hash) return;
    this.hash = "";
    this.entry = undefined;
  }

  /**
   * Call it when a save begins. By its end, another form may be open.
   *
   * @returns a test whether a file has what the changes began with, and what to call when the entry was saved
   */
  beginSave() {
    const { begun, hash } = this;
    return {
      isBase: (type: ContentTypeName, text: string): boolean => begun === readComparable(type, text),
      end: ({ fields }: Pick<Entry, "fields">): void => {
        localStorage.removeItem(PREFIX + hash);
        if (this.hash === hash) this.base = this.begun = comparable(fields);
      },
    };
  }

  /** The form as it is now; undefined without one. */
  current(): Entry | undefined {
    return this.entry && toEntry(this.entry, this.type);
  }

  isChanged(): boolean {
    return this.entry !== undefined && this.base !== this.text();
  }

  private text(): string | undefined {
    return this.entry && comparable(toEntry(this.entry, this.type).fields);
  }
}

/** Fields as one text, without empty values and entries: a form has them for what its file is without. */
const comparable = (fields: ContentFields): string =>
  JSON.stringify(fields, (name, value: unknown) => (name !== "" && isEmpty(value) ? undefined : value));

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.values(value).every(isEmpty));

/** A file as a form has it; as it is if it cannot be read. */
function readComparable(type: ContentTypeName, text: string): string {
  let fields: ContentFields;
  try {
    fields = readFields(text, "");
  } catch {
    return text;
  }
  return comparable(fromForm(type, toForm(type, fields)));
}

export const openForm = new OpenForm();

/** A page with unsaved changes asks before it goes: in a local folder, the first session has no backup of fields. */
addEventListener("beforeunload", (event) => {
  if (openForm.isChanged()) event.preventDefault();
});
