import { stringify } from "yaml";
import { cta } from "../markdown/directives/cta";
import { replaceDirectives } from "../markdown/directives/uses";
import { markdownParagraph } from "../markdown/plain-to-markdown";
import { parseMarkdownNatively } from "../markdown/node/native-parser";
import { formatDay } from "../site/dates";
import { fullStopAfter, workUrl } from "../content-model/citation";
import { absoluteUrl } from "../site/routes";
import { changedOn, exportContext, type ExportedArticle, type FeedReference, type FeedSettings } from "./exported-article";

/**
 * An article as plain Markdown for assistants and archives: metadata in front matter, the disclosure, the text with
 * directives in their Markdown form, the questions and the references. URLs are absolute.
 *
 * @param body the article's Markdown source
 */
export function markdownExport(site: FeedSettings, article: ExportedArticle, body: string): string {
  const metadata = {
    title: article.title,
    url: absoluteUrl(site.url, article.path),
    author: site.author,
    published: article.date,
    modified: changedOn(article),
    category: article.category.label,
  };
  const context = exportContext(site, article);
  const toText: Parameters<typeof replaceDirectives>[2] = ({ toMarkdown }, attributes) => toMarkdown(attributes, context);
  const text = replaceDirectives(body, parseMarkdownNatively(body), toText, context.pageUrl);
  const parts = [
    `---\n${stringify(metadata, { lineWidth: 0 })}---`,
    `> ${site.disclosure}`,
    `# ${article.title}`,
    ...(article.inShort ? [`**In short:** ${article.inShort}`] : []),
    ...(article.changes ?? []).map(({ day, what }) => `**Changed on ${formatDay(day)}:** ${what}`),
    // Not the spaces of a first line, which may be code.
    text.replace(/^\s*\n/, "").trimEnd(),
    ...(article.closingButton ? [cta.toMarkdown(article.closingButton, context)] : []),
    "## Questions readers ask",
    ...article.faq.flatMap(({ question, answer }) => [`### ${question}`, markdownParagraph(answer)]),
    ...(article.references.length > 0 ? ["## References", article.references.map(footnote).join("\n")] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function footnote({ key, authors, year, title, source, caveat, ...published }: FeedReference): string {
  const address = workUrl(published);
  return `[^${key}]: ${authors} (${year}). ${title}${fullStopAfter(title)} ${source}. ${address ? `${address} ` : ""}${caveat}`;
}
