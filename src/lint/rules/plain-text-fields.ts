import { atField, type Rule } from "../rule";
import { textFields } from "../text-blocks";

/** The start of a tag, but not of a named group in a pattern. */
const tag = /(?<!\(\?)<[/!]?[a-z][^\s>]*>?/i;

/** Fields have no HTML: they are plain text, or Markdown without HTML. */
export const plainTextFields: Rule = (content, report) => {
  for (const file of content.files) {
    for (const [path, text] of textFields(file.value)) {
      const found = tag.exec(text)?.[0];
      if (found)
        report(atField(file, path), "raw-html", `raw HTML '${found.slice(0, 40)}' in a field`, "write plain text; HTML is not published");
    }
  }
};
