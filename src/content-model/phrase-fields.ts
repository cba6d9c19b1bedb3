import { list, text } from "./fields";

/** A list of words and phrases, as `src/lint/word-list.ts` finds them. */
export const phrases = (field: string) =>
  list(
    field,
    text(field).regex(
      /^(?=.*[\p{L}\p{N}])(?:[^()[\]…]|(?<=\S )…(?= \S))*$/u,
      `${field} must be plain words, without brackets; * is any letters, … between words any words`,
    ),
  ).meta({
    form: { item: "word or phrase" },
  });

/** A list of words and phrases with at least one entry. */
export const somePhrases = (field: string) =>
  phrases(field)
    .min(1, `${field} must have at least one entry`)
    .meta({ form: { item: "word or phrase" } });
