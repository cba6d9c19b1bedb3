import { markdownLink } from "../markdown/plain-to-markdown";
import { absoluteUrl, files, routes } from "../site/routes";
import { getAbstract, type ExportedArticle, type FeedSettings } from "./exported-article";

type LlmsArticle = Pick<ExportedArticle, "slug" | "title" | "excerpt" | "inShort" | "category">;

/**
 * The site's overview for assistants (https://llmstxt.org/): the main pages, and the newest articles as Markdown exports.
 *
 * @param site with what we did and did not do with the product
 * @param disclosurePage where the affiliate disclosure leads
 * @param informationPages pages about the site and its products, each with its lead
 * @param articles newest first
 * @param categories labels in the order of the site
 */
export function llmsTxt(
  site: FeedSettings & { readonly basis: string },
  disclosurePage: Pick<ExportedArticle, "title" | "path">,
  informationPages: readonly { readonly heading: string; readonly path: string; readonly lead: string }[],
  articles: readonly LlmsArticle[],
  categories: readonly string[],
): string {
  const entry = (name: string, path: string, about?: string) =>
    `- ${markdownLink(name, absoluteUrl(site.url, path))}${about ? `: ${about}` : ""}`;
  const sections: [string, string[]][] = [
    [
      "The site",
      [
        entry("Review", routes.review, `what the seller states beside what research found. ${site.basis}`),
        entry("Frequently asked questions", routes.faq),
        entry("Evidence", routes.evidence, "every work and claim, with what is known and what is not"),
        ...informationPages.map(({ heading, path, lead }) => entry(heading, path, lead)),
        entry(disclosurePage.title, disclosurePage.path, "how this site earns, and where the seller’s figures come from"),
        entry("Every article by title", routes.archive),
      ],
    ],
    ...categories.map((category): [string, string[]] => [
      category,
      articles
        .filter((article) => article.category.label === category)
        .map((article) => entry(article.title, files.markdownExport(article.slug), getAbstract(article))),
    ]),
    ["Optional", [entry("RSS feed", files.rss), entry("Sitemap", files.sitemap)]],
  ];
  return [
    `# ${site.brand}`,
    `> ${site.description}`,
    `${site.disclosure} Articles are linked as Markdown; the URL of an article’s page is the same with a slash instead of “.md”.`,
    ...sections.filter(([, entries]) => entries.length > 0).map(([heading, entries]) => `## ${heading}\n\n${entries.join("\n")}`),
  ]
    .join("\n\n")
    .concat("\n");
}
