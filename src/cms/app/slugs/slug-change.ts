import { fromJS } from "immutable";
import { readFields } from "../../../content-model/serialize";
import { linkOfFile, pathOfEntry, typeOfFile } from "../collections";
import type { DataFile } from "../decap/backend-types";
import { setDraftField } from "../decap/draft";
import { Refusal } from "../guards/conflict";
import type { Entry, SavedContent } from "../saved-content";
import { ask, element } from "../ui/elements";
import { oldPathsOf, type LinkChange } from "./links";

/**
 * Offers to redirect the old URL of a published entry whose slug changed, and to change the links to it.
 *
 * @returns the entry with the old path among its redirects
 * @throws a {@link Refusal} when the editor goes back to the form
 */
export async function offerRedirect(content: SavedContent, entry: Entry): Promise<Entry> {
  const change = content.urlChange(entry);
  const redirects = oldPathsOf(entry.fields);
  if (!change || redirects.includes(change.from)) return entry;
  const linking = content.filesLinkingTo(change.from).map((file) => {
    const { label, hash } = linkOfFile(file);
    return element("li", {}, element("a", { href: hash, target: "_blank" }, label));
  });
  const answer = await ask(
    "The URL of a published page changes",
    [
      element("p", {}, element("code", {}, change.from), " becomes ", element("code", {}, change.to), "."),
      element("p", {}, "Readers, search engines and other sites know the old URL. It will lead to the new one."),
      ...(linking.length === 0
        ? [element("p", {}, "No other page links to it.")]
        : [element("p", {}, "The links on these pages are changed in the same save:"), element("ul", { class: "files" }, ...linking)]),
    ],
    [
      { label: linking.length === 0 ? "Save and redirect" : "Save, redirect and change the links", value: "save" as const },
      { label: "Keep the old slug", value: "old" as const },
      { label: "Back to the form", value: undefined },
    ],
  );
  if (answer === "old") setDraftField("slug", change.oldSlug);
  if (answer === "old") throw new Refusal("The form has the old slug again. Save once more.");
  if (answer !== "save") throw new Refusal("The slug of a published page changed.");
  const redirectFrom = [...redirects.filter((path) => path !== change.to), change.from];
  setDraftField("redirectFrom", fromJS(redirectFrom));
  return { ...entry, fields: { ...entry.fields, redirectFrom } };
}

/**
 * The links that other files must change when a file is written.
 *
 * @param before the text that the file has now
 * @returns undefined when the page stays where it is
 */
export function linkChangeOf(content: SavedContent, { path, raw }: DataFile, before: string | null | undefined): LinkChange | undefined {
  const type = typeOfFile(path);
  if (!type) return undefined;
  const pathIn = (text: string) => pathOfEntry(type, readFields(text, path));
  const change = content.urlChange({ type, file: path, fields: readFields(raw, path) });
  if (!change) return undefined;
  // A draft may have been saved under a third slug.
  const saved = typeof before === "string" ? pathIn(before) : undefined;
  return { from: [change.from, ...(saved !== undefined && saved !== change.to ? [saved] : [])], to: change.to };
}
