import { markdownToSlate, slateToMarkdown } from "decap-cms-widget-markdown/dist/esm/serializers";

/**
 * Markdown as the CMS writes it: what its editor makes of the text when it opens it, written again.
 * The editor's components have to be known to it first.
 */
export function throughEditor(markdown: string): string {
  return slateToMarkdown(markdownToSlate(markdown, {}), {});
}
