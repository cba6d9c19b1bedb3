import type { Root } from "mdast";
import { markdownToMdast } from "satteri";
import { toDialect } from "../dialect";

const features = { gfm: true, directive: true, frontmatter: false };

/**
 * Parses Markdown to the same tree as `parseMarkdown`, forty times as fast. Needs Node: satteri is a native Markdown parser (see
 * docs/dependencies.md).
 */
export function parseMarkdownNatively(markdown: string): Root {
  return toDialect(markdownToMdast(markdown, { features }) as Root, markdown);
}
