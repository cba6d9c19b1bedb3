import { stringify } from "yaml";
import { replaceDirectives } from "../markdown/replace-directives";
import { formatDay } from "../site/dates";
import { absoluteUrl } from "../site/routes";
import { changedOn, type ExportedArticle, type FeedReference, type FeedSite } from "./feed-types";

/**
 * An article as Markdown for assistants and for keeping: facts in front matter, the disclosure before anything else,
 * plain links in place of buttons, footnotes in place of citations. Every address is absolute.
 *
 * @param body the article's Markdown as its author wrote it
 */
export function markdownExport(site: FeedSite, article: ExportedArticle, body: string): string {
  const facts = {
    title: article.title,
    url: absoluteUrl(site.url, article.path),
    author: site.author,
    published: article.date,
    modified: changedOn(article),
    category: article.category,
  };
  const parts = [
    `---\n${stringify(facts, { lineWidth: 0 })}---`,
    `> ${site.disclosure}`,
    `# ${article.title}`,
    ...(article.updated && article.changes ? [`**Changed on ${formatDay(article.updated)}:** ${article.changes}`] : []),
    bodyOf(site, body),
    "## Questions readers ask",
    ...article.questions.flatMap(({ question, answer }) => [`### ${question}`, answer]),
    ...(article.references.length > 0 ? ["## References", article.references.map(footnote).join("\n")] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function bodyOf(site: FeedSite, body: string): string {
  const address = site.affiliateLink.replace(/\(/g, "%28").replace(/\)/g, "%29");
  return replaceDirectives(body.trim(), {
    button: (label) => `[${label.replace(/[[\]]/g, "\\$&")}](${address}) (paid link)`,
    citation: (id) => `[^${id}]`,
  })
    .replace(/(\]\()(\/(?!\/)[^)\s]*)/g, (_, before: string, path: string) => before + absoluteUrl(site.url, path))
    .replace(/^(\[[^\]\n]+\]:\s+)(\/(?!\/)\S*)/gm, (_, before: string, path: string) => before + absoluteUrl(site.url, path));
}

function footnote({ key, authors, year, title, source, doi, caveat }: FeedReference): string {
  return `[^${key}]: ${authors} (${year}). ${title}. ${source}. ${doi ? `https://doi.org/${doi} ` : ""}${caveat}`;
}
