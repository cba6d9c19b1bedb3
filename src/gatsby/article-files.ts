import { normalizeText } from "../content-model/front-matter";
import type { ExportedArticle, FeedArticle, FeedChannel, FeedSite } from "../feeds/feed-types";
import { jsonFeed } from "../feeds/json-feed";
import { llmsTxt } from "../feeds/llms-txt";
import { markdownExport } from "../feeds/markdown-export";
import { rssFeed } from "../feeds/rss";
import { parseMarkdownNatively } from "../markdown/node/native-parser";
import { FEED_POSTS, LLMS_POSTS } from "../site/limits";
import { files, routes } from "../site/routes";

/** Runs a query; throws when it has errors. */
export type Graphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

interface Base {
  siteSettings: FeedSite & { disclosurePage: { title: string; path: string } };
  allCategory: { nodes: { slug: string; label: string; description: string; path: string }[] };
  allPost: { nodes: (ExportedArticle & { parent: { rawMarkdownBody: string } })[] };
}

const exportedFields = `
  slug path title excerpt inShort date updated changes closingButton { label } figures
  category { label }
  faq { question answer }
  references { key authors year title source doi caveat }
  claims { key source evidence }
`;

const baseQuery = `{
  siteSettings { url brand description author copyright affiliateLink disclosure disclosurePage { title path } }
  allCategory(sort: { position: ASC }) { nodes { slug label description path } }
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { ${exportedFields} parent { ... on MarkdownRemark { rawMarkdownBody } } }
  }
}`;

const feedQuery = `query FeedPosts($filter: PostFilterInput!, $limit: Int!) {
  allPost(filter: $filter, sort: [{ date: DESC }, { slug: ASC }], limit: $limit) {
    nodes { ${exportedFields} htmlAst openGraphImage { path } }
  }
}`;

/** Makes, by path, the Markdown export of each article, the feeds of the site and of each category, and llms.txt. */
export async function makeArticleFiles(graphql: Graphql): Promise<Map<string, string>> {
  const { siteSettings: site, allCategory, allPost } = await graphql<Base>(baseQuery);
  const categories = allCategory.nodes;
  const texts = new Map<string, string>();
  for (const post of allPost.nodes) {
    const body = normalizeText(post.parent.rawMarkdownBody);
    texts.set(files.markdownExport(post.slug), markdownExport(site, post, body, parseMarkdownNatively));
  }
  const addFeeds = async (channel: Omit<FeedChannel, "articles">, filter: object) => {
    const { allPost: found } = await graphql<{ allPost: { nodes: FeedArticle[] } }>(feedQuery, { filter, limit: FEED_POSTS });
    const full = { ...channel, articles: found.nodes };
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
      site.disclosurePage,
      allPost.nodes.slice(0, LLMS_POSTS),
      categories.map(({ label }) => label),
    ),
  );
  return texts;
}
