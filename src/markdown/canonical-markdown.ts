import type { Root } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown, type Options } from "mdast-util-to-markdown";
import type { Node } from "unist";
import visit from "unist-util-visit";
import type { ContentTypeName } from "../content-model/content-types";
import { arrangeFields, type ContentFields } from "../content-model/serialize";
import { directives, findDirective } from "./directives/index";
import { isDirective, type DirectiveNode } from "./directives/node";
import { textNode } from "./hast";
import { parseMarkdown } from "./parser";

/** Writes Markdown in one format, with links in place. */
const markdownFormat: Options = { rule: "-", resourceLink: true };

/** What looks like a directive must be escaped in running text, as in `10:30[a link](/path/)`; `note:this` and `10:30` are not meant as one. */
const directiveNames = directives.map(({ name }) => name).join("|");
const unsafe: Options["unsafe"] = [
  { character: ":", after: `(?:(?:${directiveNames})(?![\\w-])|[\\w\\u00C0-\\uFFFF-]+[[{])`, inConstruct: ["phrasing"] },
  { character: ":", atBreak: true, after: ":" },
];

/**
 * The canonical format of Markdown. The format check, `npm run format:content` and the CMS use it, so that a save in the
 * CMS changes only the lines that the editor changed. Applying it again changes nothing.
 *
 * @param parse the Markdown parser; in Node the native one is faster
 */
export function canonicalMarkdown(markdown: string, parse: (text: string) => Root = parseMarkdown): string {
  return writeMarkdown(parse(markdown.trimEnd())).trimEnd();
}

/** Fields as a content file has them: in the order of the schema, and Markdown in the canonical format. */
export function canonicalFields(type: ContentTypeName, fields: ContentFields, format = canonicalMarkdown): ContentFields {
  const { body, ...arranged } = arrangeFields(type, fields);
  return body === undefined ? arranged : { ...arranged, body: format(body) };
}

/** Writes a Markdown tree in the canonical format, with a line feed at its end. The tree's directives are changed. */
export function writeMarkdown(tree: Root): string {
  visit(tree as Node, (node, index, parent) => {
    if (!isDirective(node)) return;
    // Words after a colon, as in note:this, are text: as a directive they would get brackets before an emoji.
    if (parent && node.type === "textDirective" && !findDirective(node.name) && isBare(node)) {
      parent.children[index] = textNode(`:${node.name}`);
      return;
    }
    arrangeAttributes(node);
    const before = parent?.children[index - 1] as { type: string; value: string } | undefined;
    if (before?.type === "text" && findDirective(node.name)?.noSpaceBefore)
      before.value = before.value.replace(/(?<=[\p{L}\p{N}.,;!?)"”’…\]])[ \t]+$/u, "");
  });
  const extension = directiveToMarkdown({ preferUnquoted: true, quoteSmart: true, preferShortcut: false });
  return toMarkdown(tree as never, { ...markdownFormat, extensions: [gfmToMarkdown(), { ...extension, unsafe }] });
}

const isBare = ({ attributes = {}, children }: DirectiveNode): boolean => children.length === 0 && Object.keys(attributes).length === 0;

/** Puts a directive's attributes in the order of its definition and leaves out defaults. Unknown ones stay, at the end. */
function arrangeAttributes(node: DirectiveNode): void {
  const { attributes: defined = {} } = findDirective(node.name) ?? {};
  const given = Object.entries(node.attributes ?? {}).filter(([key, value]) => {
    const { type, options } = defined[key] ?? {};
    return type !== "choice" || value !== options?.[0];
  });
  const order = Object.keys(defined);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  node.attributes = Object.fromEntries(given.sort(([a], [b]) => rank(a) - rank(b)));
}
