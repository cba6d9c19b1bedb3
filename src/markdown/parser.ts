import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/**
 * Markdown to its syntax tree: CommonMark, GitHub's tables, and generic directives.
 * The same syntax as gatsby-transformer-remark reads with the bridge's parser plugins.
 */
export function parseMarkdown(markdown: string): Root {
  return processor.parse(markdown) as Root;
}
