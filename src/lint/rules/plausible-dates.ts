import type { z } from "zod";
import { contentTypes } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import type { FieldPath } from "../../content-model/yaml-document";
import { atField, type Rule } from "../rule";

const FIRST_DAY = "1990-01-01";
/** A later year is probably a typing error. */
const YEARS_AHEAD = 10;

/** Days in front matter and settings lie between 1990 and ten years from the build's day. */
export const plausibleDates: Rule = (content, report) => {
  const { today } = content;
  const lastDay = today && `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  for (const file of content.files) {
    for (const [path, day] of findDays(contentTypes[file.type].schema, file.value)) {
      const isLate = lastDay !== undefined && day > lastDay;
      if (day >= FIRST_DAY && !isLate) continue;
      const field = String(path.at(-1));
      const message = isLate ? `${field} ${day} is more than ${YEARS_AHEAD} years ahead` : `${field} ${day} is before ${FIRST_DAY}`;
      report(atField(file, path), "date-range", message, `write a day from ${FIRST_DAY} to ${lastDay ?? "ten years from now"}`);
    }
  }
};

/** All days in a valid value, with their paths. */
function findDays(schema: z.ZodType, value: unknown, path: FieldPath = []): [FieldPath, string][] {
  const { form, fields, element } = describeSchema(schema);
  if (typeof value === "string") return form.widget === "day" ? [[path, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  if (element) return (value as unknown[]).flatMap((item, index) => findDays(element, item, [...path, index]));
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  return entries.flatMap(([key, inner]) => (fields?.[key] ? findDays(fields[key], inner, [...path, key]) : []));
}
