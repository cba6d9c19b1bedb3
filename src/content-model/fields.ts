import { z } from "zod";
import { isIsoDay } from "../site/dates";
import type { FieldHints } from "./field-hints";

/** Kinds of text fields that several content types share, each with the message an editor reads. */

export const text = (field: string) =>
  z
    .string({ error: `${field} must be text` })
    .trim()
    .min(1, `${field} must not be empty`);

/** Text of one paragraph or more, for which a form has room. */
export const prose = (field: string) => text(field).meta({ form: { widget: "prose" } satisfies FieldHints });

/** One line of text whose length, in characters, is limited on both sides. */
export const textBetween = (field: string, min: number, max: number) =>
  text(field)
    .refine((value) => value.length >= min && value.length <= max, {
      error: ({ input }) => `${field} has ${String(input).length} characters, wanted ${min} to ${max}`,
    })
    .meta({ form: { min, max } satisfies FieldHints });

export const slug = (field: string) =>
  z
    .string({ error: `${field} must be text: put it in double quotes` })
    .max(80, `${field} must have at most 80 characters`)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${field} may hold only a–z, 0–9 and single hyphens between them`);

export const isoDay = (field: string) =>
  z
    .string({ error: `${field} must be a day written yyyy-mm-dd` })
    .refine(isIsoDay, `${field} must be a day of the calendar written yyyy-mm-dd`)
    .meta({ form: { widget: "day" } satisfies FieldHints });

export const httpsUrl = (field: string) => z.url({ protocol: /^https$/, error: `${field} must be an address that begins with https://` });

/** A path of this site: begins and ends with a slash. */
export const sitePath = (field: string) =>
  z
    .string({ error: `${field} must be text` })
    .regex(/^\/(?:[a-z0-9-]+\/)*$/, `${field} must be a path of this site that begins and ends with a slash`);

/** Old addresses of field the file is about; each redirects to the new one. */
export const redirectFrom = z
  .array(
    z
      .string({ error: "redirectFrom must hold text" })
      .regex(
        /^(?!.*\/\/)\/(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9._/-]+$/,
        "redirectFrom must hold paths that this site had: begin with a slash, hold only letters, digits, hyphens, dots and slashes",
      ),
    { error: "redirectFrom must be a list" },
  )
  .optional()
  .meta({
    title: "Old addresses",
    form: { item: "address" },
    description: "Addresses that this page had before, such as /blog/old-name/. Each leads here for good.",
  });

export const exactly = <T extends z.ZodType>(item: T, count: number, field: string) =>
  z
    .array(item, { error: `${field} must be a list` })
    .refine((list) => list.length === count, {
      error: ({ input }) => `${field} has ${(input as unknown[]).length} entries, wanted exactly ${count}`,
    })
    .meta({ form: { min: count, max: count } satisfies FieldHints });

export const between = <T extends z.ZodType>(item: T, min: number, max: number, field: string) =>
  z
    .array(item, { error: `${field} must be a list` })
    .refine((list) => list.length >= min && list.length <= max, {
      error: ({ input }) => `${field} has ${(input as unknown[]).length} entries, wanted ${min} to ${max}`,
    })
    .meta({ form: { min, max } satisfies FieldHints });

export const pageTitle = textBetween("title", 10, 65).meta({
  title: "Title",
  description: "Shown in the browser’s tab and in search results.",
});
export const metaDescription = textBetween("metaDescription", 120, 158).meta({
  title: "Description for search results",
  description: "One or two sentences that say field a reader finds on the page.",
  form: { widget: "prose", min: 120, max: 158 },
});
