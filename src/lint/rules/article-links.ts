import { routes } from "../../site/routes";
import { articlesOf, atTitle } from "../articles";
import { markdownFiles } from "../content-tree";
import { atPlace, type Rule } from "../rule";

const emptyText = /^(?:here|this|link|click here|read more|this (?:article|page|link))[.…→»]*$/i;
const LINKED_FROM = 2;

/** Each article leads to the review and to another article, says what is behind a link, and is found from two others. */
export const articleLinks: Rule = (tree, report) => {
  const articles = articlesOf(tree);
  const slugs = new Map(articles.map(({ post }) => [routes.post(post.slug), post.slug]));
  const sources = new Map<string, Set<string>>();
  for (const file of markdownFiles(tree)) {
    for (const link of file.content.links.filter(({ text }) => emptyText.test(text)))
      report({
        ...atPlace(file, link),
        id: "link-text",
        message: `the link text '${link.text}' does not say what is behind it`,
        suggestion: "name the thing that it leads to",
      });
  }
  for (const article of articles) {
    const own = routes.post(article.post.slug);
    const targets = new Set<string>();
    for (const link of article.content.links) {
      const path = link.url.replace(/[?#].*$/, "");
      targets.add(path);
      if (path === own)
        report({ ...atPlace(article.file, link), id: "link", message: "the article links to itself", suggestion: "link to another one" });
    }
    if (!targets.has(routes.review))
      report({
        ...atTitle(article),
        id: "review-link",
        message: "no link in the text leads to the review",
        suggestion: `link to ${routes.review} where a reader would want it`,
      });
    targets.delete(own);
    const others = [...targets].flatMap((path) => slugs.get(path) ?? []);
    if (others.length === 0)
      report({
        ...atTitle(article),
        id: "article-link",
        message: "no link in the text leads to another article",
        suggestion: "link to one or two that a reader would want",
      });
    for (const slug of others) sources.set(slug, (sources.get(slug) ?? new Set()).add(article.post.slug));
  }
  for (const article of articles) {
    const count = sources.get(article.post.slug)?.size ?? 0;
    if (articles.length > LINKED_FROM && count < LINKED_FROM)
      report({
        ...atTitle(article),
        severity: "warning",
        id: "few-links",
        message: `${count} other articles link to this one`,
        suggestion: `link to it from at least ${LINKED_FROM}`,
      });
  }
};
