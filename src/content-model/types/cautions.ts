import * as z from "zod";
import { list, nonEmptyList, phrase, phrases, slug, text, yesOrNo } from "../fields";
import { defineContentType } from "../content-type";

const cautionSchema = z
  .strictObject({
    id: slug,
    topic: phrases.optional().meta({ description: "Articles with one of these in their title or URL need the caution." }),
    concernsProduct: yesOrNo
      .optional()
      .meta({ title: "Concerns the product", description: "Texts with the product’s name in their title need it too." }),
    mention: phrases.optional().meta({ description: "Texts with one of these in a paragraph need it." }),
    namesDoctor: yesOrNo.optional().meta({ title: "Names a doctor", description: "The caution names one from the list above." }),
    words: phrases.optional().meta({ description: "The caution is a paragraph with one of these." }),
    suggestion: text.meta({ description: "What to write. Editors see it." }),
  })
  .refine(({ topic, mention, concernsProduct }) => topic ?? mention ?? concernsProduct, {
    error: "a caution needs a topic or a mention, or has to concern the product: no text needs it now",
    path: ["id"],
  })
  .refine(({ namesDoctor, words }) => namesDoctor ?? words, {
    error: "a caution needs words, or has to name a doctor: any paragraph would do now",
    path: ["id"],
  });

/** `content/settings/cautions.yml`: what texts must say about risks. */
const cautionsSchema = z.strictObject({
  doctors: nonEmptyList(phrase, { item: "word or phrase" }).meta({
    description: "Whom a reader asks: doctor, pharmacist*. In all these lists, * is any letters.",
  }),
  items: list(cautionSchema).meta({ title: "Cautions", form: { summary: "id", item: "caution" } }),
});

export type Cautions = z.output<typeof cautionsSchema>;

export const cautions = defineContentType({
  name: "cautions",
  pattern: "settings/cautions.yml",
  schema: cautionsSchema,
});
