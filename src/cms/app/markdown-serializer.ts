import { markdownToSlate, slateToMarkdown } from "decap-cms-widget-markdown/dist/esm/serializers";

/** Markdown as the CMS writes it after its editor has opened it. */
export function throughEditor(markdown: string): string {
  return slateToMarkdown(markdownToSlate(markdown, {}), {});
}
