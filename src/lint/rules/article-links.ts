import { routes } from "../../site/routes";
import { listArticles, atTitle } from "../articles";
import { findMarkdownFiles } from "../content-tree";
import { atPlace, type Rule } from "../rule";

const vagueText = /^(?:here|this|link|click here|read more|this (?:article|page|link))[.…→»]*$/i;
const MIN_SOURCES = 2;

/** Each article links to the review and to another article, with descriptive link texts, and two other articles link to it. */
export const articleLinks: Rule = (content, report) => {
  const articles = listArticles(content);
  const slugs = new Map(articles.map(({ post }) => [routes.post(post.slug), post.slug]));
  const sources = new Map<string, Set<string>>();
  for (const file of findMarkdownFiles(content)) {
    for (const link of file.content.links.filter(({ text }) => vagueText.test(text)))
      report(atPlace(file, link), "link-text", `the link text '${link.text}' does not describe its target`, "name what the link leads to");
  }
  for (const article of articles) {
    const ownPath = routes.post(article.post.slug);
    const targets = new Set<string>();
    for (const link of article.file.content.links) {
      const path = link.url.replace(/[?#].*$/, "");
      targets.add(path);
      if (path === ownPath) report(atPlace(article.file, link), "link", "the article links to itself", "link to another one");
    }
    if (!targets.has(routes.review))
      report(atTitle(article), "review-link", "the text does not link to the review", `link to ${routes.review} where it helps the reader`);
    targets.delete(ownPath);
    const linkedSlugs = [...targets].flatMap((path) => slugs.get(path) ?? []);
    if (linkedSlugs.length === 0)
      report(atTitle(article), "article-link", "the text does not link to another article", "link to one or two related articles");
    for (const slug of linkedSlugs) sources.set(slug, (sources.get(slug) ?? new Set()).add(article.post.slug));
  }
  for (const article of articles) {
    const count = sources.get(article.post.slug)?.size ?? 0;
    if (articles.length > MIN_SOURCES && count < MIN_SOURCES)
      report(
        atTitle(article),
        "few-links",
        `${count} other articles link to this one`,
        `link to it from at least ${MIN_SOURCES}`,
        "warning",
      );
  }
};
