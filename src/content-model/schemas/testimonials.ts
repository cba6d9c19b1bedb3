import { z } from "zod";
import { exactly, isoDay, prose, text } from "../fields";

export const testimonialSchema = z
  .strictObject({
    name: text("name"),
    text: prose("text"),
    sample: z
      .boolean({ error: "sample must be true or false" })
      .meta({ description: "On until a real, permitted testimonial stands here; shown to readers." }),
    consent: z
      .strictObject({
        given: isoDay("consent.given"),
        record: text("consent.record").meta({ description: "Where the consent can be found again: a letter, a message, a form." }),
      })
      .optional()
      .meta({ description: "Of whoever said it; kept here and not published." }),
  })
  .refine(({ sample, consent }) => sample || consent !== undefined, {
    error: "a testimonial that is no sample needs a consent with the day it was given and where its record is",
    path: ["sample"],
  });

/** `content/pages/testimonials.yml`. */
export const testimonialsSchema = z.strictObject({
  items: exactly(testimonialSchema, 3, "items").meta({ title: "Testimonials", form: { min: 3, max: 3, summary: "name" } }),
});

export type Testimonial = z.output<typeof testimonialSchema>;
