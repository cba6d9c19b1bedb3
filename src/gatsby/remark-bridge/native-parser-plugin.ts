import { parseMarkdownNatively } from "../../markdown/node/native-parser";

/** Puts the native parser in the place of remark's: a parser plugin for gatsby-transformer-remark. */
export function nativeMarkdown(this: { Parser: (markdown: string) => unknown }): void {
  this.Parser = (markdown) => parseMarkdownNatively(markdown);
}
