import type { ContentTypeName } from "../../content-model/content-types";
import type { ContentFields } from "../../content-model/serialize";
import { fileOfEntry } from "./collections";
import type { Entry } from "./saved-content";

/** An entry as Decap passes it to event handlers and previews. */
export interface DecapEntry {
  get(key: string): unknown;
}

/** The fields, file and unpublished pictures of an entry. */
export function toEntry(type: ContentTypeName, entry: DecapEntry): Entry {
  const fields = (entry.get("data") as { toJS(): ContentFields }).toJS();
  const pictures = entry.get("mediaFiles") as { toJS(): { readonly path?: string }[] } | undefined;
  return {
    type,
    fields,
    file: fileOfEntry(type, String(entry.get("path") ?? ""), fields),
    pictures: (pictures?.toJS() ?? []).flatMap(({ path }) => (path ? [path] : [])),
  };
}
