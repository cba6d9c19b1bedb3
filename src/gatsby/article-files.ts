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
export type Graphql = <Data>(query: string) => Promise<Data>;

type Post = ExportedArticle & { parent: { rawMarkdownBody: string } };

interface Articles {
  author: { name: string } | null;
  product: { basis: string };
  siteSettings: FeedSettings & { disclosurePage: { title: string; path: string } };
  allCategory: { nodes: { label: string }[] };
  allInformationPage: { nodes: { heading: string; path: string; lead: string }[] };
  allPost: { nodes: Post[] };
  newest: { nodes: Pick<ArticleWithTree, "htmlAst">[] };
}

/** The text of articles as HTML takes much longer to query than their fields, and only the feed needs it. */
const query = `{
  author { name }
  product { basis }
  siteSettings { url brand description author copyright affiliateLink placements { subIdParameter } disclosure disclosurePage { title path } }
  allCategory(sort: { position: ASC }) { nodes { label } }
  allInformationPage(sort: { path: ASC }) { nodes { heading path lead } }
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      slug path title excerpt inShort date updated changes { day what } closingButton { label } figures
      category { label }
      faq { question answer }
      references { key authors year title source doi url caveat }
      claims { key source evidence }
      parent { ... on MarkdownRemark { rawMarkdownBody } }
    }
  }
  newest: allPost(sort: [{ date: DESC }, { slug: ASC }], limit: ${FEED_POSTS}) { nodes { htmlAst } }
}`;

/** The Markdown export of each article, the feed and llms.txt, by their paths. */
export async function articleFiles(graphql: Graphql): Promise<Map<string, string>> {
  const { author, product, siteSettings, allCategory, allInformationPage, allPost, newest } = await graphql<Articles>(query);
  const site = { ...siteSettings, author: author?.name ?? siteSettings.author };
  const posts = allPost.nodes;
  const offer = readOffer();
  const toExport = (post: Post) => markdownExport(site, post, fillOfferInMarkdown(normalizeText(post.parent.rawMarkdownBody), offer));
  const inFeed = newest.nodes.map((tree, index) => ({ ...(posts[index] as Post), ...tree }));
  const labels = allCategory.nodes.map(({ label }) => label);
  const about = { ...site, basis: product.basis };
  return new Map([
    ...posts.map((post) => [files.markdownExport(post.slug), toExport(post)] as const),
    [files.rss, rssFeed(site, inFeed)],
    [files.llms, llmsTxt(about, siteSettings.disclosurePage, allInformationPage.nodes, posts.slice(0, LLMS_POSTS), labels)],
  ]);
}
