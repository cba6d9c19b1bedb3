import * as z from "zod";
import { enumField, list, patternField, phrases, text } from "../fields";
import { defineContentType } from "../content-type";
import { ledgerFacts } from "./product";

const exceptionSchema = z.strictObject({
  file: text.meta({ description: "The file without content/ before it: pages/faq.yml." }),
  rule: patternField(/^[a-z]+(?:-[a-z]+)*$/, "be the name in square brackets of a finding").meta({
    description: "The name of the finding, which is in its square brackets: offer-number.",
  }),
  words: text.optional().meta({ description: "Words of the finding. Without them, all findings of this name in the file." }),
  reason: text.meta({ description: "Why the text is right. npm run report:care lists it." }),
});

const factSchema = z.strictObject({
  fact: enumField(ledgerFacts),
  unknown: phrases.meta({
    description: "What texts say while nobody knows it: couldn’t confirm … price. … is any words, * any letters or alone one word.",
  }),
  known: phrases.optional().meta({ description: "What no text may say before that." }),
  except: phrases.optional().meta({ title: "Except in", description: "Phrases in which they are allowed." }),
});

/** `content/settings/vocabulary.yml`: what the content lint has to know about the texts of this site. */
const vocabularySchema = z.strictObject({
  offer: phrases.meta({ description: "What texts call the product and its seller, besides the product’s name." }),
  effects: phrases.meta({
    description: "What texts may say that the product does to people. npm run report:care lists such sentences without a claim.",
  }),
  facts: list(factSchema)
    .optional()
    .meta({ title: "Sentences about what is known", form: { summary: "fact", item: "fact" } }),
  exceptions: list(exceptionSchema)
    .optional()
    .meta({ description: "Findings of the content check that are not right.", form: { summary: "file", item: "exception" } }),
});

export const vocabulary = defineContentType({
  name: "vocabulary",
  pattern: "settings/vocabulary.yml",
  schema: vocabularySchema,
});
