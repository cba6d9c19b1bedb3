import * as z from "zod";
import { findInvisible, hasHost } from "../site/characters";
import { isIsoDay } from "../site/dates";
import { DESCRIPTION_LENGTH } from "../site/limits";
import { oldPath } from "../site/redirects";
import type { FieldHints } from "./field-hints";

/** Fields that several content types share, with the messages that editors see. */

export const text = (field: string) =>
  z
    .string({
      error: ({ input }) =>
        typeof input === "number" || typeof input === "boolean"
          ? `${field} must be text: put it in double quotes`
          : `${field} must be text`,
    })
    .trim()
    .refine((value) => /[^\s\p{Cf}]/u.test(value), `${field} must not be empty`)
    .regex(/^[^\t\n\r]*$/, `${field} has a line break or a tab: write it in one line`);

/** One paragraph, in a form field of several lines. */
export const prose = (field: string) => text(field).meta({ form: { widget: "prose" } });

/** One line of text, for which its form advises a number of characters; `check:content -- --style` warns of others. */
export const advisedText = (field: string, min: number, max: number, form: FieldHints = {}) =>
  text(field).meta({ form: { ...form, min, max } });

/** The same, but more than `max` characters are an error: there is no room for them, or search results cut them. `min` is only advised. */
export const limitedText = (field: string, min: number, max: number, form: FieldHints = {}) =>
  text(field)
    .max(max, {
      error: ({ input }) => `${field} has ${String(input).length} characters but must have at most ${max}`,
    })
    .meta({ form: { ...form, min, max } });

export const question = text("question").endsWith("?", "question must end with a question mark");

/** Text that matches a pattern; the message is `<field> must <wanted>`. */
export const patternField = (field: string, pattern: RegExp, wanted: string) =>
  z.string({ error: `${field} must ${wanted}` }).regex(pattern, `${field} must ${wanted}`);

/** Accepts a number where text is expected, such as a year without quotes. */
export const numberToText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === "number" ? String(value) : value), schema);

export const slug = (field: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined ? `${field} must consist of a–z, 0–9 and single hyphens` : `${field} must be text: put it in double quotes`,
    })
    .max(80, `${field} must have at most 80 characters`)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${field} must consist of a–z, 0–9 and single hyphens`);

/** A value that other content has. Its form offers them all by their labels or, without `label`, is a plain field. */
export const valueOf = (field: string, relation: NonNullable<FieldHints["relation"]>) => slug(field).meta({ form: { relation } });

/** The id of an entry of a collection. */
export const entryChoice = (field: string, collection: string, label = "id") => valueOf(field, { collection, value: "id", label });

/** The id of a claim, chosen from `content/claims/`; its evidence label is shown. */
export const claimChoice = (field: string) =>
  entryChoice(field, "claims", "claim").meta({ title: "Claim", description: "Its evidence label is shown." });

/** The slug of a method of the evidence page. */
export const methodChoice = (field: string) =>
  valueOf(field, { collection: "pages", file: "evidence", value: "methods.*.slug", label: "methods.*.label" });

/** The slug of a category. */
export const categoryChoice = (field: string) =>
  valueOf(field, { collection: "settings", file: "categories", value: "items.*.slug", label: "items.*.label" });

/** The id of a question of the FAQ. */
export const questionId = (field: string) => valueOf(field, { collection: "pages", file: "faq", value: "groups.*.entries.*.id" });

/** The slug of a legal page. */
export const legalSlug = (field: string) => valueOf(field, { collection: "legal", value: "slug" });

export const isoDay = (field: string) =>
  z
    .string({ error: `${field} must be a day written yyyy-mm-dd` })
    .refine(isIsoDay, { error: `${field} must be an existing day, written yyyy-mm-dd`, abort: true })
    // Other years are typing errors.
    .refine((day) => day >= "1990" && day < "2100", `${field} must be a day in the years 1990 to 2099`)
    .meta({ form: { widget: "day" } });

export const httpsUrl = (field: string) =>
  z
    .url({ protocol: /^https$/, error: `${field} must be a URL that begins with https://`, abort: true })
    .refine(hasHost, `${field} must have the name of a site after https://, such as https://site.example/`)
    .refine((value) => findInvisible(value) === undefined, {
      error: ({ input }) =>
        `${field} has the invisible character ${findInvisible(String(input)) ?? ""}: delete it, or write %20 for a space of the address`,
    });

export const number = (field: string) => z.number({ error: `${field} must be a number` });

export const positiveNumber = (field: string) => number(field).positive(`${field} must be more than 0`);

export const positiveInteger = (field: string) =>
  z.int({ error: `${field} must be a whole number` }).min(1, `${field} must be more than 0`);

export const yesOrNo = (field: string) => z.boolean({ error: `${field} must be true or false` });

export const enumField = <T extends string>(field: string, values: readonly T[]) =>
  z.enum(values, { error: `${field} must be one of ${values.join(", ")}` });

export const list = <T extends z.ZodType>(field: string, item: T) => z.array(item, { error: `${field} must be a list` });

/** A list with a limited number of entries. */
export const listBetween = <T extends z.ZodType>(item: T, min: number, max: number, field: string, form: FieldHints = {}) =>
  list(field, item)
    .refine((entries) => entries.length >= min && entries.length <= max, {
      error: ({ input }) => `${field} has ${(input as unknown[]).length} entries but must have ${min} to ${max}`,
    })
    .meta({ form: { ...form, min, max } });

export const nonEmptyList = <T extends z.ZodType>(field: string, item: T, form: FieldHints = {}) =>
  list(field, item).min(1, `${field} must have at least one entry`).meta({ form });

/** A word or phrase, as `src/lint/word-list.ts` finds it. */
export const phrase = (field: string) =>
  text(field).regex(
    /^(?=.*[\p{L}\p{N}])(?:[^()[\]…]|(?<=\S )…(?= \S))*$/u,
    `${field} must be plain words, without brackets; * is any letters, … between words any words`,
  );

export const phrases = (field: string) => list(field, phrase(field)).meta({ form: { item: "word or phrase" } });

/** Old paths of a page, which redirect to it. */
export const redirectFrom = list(
  "redirectFrom",
  patternField(
    "redirectFrom",
    oldPath,
    "contain old paths of this site: a slash first, then letters, digits, hyphens, dots and slashes, at most 1,000",
  ),
)
  .optional()
  .meta({
    title: "Old paths",
    form: { item: "path" },
    description: "Paths that this page had before, such as /blog/old-name/. They redirect to it permanently.",
  });

export const pageTitle = limitedText("title", 10, 65).meta({
  title: "Title",
  description: "Shown in the browser’s tab and in search results.",
});

export const metaDescription = limitedText("metaDescription", 120, DESCRIPTION_LENGTH, { widget: "prose" }).meta({
  title: "Description for search results",
  description: "One or two sentences about what readers find on the page.",
});
