import type { ContentTypeName } from "../../content-model/content-types";
import type { CmsField } from "../../content-model/to-cms";

/** A saved file of which there is only one. */
export type ValueOf = (type: ContentTypeName) => unknown;

/**
 * Fields that choose from a list of another file, with the options of that list. Decap would ask the server for each of
 * them, and the form of the references has hundreds.
 */
export function withOptions(fields: readonly CmsField[], valueOf: ValueOf): CmsField[] {
  return fields.map((field) => {
    const nested = field.fields ? { fields: withOptions(field.fields, valueOf) } : {};
    const single = field["field"] ? { field: withOptions([field["field"] as CmsField], valueOf)[0] } : {};
    return { ...field, ...nested, ...single, ...(field.widget === "relation" ? selectOf(field, valueOf) : {}) };
  });
}

/** `methods.*.slug` of a file is the slug of each entry of its list `methods`. */
function selectOf(field: CmsField, valueOf: ValueOf): object {
  if (field["file"] === undefined) return {};
  const [list = "", , value = ""] = String(field["value_field"]).split(".");
  const label =
    String((field["display_fields"] as readonly string[])[0])
      .split(".")
      .at(-1) ?? value;
  const entries = ((valueOf(field["file"] as ContentTypeName) ?? {}) as Readonly<Record<string, unknown>>)[list];
  if (!Array.isArray(entries)) return {};
  const options = (entries as Readonly<Record<string, unknown>>[]).map((entry) => ({
    label: String(entry[label]),
    value: String(entry[value]),
  }));
  return { widget: "select", options };
}
