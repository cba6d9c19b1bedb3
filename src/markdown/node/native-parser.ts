import type { Root } from "mdast";
import type { Literal, Node } from "unist";
import visit from "unist-util-visit";
import type { DirectiveNode } from "../directives/node";
import { markdownToMdast } from "satteri";
import { toDialect } from "../dialect";
import { parseMarkdown } from "../parser";

const features = { gfm: true, directive: true, frontmatter: false };

/**
 * Parses Markdown to the same tree as `parseMarkdown`, forty times as fast. Needs Node: satteri is a native Markdown parser (see
 * docs/dependencies.md).
 */
export function parseMarkdownNatively(markdown: string): Root {
  const tree = markdownToMdast(markdown.replace(leafLine, hideBraces), { features }) as Root;
  visit(tree as Node, (node) => {
    const { value, position } = node as Literal;
    if (typeof value === "string") (node as Literal).value = showBraces(value);
    if (node.type !== "leafDirective") return;
    const written = markdown.slice(position?.start.offset, position?.end.offset);
    const { attributes } = node as DirectiveNode;
    // The native parser leaves entities as they are written.
    if (/&|=\s*"[^"]*[{}]/.test(written)) (node as DirectiveNode).attributes = readAttributes(written) ?? attributes ?? {};
  });
  return toDialect(tree, markdown);
}

/** What the other parser reads of a directive that is alone. */
const readAttributes = (written: string) => (parseMarkdown(written).children[0] as unknown as DirectiveNode).attributes;

/** A line that a directive may begin, also in a quotation or a list. */
const leafLine = /^(?:[ \t>*+-]|\d+[.)])*::[a-z].*$/gim;

/** The parser would end a quoted attribute at a brace: until it has parsed, signs that no text may have stand for them. */
const hideBraces = (line: string): string => line.replace(/"[^"]*"/g, (text) => text.replaceAll("{", "\uFFFE").replaceAll("}", "\uFFFF"));
const showBraces = (text: string): string => text.replaceAll("\uFFFE", "{").replaceAll("\uFFFF", "}");
