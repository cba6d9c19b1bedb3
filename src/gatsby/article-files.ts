import type { Root } from "hast";
import { readOffer } from "../content-model/node/content-folder";
import { fillOfferInMarkdown } from "../content-model/offer";
import { normalizeText } from "../content-model/front-matter";
import type { ArticleWithTree, ExportedArticle, FeedSettings } from "../feeds/feed-types";
import { llmsTxt } from "../feeds/llms-txt";
import { markdownExport } from "../feeds/markdown-export";
import { rssFeed } from "../feeds/rss";
import { FEED_POSTS, LLMS_POSTS } from "../site/limits";
import { files } from "../site/routes";

/** Runs a query; throws when it has errors. */
export type Graphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

type Post = ExportedArticle & { id: string; parent: { rawMarkdownBody: string } };

interface Base {
  author: { name: string } | null;
  product: { basis: string };
  siteSettings: FeedSettings & { disclosurePage: { title: string; path: string } };
  allCategory: { nodes: { label: string }[] };
  allInformationPage: { nodes: { heading: string; path: string; lead: string }[] };
  allPost: { nodes: Post[] };
}

const baseQuery = `{
  author { name }
  product { basis }
  siteSettings { url brand description author copyright affiliateLink placements { subIdParameter } disclosure disclosurePage { title path } }
  allCategory(sort: { position: ASC }) { nodes { label } }
  allInformationPage(sort: { path: ASC }) { nodes { heading path lead } }
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      id slug path title excerpt inShort date updated changes { day what } closingButton { label } figures
      category { label }
      faq { question answer }
      references { key authors year title source doi url caveat }
      claims { key source evidence }
      parent { ... on MarkdownRemark { rawMarkdownBody } }
    }
  }
}`;

/** The text of articles as HTML takes much longer to query than their fields, and only the feed needs it. */
const feedQuery = "query FeedPosts($ids: [String!]!) { posts(ids: $ids) { htmlAst } }";

/** The Markdown export of each article, the feed and llms.txt, by their paths. */
export async function articleFiles(graphql: Graphql): Promise<Map<string, string>> {
  const { author, product, siteSettings, allCategory, allInformationPage, allPost } = await graphql<Base>(baseQuery);
  const site = { ...siteSettings, author: author?.name ?? siteSettings.author };
  const posts = allPost.nodes;
  const texts = new Map<string, string>();
  const offer = readOffer();
  for (const post of posts) {
    const body = fillOfferInMarkdown(normalizeText(post.parent.rawMarkdownBody), offer);
    texts.set(files.markdownExport(post.slug), markdownExport(site, post, body));
  }
  const newest = posts.slice(0, FEED_POSTS);
  const { posts: trees } = await graphql<{ posts: Pick<ArticleWithTree, "htmlAst">[] }>(feedQuery, { ids: newest.map(({ id }) => id) });
  texts.set(
    files.rss,
    rssFeed(
      site,
      newest.map((post, index): ArticleWithTree => ({ ...post, htmlAst: trees[index]?.htmlAst as Root })),
    ),
  );
  const labels = allCategory.nodes.map(({ label }) => label);
  const { disclosurePage } = siteSettings;
  texts.set(
    files.llms,
    llmsTxt({ ...site, basis: product.basis }, disclosurePage, allInformationPage.nodes, posts.slice(0, LLMS_POSTS), labels),
  );
  return texts;
}
