import { z } from "zod";
import { exactly, text } from "./fields";

export const testimonialSchema = z.strictObject({
  name: text("name"),
  text: text("text"),
  /** True until a real, permitted testimonial stands here; shown to readers. */
  sample: z.boolean({ error: "sample must be true or false" }),
});

/** `content/pages/testimonials.yml`. */
export const testimonialsSchema = z.strictObject({ items: exactly(testimonialSchema, 3, "items") });

export type Testimonial = z.output<typeof testimonialSchema>;
