import type { AppEventListener } from "@sveltia/cms";
import type { Diagnostic } from "../../content-model/diagnostic";
import { readFields } from "../../content-model/serialize";
import { findCollection, toEntryLink } from "./collections";
import { toEntry, workLabel, type Entry, type EntryMap } from "./entry";
import { describeFinding } from "./describe-finding";
import { withRedirect, type LiveLint } from "./live-lint";
import { LOCAL_FILES } from "./settings";
import { forgetSavedText } from "./text-drafts";
import { ask, element } from "./ui/dialogs";

interface SaveOptions {
  readonly lint: LiveLint;
  /** Whether the CMS writes to a local folder, where saving publishes. */
  readonly isLocal: boolean;
}

/**
 * What Sveltia calls around a save and a publication. A listener that throws stops them: it shows what is wrong first, since
 * Sveltia says only that the entry was not saved.
 */
export function listeners({ lint, isLocal }: SaveOptions): AppEventListener[] {
  const { content } = lint;
  /** Texts that other tabs of this browser saved since this one was opened. */
  const savedElsewhere = new Map<string, string>();
  const tabs = new BroadcastChannel("cms-saves");
  tabs.onmessage = ({ data }: MessageEvent<{ file: string; text: string }>) => void savedElsewhere.set(data.file, data.text);
  /** Path of the entry that is being saved as its form knows it: empty for a new one. */
  let formPath = "";
  return [
    {
      name: "preSave",
      handler: async ({ entry: map }) => {
        const entry = toEntry(map);
        formPath = entry.isNew ? "" : entry.file;
        await content.update();
        const redirected = await offerRedirect(lint, entry);
        await refuseOverwriting(lint, entry, savedElsewhere.get(entry.file), "was saved in another tab");
        if (isLocal) {
          await refuseChangedFile(lint, entry);
          await refuseErrors(lint, redirected ?? entry, "Not saved");
        }
        if (entry.type === "reference") return map.setIn(["data", "label"], workLabel(entry.fields)) as EntryMap;
        return redirected ? (map.setIn(["data", "redirectFrom"], redirected.fields["redirectFrom"]) as EntryMap) : undefined;
      },
    },
    {
      name: "postSave",
      handler: async ({ entry: map }) => {
        const entry = { ...toEntry(map), file: map.get("path") };
        tabs.postMessage({ file: entry.file, text: content.canonicalText(entry) });
        savedElsewhere.delete(entry.file);
        // With a workflow, what was saved is not part of the site yet.
        if (isLocal) content.record(entry);
        if (!forgetSavedText(findCollection(entry.type), formPath, String(entry.fields.body ?? ""))) return;
        await ask(
          "Saved, without your last words",
          [element("p", {}, "You typed while the entry was saved. Open it again: its text offers to put back what you typed.")],
          [{ label: "OK", value: true }],
        );
      },
    },
    {
      name: "prePublish",
      handler: async ({ entry: map }) => {
        await content.update();
        await refuseErrors(lint, toEntry(map), "Not published");
      },
    },
    { name: "postPublish", handler: ({ entry: map }) => content.record(toEntry(map)) },
  ] as AppEventListener[];
}

/** @throws when the lint finds an error, after showing the findings */
async function refuseErrors(lint: LiveLint, entry: Entry, title: string): Promise<void> {
  const errors = lint.lint(entry).filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  await ask(title, [element("p", {}, summary(entry, errors)), findingList(entry, errors)], [{ label: "Back to the form", value: true }]);
  throw new Error(`${title}: the lint found ${errors.length} errors`);
}

function summary({ type, fields }: Entry, errors: readonly Diagnostic[]): string {
  const what = errors.length === 1 ? "This has to be fixed first:" : "These things have to be fixed first:";
  return type === "post" && fields["draft"] !== true ? `${what} Or switch on Draft, and finish it later.` : what;
}

function findingList(entry: Entry, errors: readonly Diagnostic[]): HTMLElement {
  const items = errors.map((diagnostic) => {
    const { text, label, other } = describeFinding(entry, diagnostic);
    if (other) return element("li", {}, element("a", { href: other.hash, target: "_blank" }, other.label), `: ${text}`);
    return element("li", {}, ...(label ? [element("strong", {}, label), ": "] : []), text);
  });
  return element("ul", {}, ...items);
}

/**
 * Offers to redirect the old URL of a published entry whose slug changed.
 *
 * @returns the entry with the old path among its redirects; undefined if nothing changed
 * @throws when the editor goes back to the form
 */
async function offerRedirect({ content }: LiveLint, entry: Entry): Promise<Entry | undefined> {
  const change = content.urlChange(entry);
  if (!change) return undefined;
  const fields = withRedirect(entry.fields, change);
  const isListed = (path: unknown) => Array.isArray(entry.fields["redirectFrom"]) && entry.fields["redirectFrom"].includes(path);
  if (isListed(change.from) && !isListed(change.to)) return undefined;
  const isAgreed = await ask(
    "The URL of a published page changes",
    [
      element("p", {}, element("code", {}, change.from), " becomes ", element("code", {}, change.to), "."),
      element(
        "p",
        {},
        "Readers, search engines and other sites know the old URL, and links on other pages follow it. It will lead to the new one.",
      ),
    ],
    [
      { label: "Save and redirect", value: true },
      { label: "Back to the form", value: false },
    ],
  );
  if (!isAgreed) throw new Error("Not saved: the slug of a published page has changed");
  return { ...entry, fields };
}

/** @throws when the entry's file in the local folder is not what the form was opened with, and the editor does not overwrite it */
async function refuseChangedFile(lint: LiveLint, entry: Entry): Promise<void> {
  const { content } = lint;
  const fields = content.fieldsOf(entry.file);
  const opened = fields && content.canonicalText({ ...entry, fields });
  const response = await fetch(`${LOCAL_FILES}/${entry.file.replace(/^content\//, "")}`, { cache: "no-store" }).catch(() => undefined);
  if (!response) {
    const advice = "The CMS in the terminal does not answer. Start it again with npm run cms, then save again.";
    await ask("Not saved", [element("p", {}, advice)], [{ label: "Back to the form", value: true }]);
    throw new Error("Not saved: the local CMS does not answer");
  }
  const present = response.ok ? await response.text() : "";
  if (present === "" && !opened) return;
  if (present !== "" && opened === content.canonicalText({ ...entry, fields: readFields(present, entry.file) })) return;
  await refuseOverwriting(lint, entry, present, present === "" ? "was deleted from the folder" : "was changed in the folder");
}

/**
 * Shows both texts.
 *
 * @param theirs the text that the save would overwrite; undefined for none
 * @throws when the editor does not overwrite it
 */
async function refuseOverwriting({ content }: LiveLint, entry: Entry, theirs: string | undefined, what: string): Promise<void> {
  if (theirs === undefined) return;
  const isOverwritten = await ask(
    `Not saved: ${toEntryLink(entry.file).label} ${what} since you opened it`,
    [
      element("h3", {}, "The other version"),
      element("pre", { tabindex: "0" }, theirs),
      element("h3", {}, "Yours"),
      element("pre", { tabindex: "0" }, content.canonicalText(entry)),
    ],
    [
      { label: "Back to the form", value: false },
      { label: "Overwrite the other version", value: true },
    ],
  );
  if (!isOverwritten) throw new Error(`Not saved: ${entry.file} ${what}`);
}
