import type { AppEventListener, GitHubBackend } from "@sveltia/cms";
import { fillOffer } from "../../content-model/offer";
import { writeFields } from "../../content-model/serialize";
import { findCollection, toEntryLink } from "./collections";
import { describeFindings } from "./describe-finding";
import { toEntry, type Entry, type EntryMap } from "./entry";
import type { LiveLint } from "./live-lint";
import { LOCAL_FILES } from "./settings";
import type { CmsStore } from "./cms-store";
import { openForm } from "./open-form";
import { entryKey, OpenText } from "./text-drafts";
import { ask, choose, element } from "./ui/dialogs";

/**
 * What Sveltia calls around a save and a publication. A listener that throws stops them: it shows what is wrong first, since
 * Sveltia says only that the entry was not saved.
 *
 * @param repository the one on GitHub; undefined for a local folder, where saving publishes
 */
export function listeners(lint: LiveLint, repository: GitHubBackend | undefined): AppEventListener[] {
  const { content } = lint;
  const isLocal = repository === undefined;
  /** Texts that other tabs of this browser saved since this one was opened. */
  const savedElsewhere = new Map<string, string>();
  const tabs = new BroadcastChannel("cms-saves");
  tabs.onmessage = ({ data }: MessageEvent<{ file: string; text: string }>) => void savedElsewhere.set(data.file, data.text);
  /** The form that is being saved, and what is typed in it. */
  let saving: ReturnType<typeof openForm.beginSave> | undefined;
  let typed: OpenText | undefined;
  return [
    {
      name: "preSave",
      handler: ({ entry: map }) =>
        withReason("Not saved", async () => {
          const entry = toEntry(map);
          const form = (saving = openForm.beginSave());
          typed = entry.fields.body === undefined ? undefined : OpenText.last;
          await content.update();
          const redirects = { ...(await askForReplacement(lint, entry)), ...(await offerRedirect(lint, entry)) };
          const theirs =
            savedElsewhere.get(entry.file) ?? (await (isLocal ? readFolder(entry) : readGitHub(entry, repository, map.get("slug"))));
          if (theirs !== undefined && !form.isBase(entry.type, theirs)) await refuseOverwriting(content, entry, theirs);
          // Sveltia has read the form before, perhaps in the middle of a word.
          const body = typed?.readTyped();
          const changes = { ...(body === undefined ? {} : { body }), ...redirects };
          if (isLocal) await refuseErrors(lint, { ...entry, fields: { ...entry.fields, ...changes } }, "Not saved");
          return map.mergeIn(["data"], changes) as EntryMap;
        }),
    },
    {
      name: "postSave",
      handler: async ({ entry: map }) => {
        const entry = { ...toEntry(map), file: map.get("path") };
        tabs.postMessage({ file: entry.file, text: writeFields(entry.fields) });
        savedElsewhere.delete(entry.file);
        saving?.end(entry);
        // With a workflow, what was saved is not part of the site yet.
        if (isLocal) content.record(entry);
        const late = typed?.forgetSaved(String(entry.fields.body ?? ""), entryKey(findCollection(entry.type), entry.file));
        if (!late) return;
        const offer = "Open it again: its text offers to put back what you typed.";
        const advice = late.isKept ? [offer] : ["This browser has no room for a copy. Copy it from here:", element("pre", {}, late.text)];
        await ask("Saved, without your last words", ["You typed while the entry was saved. ", ...advice], ["OK"]);
      },
    },
    {
      name: "prePublish",
      handler: ({ entry: map }) =>
        withReason("Not published", async () => {
          await content.update();
          await refuseErrors(lint, toEntry(map), "Not published");
        }),
    },
    { name: "preUnpublish", handler: ({ entry: map }) => withReason("Not deleted", () => refuseLostUrl(content, toEntry(map))) },
    { name: "postPublish", handler: ({ entry: map }) => content.record(toEntry(map)) },
  ] as AppEventListener[];
}

/** An editor went back to the form, after a dialog that said why. */
class Refusal extends Error {}

/** Says why something failed that nobody expected to: Sveltia says only that the entry was not saved. */
async function withReason<T>(title: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) await ask(title, [element("p", {}, (error as Error).message)], ["Back to the form"]);
    throw error;
  }
}

/** @throws unless the editor chooses to go on, which is offered only under a label */
async function refuse(title: string, content: readonly (Node | string)[], goOn?: string): Promise<void> {
  const answer = await ask(title, content, ["Back to the form", ...(goOn === undefined ? [] : [goOn])]);
  if (answer === undefined || answer !== goOn) throw new Refusal(title);
}

/** @throws when the lint finds an error, after showing the findings */
async function refuseErrors(lint: LiveLint, entry: Entry, title: string): Promise<void> {
  const errors = (await lint.lint(entry)).filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  const items = describeFindings(entry, errors).map(({ text, label, hash }) => {
    if (!label) return element("li", {}, text);
    const place = hash ? element("a", { href: hash, target: "_blank" }, label) : element("strong", {}, label);
    return element("li", {}, place, `: ${text}`);
  });
  const isPublished = entry.type === "post" && entry.fields["draft"] !== true;
  const advice = `This has to be fixed first.${isPublished ? " Or switch on the field “Draft”, and finish it later." : ""}`;
  await refuse(title, [element("p", {}, advice), element("ul", {}, ...items)]);
}

/**
 * Offers to redirect the old URL of a published entry whose slug changed.
 *
 * @returns the field with the old path among the redirects; undefined if nothing changed
 * @throws when the editor goes back to the form
 */
async function offerRedirect({ content }: LiveLint, entry: Entry): Promise<object | undefined> {
  const change = content.urlChange(entry);
  if (!change || JSON.stringify(change.redirectFrom) === JSON.stringify(entry.fields["redirectFrom"])) return undefined;
  const explanation =
    "Readers, search engines and other sites know the old URL, and links on other pages follow it. It will lead to the new one.";
  await refuse(
    "The URL of a published page changes",
    [element("p", {}, element("code", {}, change.from), " becomes ", element("code", {}, change.to), `. ${explanation}`)],
    "Save and redirect",
  );
  return { redirectFrom: change.redirectFrom };
}

/**
 * Asks where the readers of a published article go that becomes a draft.
 *
 * @returns the field with the page that replaces it; undefined if nothing changed
 * @throws when the editor goes back to the form
 */
async function askForReplacement({ content }: LiveLint, entry: Entry): Promise<object | undefined> {
  const path = content.givenUpPath(entry);
  if (path === undefined) return undefined;
  const pages = content.linkTargets().filter(({ value }) => value !== path && !value.includes("#"));
  const replacedBy = await choose(`Unpublish: readers of ${path} go to`, pages, "");
  if (replacedBy === undefined) throw new Refusal("not unpublished");
  return { replacedBy };
}

/** @throws when the URL of a deleted entry would lead nowhere, after saying how it is done */
async function refuseLostUrl(content: CmsStore, { file, fields }: Entry): Promise<void> {
  await content.update();
  const path = content.lostPath(file);
  if (path === undefined) return;
  await refuse("Not deleted", [
    element("p", {}, `Readers, search engines and other sites know ${path}, and would find nothing there.`),
    element(
      "p",
      {},
      `Open “${fillOffer(String(fields["title"]), content.offer)}”, switch on Draft and save it: the CMS asks where its readers go.`,
    ),
    element("p", {}, `To delete it for good after that, first add ${path} to “Old paths” of the page that replaces it.`),
  ]);
}

/**
 * What GitHub has of an entry: its draft, or what is published if there is none, which its first save would replace; nothing
 * if somebody deleted both. GitHub answers without a login for public repositories only, and Sveltia does not hand out its token.
 *
 * @returns undefined for a new entry, or if GitHub does not say
 */
async function readGitHub({ type, file, isNew }: Entry, { repo, branch = "main" }: GitHubBackend, slug: string) {
  const request = (path: string) =>
    fetch(`https://api.github.com/repos/${repo}${path}`, {
      cache: "no-store",
      headers: { Accept: "application/vnd.github.raw+json" },
    }).catch(() => undefined);
  for (const name of [`cms/${findCollection(type)}/${slug}`, branch]) {
    const response = await request(`/contents/${file}?ref=${encodeURIComponent(name)}`);
    if (response?.ok) return response.text();
    if (response?.status !== 404) return undefined;
  }
  // A private repository has no file for those who are not signed in.
  return !isNew && (await request(""))?.ok ? "" : undefined;
}

/** What the folder has of an entry: nothing if somebody deleted its file, undefined for a new one. */
async function readFolder({ file, isNew }: Entry): Promise<string | undefined> {
  const response = await fetch(`${LOCAL_FILES}/${file.replace(/^content\//, "")}`, { cache: "no-store" }).catch(() => undefined);
  if (response?.ok) return response.text();
  if (response) return isNew ? undefined : "";
  const advice =
    "npm run cms does not answer, so nobody can tell whether the file was changed since you opened it. Start it again in the terminal.";
  await refuse("Not saved", [element("p", {}, advice)], "Save without comparing");
  return undefined;
}

/**
 * Shows both texts if the save would overwrite what somebody else wrote since the form was opened.
 *
 * @param theirs the file as it is now
 * @throws when the editor does not overwrite it
 */
async function refuseOverwriting(content: CmsStore, entry: Entry, theirs: string): Promise<void> {
  const yours = writeFields(entry.fields);
  if (theirs === yours) return;
  // The lint names a path that is taken.
  if (entry.isNew && content.fieldsOf(entry.file)) return;
  const show = (title: string, text: string) => [element("h3", {}, title), element("pre", { tabindex: "0" }, text)];
  await refuse(
    `Not saved: ${toEntryLink(entry.file).label} was ${theirs === "" ? "deleted" : "changed"} elsewhere since you began to change it`,
    [...show("The other version", theirs), ...show("Yours", yours)],
    "Overwrite the other version",
  );
}
