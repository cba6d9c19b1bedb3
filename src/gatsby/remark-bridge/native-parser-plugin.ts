import { normalizeText } from "../../content-model/front-matter";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";

/** A parser plugin for gatsby-transformer-remark that replaces remark's parser by the native one. */
export function nativeMarkdown(this: { Parser: (markdown: string) => unknown }): void {
  this.Parser = (markdown) => parseMarkdownNatively(normalizeText(markdown));
}
