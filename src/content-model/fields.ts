import { z } from "zod";
import { isIsoDay } from "../site/dates";
import type { FieldHints } from "./field-hints";

/** Fields that several content types share, with the messages that editors see. */

export const text = (field: string) =>
  z
    .string({ error: `${field} must be text` })
    .trim()
    .min(1, `${field} must not be empty`);

/** Text of one or more paragraphs. */
export const prose = (field: string) => text(field).meta({ form: { widget: "prose" } satisfies FieldHints });

/** One line of text with a limited number of characters. */
export const textBetween = (field: string, min: number, max: number) =>
  text(field)
    .refine((value) => value.length >= min && value.length <= max, {
      error: ({ input }) => `${field} has ${String(input).length} characters but must have ${min} to ${max}`,
    })
    .meta({ form: { min, max } satisfies FieldHints });

export const slug = (field: string) =>
  z
    .string({ error: `${field} must be text: put it in double quotes` })
    .max(80, `${field} must have at most 80 characters`)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${field} must consist of a–z, 0–9 and single hyphens`);

export const isoDay = (field: string) =>
  z
    .string({ error: `${field} must be a day written yyyy-mm-dd` })
    .refine(isIsoDay, `${field} must be an existing day, written yyyy-mm-dd`)
    .meta({ form: { widget: "day" } satisfies FieldHints });

export const httpsUrl = (field: string) => z.url({ protocol: /^https$/, error: `${field} must be a URL that begins with https://` });

/** A path on this site; begins and ends with a slash. */
export const sitePath = (field: string) =>
  z
    .string({ error: `${field} must be text` })
    .regex(/^\/(?:[a-z0-9-]+\/)*$/, `${field} must be a path on this site that begins and ends with a slash`);

/** Old paths of a page, which redirect to it. */
export const redirectFrom = z
  .array(
    z
      .string({ error: "redirectFrom must contain text" })
      .regex(
        /^(?!.*\/\/)\/(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9._/-]+$/,
        "redirectFrom must contain old paths of this site: a slash first, then letters, digits, hyphens, dots and slashes",
      ),
    { error: "redirectFrom must be a list" },
  )
  .optional()
  .meta({
    title: "Old paths",
    form: { item: "path" },
    description: "Paths that this page had before, such as /blog/old-name/. They redirect to it permanently.",
  });

export const exactly = <T extends z.ZodType>(item: T, count: number, field: string) =>
  z
    .array(item, { error: `${field} must be a list` })
    .refine((list) => list.length === count, {
      error: ({ input }) => `${field} has ${(input as unknown[]).length} entries but must have exactly ${count}`,
    })
    .meta({ form: { min: count, max: count } satisfies FieldHints });

export const between = <T extends z.ZodType>(item: T, min: number, max: number, field: string) =>
  z
    .array(item, { error: `${field} must be a list` })
    .refine((list) => list.length >= min && list.length <= max, {
      error: ({ input }) => `${field} has ${(input as unknown[]).length} entries but must have ${min} to ${max}`,
    })
    .meta({ form: { min, max } satisfies FieldHints });

export const pageTitle = textBetween("title", 10, 65).meta({
  title: "Title",
  description: "Shown in the browser’s tab and in search results.",
});
export const metaDescription = textBetween("metaDescription", 120, 158).meta({
  title: "Description for search results",
  description: "One or two sentences about what readers find on the page.",
  form: { widget: "prose", min: 120, max: 158 },
});
