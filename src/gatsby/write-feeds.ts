import type { Root } from "hast";
import { shownLabel } from "../site/evidence-labels";
import type { FigureData } from "../site/figures/figure-data";
import { FEED_POSTS, LLMS_POSTS } from "../site/limits";
import { files, routes } from "../site/routes";
import type { FeedArticle, FeedChannel, FeedReference, FeedSite } from "../feeds/feed-types";
import { jsonFeed } from "../feeds/json-feed";
import { llmsTxt } from "../feeds/llms-txt";
import { rssFeed } from "../feeds/rss";
import type { Graphql } from "./strict-graphql";

interface Base {
  siteSettings: FeedSite;
  allCategory: { nodes: { slug: string; label: string; description: string; path: string }[] };
  allPost: { nodes: { slug: string; title: string; excerpt: string; inShort: string | null; category: { label: string } }[] };
}

interface PostNode extends Pick<FeedArticle, "path" | "title" | "excerpt" | "inShort" | "date" | "updated" | "changes"> {
  htmlAst: Root;
  citedReferences: string[];
  category: { label: string };
  faq: { question: string; answer: string }[];
  references: FeedReference[];
  claims: { key: string; source: string; evidence: string }[];
  figures: FigureData[];
  openGraphImage: { path: string };
}

const baseQuery = `query FeedBase($limit: Int!) {
  siteSettings { url brand description author copyright affiliateLink disclosure }
  allCategory(sort: { position: ASC }) { nodes { slug label description path } }
  allPost(sort: [{ date: DESC }, { slug: ASC }], limit: $limit) { nodes { slug title excerpt inShort category { label } } }
}`;

const articlesQuery = `query FeedPosts($filter: PostFilterInput!, $limit: Int!) {
  allPost(filter: $filter, sort: [{ date: DESC }, { slug: ASC }], limit: $limit) {
    nodes {
      path title excerpt inShort date updated changes htmlAst citedReferences
      category { label }
      faq { question answer }
      references { key authors year title source doi caveat }
      claims { key source evidence }
      figures
      openGraphImage { path }
    }
  }
}`;

/**
 * Makes the feeds of the site and of each category, and llms.txt. Each has a limited number of articles, so the work does
 * not grow with the site.
 *
 * @returns texts by path
 */
export async function buildFeeds(graphql: Graphql): Promise<Map<string, string>> {
  const { siteSettings: site, allCategory, allPost } = await graphql<Base>(baseQuery, { limit: LLMS_POSTS });
  const categories = allCategory.nodes;
  const texts = new Map<string, string>();
  const addFeeds = async (channel: Omit<FeedChannel, "articles">, filter: object) => {
    const { allPost: found } = await graphql<{ allPost: { nodes: PostNode[] } }>(articlesQuery, { filter, limit: FEED_POSTS });
    const full = { ...channel, articles: found.nodes.map(toFeedArticle) };
    texts.set(files.rss(channel.list), rssFeed(site, full));
    texts.set(files.jsonFeed(channel.list), jsonFeed(site, full));
  };
  await addFeeds({ title: site.brand, description: site.description, list: routes.home }, {});
  for (const { slug, label, description, path } of categories)
    await addFeeds({ title: `${site.brand}: ${label}`, description, list: path }, { categorySlug: { eq: slug } });
  texts.set(
    files.llms,
    llmsTxt(
      site,
      allPost.nodes.map(({ category, ...post }) => ({ ...post, category: category.label })),
      categories.map(({ label }) => label),
    ),
  );
  return texts;
}

function toFeedArticle({ htmlAst, citedReferences, category, faq, references, claims, openGraphImage, ...post }: PostNode): FeedArticle {
  const byKey = new Map(references.map((reference) => [reference.key, reference]));
  return {
    ...post,
    tree: htmlAst,
    category: category.label,
    questions: faq,
    references: citedReferences.flatMap((key) => byKey.get(key) ?? []),
    claims: Object.fromEntries(claims.map((claim) => [claim.key, shownLabel(claim)])),
    picture: openGraphImage.path,
  };
}
