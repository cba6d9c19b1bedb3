import * as z from "zod";
import { isoDay, list, prose, text, yesOrNo } from "../fields";
import { defineContentType } from "../content-type";

const testimonialSchema = z
  .strictObject({
    name: text,
    text: prose,
    sample: yesOrNo.meta({ description: "Marks an example. Turn it off for a real testimonial with consent." }),
    consent: z
      .strictObject(
        {
          given: isoDay.meta({ description: "Not published." }),
          record: text.meta({ description: "Where the consent is recorded: a letter, a message, a form. Not published." }),
        },
        { error: "a consent has the day it was given and where it is recorded" },
      )
      .optional()
      .meta({ description: "Consent of the person quoted." }),
  })
  .refine(({ sample, consent }) => sample || consent !== undefined, {
    error: "a real testimonial needs a consent: the day it was given and where it is recorded",
    path: ["sample"],
  });

/** `content/pages/testimonials.yml`. */
const testimonialsSchema = z.strictObject({
  items: list(testimonialSchema).meta({
    title: "Testimonials",
    description: "Without one, the home page has no such section.",
    form: { summary: "name", item: "testimonial" },
  }),
});

export const testimonials = defineContentType({
  name: "testimonials",
  pattern: "pages/testimonials.yml",
  schema: testimonialsSchema,
  nodes: {
    type: "Testimonial",
    schema: testimonialSchema,
    fields: { position: "Int!" },
    toNodes: ({ items }) => items.map((item, position) => ({ ...item, position })),
  },
});
