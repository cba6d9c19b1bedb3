import * as z from "zod";
import { list, nonEmptyList, phrase, phrases, text } from "../fields";
import { defineContentType } from "../content-type";

const bannedWordingSchema = z.strictObject({
  phrases: nonEmptyList(phrase, { item: "word or phrase" }).meta({ description: "Whole words; * is any letters: improv*." }),
  except: phrases.optional().meta({ title: "Except in", description: "Phrases in which they are allowed." }),
  subjects: phrases.optional().meta({
    description:
      "Words beside the product’s name. If there are some, a sentence without any of them, or that denies it, is only a warning.",
  }),
  suggestion: text.meta({ description: "What to write instead. Editors see it." }),
});

/** `content/settings/wording.yml`: what no text of the site may say. */
const wordingSchema = z.strictObject({
  items: list(bannedWordingSchema).meta({ title: "Banned wording", form: { summary: "suggestion", item: "rule" } }),
});

export type BannedWording = z.output<typeof wordingSchema>["items"];

export const wording = defineContentType({
  name: "banned wording",
  pattern: "settings/wording.yml",
  schema: wordingSchema,
});
