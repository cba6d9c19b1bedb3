import type { AppEventListener } from "@sveltia/cms";
import { writeFields } from "../../content-model/serialize";
import { findCollection, toEntryLink } from "./collections";
import { describeFinding } from "./describe-finding";
import { toEntry, type Entry, type EntryMap } from "./entry";
import { withRedirect, type LiveLint } from "./live-lint";
import { LOCAL_FILES } from "./settings";
import type { SiteContent } from "./site-content";
import { draftKey, forgetSavedText } from "./text-drafts";
import { ask, element } from "./ui/dialogs";

/**
 * What Sveltia calls around a save and a publication. A listener that throws stops them: it shows what is wrong first, since
 * Sveltia says only that the entry was not saved.
 *
 * @param repository `owner/name` on GitHub; undefined for a local folder, where saving publishes
 */
export function listeners(lint: LiveLint, repository: string | undefined): AppEventListener[] {
  const { content } = lint;
  const isLocal = repository === undefined;
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
        const url = isLocal ? `${LOCAL_FILES}/${entry.file.replace(/^content\//, "")}` : draftOnGitHub(entry, repository, map.get("slug"));
        await refuseOverwriting(entry, savedElsewhere.get(entry.file) ?? (await readUnseen(content, url)));
        if (isLocal) await refuseErrors(lint, redirected ?? entry, "Not saved");
        return redirected ? (map.setIn(["data", "redirectFrom"], redirected.fields["redirectFrom"]) as EntryMap) : undefined;
      },
    },
    {
      name: "postSave",
      handler: async ({ entry: map }) => {
        const entry = { ...toEntry(map), file: map.get("path") };
        tabs.postMessage({ file: entry.file, text: writeFields(entry.fields) });
        savedElsewhere.delete(entry.file);
        // With a workflow, what was saved is not part of the site yet.
        if (isLocal) content.record(entry);
        const keyOf = (path: string) => draftKey(findCollection(entry.type), path);
        if (!forgetSavedText(keyOf(formPath), String(entry.fields.body ?? ""), keyOf(entry.file))) return;
        const advice = "You typed while the entry was saved. Open it again: its text offers to put back what you typed.";
        await ask("Saved, without your last words", [advice], ["OK"]);
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

/** @throws unless the editor chooses to go on, which is offered only under a label */
async function refuse(title: string, content: readonly (Node | string)[], goOn?: string): Promise<void> {
  const answer = await ask(title, content, ["Back to the form", ...(goOn === undefined ? [] : [goOn])]);
  if (answer === undefined || answer !== goOn) throw new Error(title);
}

/** @throws when the lint finds an error, after showing the findings */
async function refuseErrors(lint: LiveLint, entry: Entry, title: string): Promise<void> {
  const errors = (await lint.lint(entry)).filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  const items = errors.map((diagnostic) => {
    const { text, label, other } = describeFinding(entry, diagnostic);
    if (other) return element("li", {}, element("a", { href: other.hash, target: "_blank" }, other.label), `: ${text}`);
    return element("li", {}, ...(label ? [element("strong", {}, label), ": "] : []), text);
  });
  const isPublished = entry.type === "post" && entry.fields["draft"] !== true;
  const advice = `This has to be fixed first.${isPublished ? " Or switch on Draft, and finish it later." : ""}`;
  await refuse(title, [element("p", {}, advice), element("ul", {}, ...items)]);
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
  if (JSON.stringify(fields["redirectFrom"]) === JSON.stringify(entry.fields["redirectFrom"])) return undefined;
  const explanation =
    "Readers, search engines and other sites know the old URL, and links on other pages follow it. It will lead to the new one.";
  await refuse(
    "The URL of a published page changes",
    [element("p", {}, element("code", {}, change.from), " becomes ", element("code", {}, change.to), `. ${explanation}`)],
    "Save and redirect",
  );
  return { ...entry, fields };
}

/** GitHub answers without a login for public repositories only; Sveltia hands out neither its token nor what a draft was made from. */
const draftOnGitHub = ({ type, file }: Entry, repository: string, slug: string): string =>
  `https://api.github.com/repos/${repository}/contents/${file}?ref=${encodeURIComponent(`cms/${findCollection(type)}/${slug}`)}`;

/** The text at a URL, if this tab has neither read nor written it: somebody else did since. */
async function readUnseen(content: SiteContent, url: string): Promise<string | undefined> {
  const response = await fetch(url, { cache: "no-store", headers: { Accept: "application/vnd.github.raw+json" } });
  const text = response.ok ? await response.text() : undefined;
  return text === undefined || content.hasSeen(text) ? undefined : text;
}

/**
 * Shows both texts.
 *
 * @param theirs the text that the save would overwrite; undefined for none
 * @throws when the editor does not overwrite it
 */
async function refuseOverwriting(entry: Entry, theirs: string | undefined): Promise<void> {
  if (theirs === undefined) return;
  const show = (title: string, text: string) => [element("h3", {}, title), element("pre", { tabindex: "0" }, text)];
  await refuse(
    `Not saved: ${toEntryLink(entry.file).label} was changed elsewhere since you opened it`,
    [...show("The other version", theirs), ...show("Yours", writeFields(entry.fields))],
    "Overwrite the other version",
  );
}
