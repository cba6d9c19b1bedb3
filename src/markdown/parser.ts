import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** Parses Markdown: CommonMark, GitHub's tables and strikethrough, and generic directives. */
export function parseMarkdown(markdown: string): Root {
  return processor.parse(markdown) as Root;
}
