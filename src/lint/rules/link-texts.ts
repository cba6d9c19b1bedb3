import type { Rule } from "../rule";

const vagueText = /^(?:here|this|link|click here|read more|this (?:article|page|link))?[^\p{L}\p{N}]*$/iu;

/** Link texts describe their targets. */
export const linkTexts: Rule = (content, report) => {
  for (const file of content.files) {
    for (const link of file.markdown.links.filter(({ text }) => vagueText.test(text)))
      report(link, "link-text", `the link text '${link.text}' does not describe its target`, "name what the link leads to");
  }
};
