import { routes } from "../../site/routes";
import { listArticles } from "../articles";
import { findMarkdownFiles } from "../content-tree";
import type { Rule } from "../rule";

const vagueText = /^(?:here|this|link|click here|read more|this (?:article|page|link))?[^\p{L}\p{N}]*$/iu;

/** Link texts describe their targets, and no article links to itself. */
export const articleLinks: Rule = (content, report) => {
  for (const file of findMarkdownFiles(content)) {
    for (const link of file.markdown.links.filter(({ text }) => vagueText.test(text)))
      report(link, "link-text", `the link text '${link.text}' does not describe its target`, "name what the link leads to");
  }
  for (const { file, post } of listArticles(content)) {
    for (const link of file.markdown.links.filter(({ url }) => url.replace(/[?#].*$/, "") === routes.post(post.slug)))
      report(link, "link", "the article links to itself", "link to another one");
  }
};
