import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { toDialect } from "./dialect";

const options = { extensions: [gfm(), directive()], mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()] };

/** Parses Markdown in the dialect of {@link toDialect}. */
export function parseMarkdown(markdown: string): Root {
  return toDialect(fromMarkdown(markdown, options) as Root, markdown);
}
