import * as z from "zod";
import { phrases, somePhrases } from "../phrase-fields";

const notation =
  "One word or phrase each. * is any letters, or alone any word; [number] is a number in digits; a/b is either; (s) may be missing; … is anything within the sentence.";

/** Phrases, and longer ones in which they do not count. */
const withExceptions = (field: string) => ({
  words: somePhrases(`${field}.words`),
  except: phrases(`${field}.except`).optional().meta({ title: "Except in", description: "Phrases in which they do not count." }),
});

/** `content/settings/vocabulary.yml`: the words by which the content lint recognizes claims about the product. */
export const vocabularySchema = z.strictObject({
  offer: somePhrases("offer").meta({
    title: "The product and its seller",
    description: `What texts call them besides the product’s name, such as: the program. ${notation}`,
  }),
  subject: z
    .strictObject({
      words: somePhrases("subject.words"),
      starts: phrases("subject.starts").optional().meta({ title: "At the start of a sentence" }),
      startsExcept: phrases("subject.startsExcept").optional().meta({ title: "At the start, except in" }),
      continued: phrases("subject.continued").meta({
        title: "Continued by",
        description: "A sentence that begins so is about the subject of the one before it, such as: it.",
      }),
    })
    .meta({ title: "What claims are about", description: "Words for the product and for things of its kind." }),
  effects: z
    .strictObject(withExceptions("effects"))
    .meta({ description: "Verbs and other words that say that it does something to people. Make the list wide." }),
  outcomes: z.strictObject(withExceptions("outcomes")).meta({
    title: "What people hope for",
    description: "A sentence that names one of these beside the product must leave open whether it comes.",
  }),
  hedges: somePhrases("hedges").meta({ description: "Words that leave a claim open or deny it." }),
  reports: somePhrases("reports").meta({ description: "Words that report a study." }),
  attributions: somePhrases("attributions").meta({ description: "Words that say that the seller states it." }),
  absolutes: z
    .strictObject({
      ...withExceptions("absolutes"),
      negations: somePhrases("absolutes.negations").meta({ description: "Before an absolute word in the same clause, they deny it." }),
    })
    .meta({ title: "Absolute words", description: "Words that widen a claim further than any evidence goes." }),
  presumptions: z
    .strictObject({
      words: somePhrases("presumptions.words"),
      starts: phrases("presumptions.starts").optional().meta({ title: "At the start of a sentence" }),
    })
    .meta({ description: "A question claims nothing, unless it has one of these, such as: why does." }),
  conditions: somePhrases("conditions").meta({ description: "They begin a clause that leaves open what it says, such as: if." }),
});

export type Vocabulary = z.output<typeof vocabularySchema>;
