import { readFields } from "../../../content-model/serialize";
import { currentDraft, replaceDraft, toDraftEntry } from "../decap/draft";
import { ask, button, element } from "../ui/elements";

/** A saved version of an entry. */
export interface Version {
  /** Commit. */
  readonly id: string;
  /** ISO time. */
  readonly date: string;
  readonly author: string;
  readonly message: string;
}

/** Where versions are read from: GitHub, or the local server. */
export interface VersionSource {
  /** Versions of a file, newest first. */
  readonly list: (path: string) => Promise<readonly Version[]>;
  readonly read: (path: string, version: string) => Promise<string>;
}

/** Shows the versions of the open entry; one of them can be put back into the form, where it is a change like any other. */
export async function showHistory({ list, read }: VersionSource): Promise<void> {
  const draft = currentDraft();
  const entry = draft && toDraftEntry(draft.entry);
  if (!entry || entry.path === "") return void (await ask("This entry was not saved yet", [], [{ label: "Close", value: undefined }]));
  const versions = await list(entry.path).catch(() => []);
  const shown = element("pre", { tabindex: "0", "aria-label": "Text of the version" }, "Choose a version to read it.");
  let chosen: string | undefined;
  const rows = versions.map(({ id, date, author, message }) => {
    const when = new Date(date).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
    const open = button(`${when}, ${author}`, () => {
      void read(entry.path, id).then((text) => {
        chosen = text;
        shown.textContent = text;
      });
    });
    return element("li", {}, open, ` ${message.split("\n")[0] ?? ""}`);
  });
  const none = "No versions: the folder is not under version control, or the entry is new.";
  const content = versions.length === 0 ? [element("p", {}, none)] : [element("ol", { class: "versions" }, ...rows), shown];
  const isTaken = await ask("Versions of this entry", content, [
    ...(versions.length === 0 ? [] : [{ label: "Take this version into the form", value: true }]),
    { label: "Close", value: false },
  ]);
  const now = currentDraft();
  if (!isTaken || chosen === undefined || !now) return;
  replaceDraft({ ...toDraftEntry(now.entry), data: readFields(chosen, "the version") });
}
