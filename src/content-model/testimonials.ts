import { z } from "zod";
import { exactly, isoDay, text } from "./fields";

export const testimonialSchema = z
  .strictObject({
    name: text("name"),
    text: text("text"),
    /** True until a real, permitted testimonial stands here; shown to readers. */
    sample: z.boolean({ error: "sample must be true or false" }),
    /** Record of the consent of whoever said it; kept here and not published. */
    consent: z
      .strictObject({
        given: isoDay("consent.given"),
        /** Where the consent can be found again: a letter, a message, a form. */
        record: text("consent.record"),
      })
      .optional(),
  })
  .refine(({ sample, consent }) => sample || consent !== undefined, {
    error: "a testimonial that is no sample needs a consent with the day it was given and where its record is",
    path: ["sample"],
  });

/** `content/pages/testimonials.yml`. */
export const testimonialsSchema = z.strictObject({ items: exactly(testimonialSchema, 3, "items") });

export type Testimonial = z.output<typeof testimonialSchema>;
