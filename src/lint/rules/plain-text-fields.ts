import { atField, type Rule } from "../rule";
import { textFields } from "../text";
import { allBlocks } from "../text-blocks";

const tag = /<[/!]?[a-z][^\s>]*>?/i;

/** Fields have no HTML: they are plain text. */
export const plainTextFields: Rule = (content, report) => {
  for (const file of content.files) {
    for (const [path, text] of textFields(file.value)) {
      const found = tag.exec(text)?.[0];
      if (found)
        report(atField(file, path), "raw-html", `raw HTML '${found.slice(0, 40)}' in a field`, "write plain text; HTML is not published");
    }
  }
};

/** What pages, feeds and search results would show as signs. */
const markup: readonly (readonly [name: string, pattern: RegExp, suggestion: string])[] = [
  ["a directive", /:{1,3}(?!offer\{)[a-z][\w-]*(?:\[[^\]\n]*\])?\{[^}\n]*\}/i, "write it in the text"],
  ["an entity", /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i, "write the character itself"],
  ["a link", /!?\[[^\]\n]+\]\([^)\s]*\)/, "write its words alone"],
  ["code", /`[^`\n]+`/, "leave the signs out"],
  ["emphasis", /(?<![\w*])(\*{1,3})(?=[^\s*])[^*\n]*[^\s*]\1(?![\w*])/, "leave the signs out"],
  ["emphasis", /(?<![\w_])(_{1,3})(?=[^\s_])[^_\n]*[^\s_]\1(?![\w_])/, "leave the signs out"],
];

/** Fields have no Markdown and no entities, which nothing renders there. */
export const markupInFields: Rule = (content, report) => {
  for (const block of allBlocks(content).filter(({ kind }) => kind === "field"))
    for (const [name, pattern, suggestion] of markup) {
      const found = pattern.exec(block.text)?.[0];
      if (found) report(block.at, "markup-in-field", `'${found.slice(0, 40)}' is ${name}, and fields are plain text`, suggestion);
    }
};
