import { phraseError } from "../site/word-list";
import { list, text } from "./fields";

const phrase = (field: string) =>
  text(field).refine((value) => phraseError(value) === undefined, {
    error: ({ input }) => `'${String(input)}' ${phraseError(String(input))}`,
  });

/** A list of words and phrases, as `src/site/word-list.ts` describes them. */
export const phrases = (field: string) => list(field, phrase(field)).meta({ form: { item: "word or phrase" } });

/** A list of words and phrases with at least one entry. */
export const somePhrases = (field: string) =>
  phrases(field)
    .min(1, `${field} must have at least one entry`)
    .meta({ form: { item: "word or phrase" } });
