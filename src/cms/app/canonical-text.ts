import { canonicalMarkdown } from "../../markdown/canonical-markdown";

let last = { text: "", canonical: "" };

/** {@link canonicalMarkdown} of the open form's text, which several parts of the CMS ask for after each change. */
export function canonicalText(text: string): string {
  if (text !== last.text && text !== last.canonical) last = { text, canonical: canonicalMarkdown(text) };
  return last.canonical;
}
