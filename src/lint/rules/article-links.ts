import { routes } from "../../site/routes";
import { listArticles, atTitle } from "../articles";
import { findMarkdownFiles } from "../content-tree";
import { atPlace, type Rule } from "../rule";

const vagueText = /^(?:here|this|link|click here|read more|this (?:article|page|link))[.…→»]*$/i;

/** Each article links to the review and to another article, with descriptive link texts. */
export const articleLinks: Rule = (content, report) => {
  const articles = listArticles(content);
  const articlePaths = new Set(articles.map(({ post }) => routes.post(post.slug)));
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
    if (![...targets].some((path) => articlePaths.has(path)))
      report(atTitle(article), "article-link", "the text does not link to another article", "link to one or two related articles");
  }
};
