import { contentTypes } from "../../../content-model/content-types";
import { describeSchema } from "../../../content-model/schema-introspection";
import { fileOfEntry, typeOfEntry } from "../collections";
import { currentDraft, onStateChange, setDraftField, toDraftEntry } from "../decap/draft";
import { slugOf } from "./slug-of";

/**
 * Makes the slug of the open form from its title while the title is typed, unless the editor wrote another slug or the
 * entry was published: then its URL is known.
 */
export function fillSlugs(wasPublished: (file: string) => boolean): void {
  let key: string | undefined;
  let title = "";
  onStateChange(() => {
    const draft = currentDraft();
    const data = draft?.entry.get("data") as { get(field: string): unknown } | undefined;
    const before = draft?.key === key ? title : undefined;
    key = draft?.key;
    title = String(data?.get("title") ?? "");
    if (!draft || before === undefined || before === title) return;
    const { collection, slug, path } = toDraftEntry(draft.entry);
    const type = typeOfEntry(collection, slug);
    const present = String(data?.get("slug") ?? "");
    if (!type || !("slug" in (describeSchema(contentTypes[type].schema).fields ?? {}))) return;
    if ((present !== "" && present !== slugOf(before)) || wasPublished(fileOfEntry(type, path, {}))) return;
    setDraftField("slug", slugOf(title));
  });
}
