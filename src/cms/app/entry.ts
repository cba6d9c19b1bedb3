import type { AppEventListener } from "@sveltia/cms";
import { contentTypeNames, contentTypes, type ContentTypeName } from "../../content-model/content-types";
import { arrangeFields, type ContentFields } from "../../content-model/serialize";
import { canonicalFields } from "../../markdown/canonical-markdown";
import { canonicalText } from "./canonical-text";
import { findCollection, FORM_FIELD, MEDIA_FOLDER, findType } from "./collections";

/** An entry as its form holds it. */
export interface Entry {
  readonly type: ContentTypeName;
  /** Path of its file in the repository; of a new entry the one that it gets. */
  readonly file: string;
  readonly fields: ContentFields;
  readonly isNew: boolean;
}

/** An entry as Sveltia hands it out. */
export type EntryMap = Parameters<AppEventListener["handler"]>[0]["entry"];

export const isNewEntry = (map: EntryMap): boolean => !map.get("path", "") || map.get("newRecord");

/**
 * @param formType type of the form; without it, the type of a new file is that of its folder
 * @param toFields reads what the form holds
 */
export function toEntry(map: EntryMap, formType?: ContentTypeName, toFields = fromForm): Entry {
  const path = String(map.get("path", ""));
  // A new entry has no path. Its folder is its collection.
  const type = findType(path) ?? formType ?? contentTypeNames.find((name) => findCollection(name) === map.get("collection", ""));
  if (!type) throw new Error(`the CMS has no form for ${path}`);
  const data = (map.get("data") as unknown as { toJS(): ContentFields }).toJS();
  const isNew = isNewEntry(map);
  // Sveltia gives a new entry another path if its own is taken.
  return { type, file: isNew ? toFilePath(type, data) : path, fields: toFields(type, data), isNew };
}

/** Path of the file that a new entry gets. */
export const toFilePath = (type: ContentTypeName, { slug, id }: ContentFields): string =>
  `content/${contentTypes[type].pattern.replace("*", String(slug ?? id ?? "") || "new")}`;

/** A value without what Sveltia adds to the entries of a list that were added or moved, and without the field of the form. */
const withoutFormParts = (form: ContentFields): ContentFields =>
  JSON.parse(
    JSON.stringify(form, (name, value: unknown) => (name.startsWith("__sc_item_") || name === FORM_FIELD ? undefined : value)),
  ) as ContentFields;

const FILE_PATH = MEDIA_FOLDER.replace("content/", "../");

/**
 * The fields of a file as the form holds them: Sveltia knows pictures by a path that begins with a slash, and one field of
 * ours holds what Crossref says of a work.
 */
export function toForm(type: ContentTypeName, fields: ContentFields): ContentFields {
  const { image } = fields;
  if (type === "reference") {
    const { authors, year, title, source, doi, ...rest } = fields;
    return { ...rest, work: { authors, year: String(year ?? ""), title, source, doi } };
  }
  if (typeof image === "string" && image.startsWith(FILE_PATH)) return { ...fields, image: image.slice(2) };
  return fields;
}

/** The fields of a form as its file will have them, with the text in the canonical format. */
export const fromForm = (type: ContentTypeName, form: ContentFields): ContentFields =>
  canonicalFields(type, fromFormAsWritten(type, form), canonicalText);

/** The fields of a form in the order of the schema, without empty ones, and with the text as it is. */
export function fromFormAsWritten(type: ContentTypeName, form: ContentFields): ContentFields {
  const { work, ...own } = withoutFormParts(form);
  const fields: Record<string, unknown> = { ...own, ...(work as object | undefined) };
  const { image, year } = fields;
  if (typeof image === "string" && image.startsWith("/")) fields["image"] = `..${image}`;
  // A year is a number in YAML, and text in a form.
  if (type === "reference" && /^\d+$/.test(String(year))) fields["year"] = Number(year);
  return arrangeFields(type, fields);
}
