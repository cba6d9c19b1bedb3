import * as z from "zod";
import { findInvisible, hasHost } from "../site/characters";
import { isIsoDay } from "../site/dates";
import { DESCRIPTION_LENGTH } from "../site/limits";
import { oldPath } from "../site/redirects";
import type { FieldHints } from "./field-hints";

/*
 * Fields that several content types share, with the messages that editors see. The name of the field comes before a message that
 * begins with 'must' or 'has' (`parse.ts`).
 */

export const text = z
  .string({
    error: ({ input }) =>
      typeof input === "number" || typeof input === "boolean" ? "must be text: put it in double quotes" : "must be text",
  })
  .trim()
  .refine((value) => /[^\s\p{Cf}]/u.test(value), "must not be empty")
  .regex(/^[^\t\n\r]*$/, "has a line break or a tab: write it in one line");

/** One paragraph, in a form field of several lines. */
export const prose = text.meta({ form: { widget: "prose" } });

/** One line of text, for which its form advises a number of characters; `check:content -- --style` warns of others. */
export const advisedText = (min: number, max: number, form: FieldHints = {}) => text.meta({ form: { ...form, min, max } });

/** The same, but more than `max` characters are an error: there is no room for them, or search results cut them. `min` is only advised. */
export const limitedText = (min: number, max: number, form: FieldHints = {}) =>
  text
    .max(max, { error: ({ input }) => `has ${String(input).length} characters but must have at most ${max}` })
    .meta({ form: { ...form, min, max } });

export const question = text.endsWith("?", "must end with a question mark");

/** Text that matches a pattern; the message is `<field> must <wanted>`. */
export const patternField = (pattern: RegExp, wanted: string) => z.string({ error: `must ${wanted}` }).regex(pattern, `must ${wanted}`);

/** Accepts a number where text is expected, such as a year without quotes. */
export const numberToText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === "number" ? String(value) : value), schema);

export const slug = z
  .string({
    error: ({ input }) => (input === undefined ? "must consist of a–z, 0–9 and single hyphens" : "must be text: put it in double quotes"),
  })
  .max(80, "must have at most 80 characters")
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must consist of a–z, 0–9 and single hyphens");

/** A value that other content has. Its form offers them all by their labels or, without `label`, is a plain field. */
export const relationTo = (relation: NonNullable<FieldHints["relation"]>) => slug.meta({ form: { relation } });

/** The id of an entry of a collection. */
export const entryChoice = (collection: string, label = "id") => relationTo({ collection, value: "id", label });

/** The id of a claim, chosen from `content/claims/`; its evidence label is shown. */
export const claimChoice = entryChoice("claims", "claim").meta({ title: "Claim", description: "Its evidence label is shown." });

/** The slug of a method of the evidence page. */
export const methodChoice = relationTo({ collection: "pages", file: "evidence", value: "methods.*.slug", label: "methods.*.label" });

/** The slug of a category. */
export const categoryChoice = relationTo({ collection: "settings", file: "categories", value: "items.*.slug", label: "items.*.label" });

/** The id of a question of the FAQ. */
export const questionId = relationTo({ collection: "pages", file: "faq", value: "groups.*.entries.*.id" });

/** The slug of a legal page. */
export const legalSlug = relationTo({ collection: "legal", value: "slug" });

export const isoDay = z
  .string({ error: "must be a day written yyyy-mm-dd" })
  .refine(isIsoDay, { error: "must be an existing day, written yyyy-mm-dd", abort: true })
  // Other years are typing errors.
  .refine((day) => day >= "1990" && day < "2100", "must be a day in the years 1990 to 2099")
  .meta({ form: { widget: "day" } });

export const httpsUrl = z
  .url({ protocol: /^https$/, error: "must be a URL that begins with https://", abort: true })
  .refine(hasHost, "must have the name of a site after https://, such as https://site.example/")
  .refine((value) => findInvisible(value) === undefined, {
    error: ({ input }) =>
      `has the invisible character ${findInvisible(String(input)) ?? ""}: delete it, or write %20 for a space of the address`,
  });

export const number = z.number({ error: "must be a number" });

export const positiveNumber = number.positive("must be more than 0");

export const positiveInteger = z.int({ error: "must be a whole number" }).min(1, "must be more than 0");

export const yesOrNo = z.boolean({ error: "must be true or false" });

export const enumField = <T extends string>(values: readonly T[]) => z.enum(values, { error: `must be one of ${values.join(", ")}` });

export const list = <T extends z.ZodType>(item: T) => z.array(item, { error: "must be a list" });

/** A list with a limited number of entries. */
export const listBetween = <T extends z.ZodType>(item: T, min: number, max: number, form: FieldHints = {}) =>
  list(item)
    .refine((entries) => entries.length >= min && entries.length <= max, {
      error: ({ input }) => `has ${(input as unknown[]).length} entries but must have ${min} to ${max}`,
    })
    .meta({ form: { ...form, min, max } });

export const nonEmptyList = <T extends z.ZodType>(item: T, form: FieldHints = {}) =>
  list(item).min(1, "must have at least one entry").meta({ form });

/** A word or phrase, as `src/lint/word-list.ts` finds it. */
export const phrase = text.regex(
  /^(?=.*[\p{L}\p{N}])(?:[^()[\]…]|(?<=\S )…(?= \S))*$/u,
  "must be plain words, without brackets; * is any letters, … between words any words",
);

export const phrases = list(phrase).meta({ form: { item: "word or phrase" } });

/** Old paths of a page, which redirect to it. */
export const redirectFrom = list(
  patternField(oldPath, "contain old paths of this site: a slash first, then letters, digits, hyphens, dots and slashes, at most 1,000"),
)
  .optional()
  .meta({
    title: "Old paths",
    form: { item: "path" },
    description: "Paths that this page had before, such as /blog/old-name/. They redirect to it permanently.",
  });

export const pageTitle = limitedText(10, 65).meta({ title: "Title", description: "Shown in the browser’s tab and in search results." });

export const metaDescription = limitedText(120, DESCRIPTION_LENGTH, { widget: "prose" }).meta({
  title: "Description for search results",
  description: "One or two sentences about what readers find on the page.",
});
