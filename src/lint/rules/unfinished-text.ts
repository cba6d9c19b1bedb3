import type { Rule } from "../rule";

/** Words that the CMS's text editor inserts for an author to replace. */
export const placeholders = {
  table: "[What the table shows]",
  column: "[Column]",
  evidence: "[What is known, in a sentence or two]",
  panel: "[What to do, in a sentence or two]",
} as const;

/** What a paste left out, as the CMS's text editor says it in its place. */
const notPasted = /\[Not pasted: [^\]]*\]/;

/** No text is left that only its author was to read. */
export const unfinishedText: Rule = (content, report) => {
  for (const file of content.files) {
    for (const { text, at } of file.markdown.texts) {
      const left = Object.values(placeholders).find((words) => text.includes(words)) ?? notPasted.exec(text)?.[0];
      if (left) report(at, "placeholder", `'${left}' is still in the text`, "replace it, or delete it");
    }
  }
};
