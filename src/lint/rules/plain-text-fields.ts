import { misread } from "../../site/characters";
import { contentType } from "../../content-model/content-types";
import { atField, type Rule } from "../rule";
import { textFields } from "../text";
import { fieldBlocks, isQuoted } from "../text-blocks";

/** Fields whose texts the preview images of shared links show. */
const drawnFields =
  /^(?:title|heading|coverText|coverNote|brand|blog\.subject|hero\.(?:headline|emphasis)|items\.\d+\.label|methods\.\d+\.label|highlights\.\d+\.text)$/;

/**
 * Scripts of which the fonts of preview images have letters. Signs that belong to none, and that they don't have: East Asian
 * signs such as ㎡, some arrows and dashes, and what people take for bold or encircled letters, such as 𝗕 and Ⓑ.
 */
const drawnScripts = ["Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Hebrew", "Arabic", "Lao", "Common", "Inherited"];
const notDrawn = new RegExp(
  `(?![${drawnScripts.map((script) => String.raw`\p{Script=${script}}`).join("")}])\\p{L}|(?!\\p{Emoji})[\\u20BB-\\u20BC\\u20BE-\\u20C1\\u246A-\\u24FF\\u2B60-\\u2BFF\\u2E2F-\\u2E5D\\u3000-\\u33FF\\uFF00-\\uFFEF\\u{1D000}-\\u{1D7FF}\\u{1F100}-\\u{1F1AD}]`,
  "u",
);

/** What a preview image shows has letters that its fonts have: without them, no image can be drawn. */
export const drawnLetters: Rule = (content, report) => {
  for (const file of content.files.filter(({ type }) => contentType(type).nodes?.openGraph))
    for (const [path, text] of textFields(file.value).filter(([field]) => drawnFields.test(field.join(".")))) {
      const found = notDrawn.exec(text)?.[0];
      const message = `no font for preview images has '${found}'`;
      if (found) report(atField(file, path), "letter", message, "write the text in Latin letters");
    }
};

/** What pages, feeds and search results would show as signs. */
const markup: readonly (readonly [name: string, pattern: RegExp, suggestion: string])[] = [
  // Not a mail address: `Ann <ann@site.example>`.
  ["HTML", /<[/!]?[a-z](?![^\s<>]*@)[^\s>]*>?/i, "leave it out: HTML is not published"],
  ["a directive", /:{1,3}(?!offer\{)[a-z][\w-]*(?:\[[^\]\n]*\])?\{[^}\n]*\}/i, "write it in the text"],
  ["an entity", /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i, "write the character itself"],
  ["a misread character", new RegExp(misread, ""), "write the character again"],
  ["a shortcode", /\{\{[^{}\n]*\}\}/, "leave it out"],
  ["a link", /!?\[[^\]\n]+\]\([^)\s]*\)/, "write its words alone"],
  ["code", /`[^`\n]+`/, "leave the signs out"],
  ["emphasis", /(?<![\w*])(\*{1,3})(?=[^\s*])[^*\n]*[^\s*]\1(?![\w*])/, "leave the signs out"],
  ["emphasis", /(?<![\w_])(_{1,3})(?=[^\s_])[^_\n]*[^\s_]\1(?![\w_])/, "leave the signs out"],
];

/** Fields have no HTML, Markdown or entities, which nothing renders there. A buyer may have written such signs. */
export const plainTextFields: Rule = (content, report) => {
  // In these, signs are patterns of words.
  const files = content.files.filter(({ type }) => !["vocabulary", "wording", "cautions"].includes(type));
  for (const block of files.flatMap(fieldBlocks)) {
    // As word processors make them of those around a value in YAML.
    if (block.field?.length === 1 && /^“[^“”]*”$/.test(block.text))
      report(
        block.at,
        "curly-quotes",
        `the page shows the quotes of ${block.text.slice(0, 40)}`,
        "write straight ones, or none",
        "warning",
      );
    for (const [name, pattern, suggestion] of markup) {
      const found = pattern.exec(block.text)?.[0].slice(0, 40);
      const severity = isQuoted(block) ? "warning" : "error";
      if (found) report(block.at, "markup-in-field", `'${found}' is ${name}, and fields are plain text`, suggestion, severity);
    }
  }
};
