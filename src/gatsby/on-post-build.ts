import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { normalizeText } from "../content-model/front-matter";
import { readOffer } from "../content-model/node/content-folder";
import { fillOfferInMarkdown } from "../content-model/offer";
import type { ArticleWithTree, ExportedArticle, FeedSettings } from "../feeds/exported-article";
import { llmsTxt } from "../feeds/llms-txt";
import { markdownExport } from "../feeds/markdown-export";
import { rssFeed } from "../feeds/rss";
import { FEED_POSTS, LLMS_POSTS } from "../site/limits";
import { MANIFEST_FILE, type BuildManifest } from "../site/build-manifest";
import { icons } from "../site/icons";
import { absoluteUrl, files } from "../site/routes";

type Post = ExportedArticle & { parent: { rawMarkdownBody: string } };

interface BuiltSite {
  allSitePage: { nodes: { path: string }[] };
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
  allSitePage { nodes { path } }
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

/** Writes feeds, Markdown exports, llms.txt and robots.txt, and lists what this build publishes. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<BuiltSite>(query);
  if (!data || errors) return reporter.panic("the site's files could not be made", errors as Error[]);
  const texts = siteTexts(data);
  const manifest: BuildManifest = {
    siteUrl: data.siteSettings.url,
    pages: data.allSitePage.nodes.map((page) => page.path).sort(),
    files: [...texts.keys(), ...Object.keys(icons)].sort(),
  };
  texts.set(`/${MANIFEST_FILE}`, JSON.stringify(manifest));
  for (const [url, text] of texts) {
    const file = path.join("public", url);
    // Most texts are those of the last build. A file that keeps its time is not loaded by browsers again.
    if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
};

/** The Markdown export of each article, the feed, llms.txt and robots.txt, by their paths. */
function siteTexts({ author, product, siteSettings, allCategory, allInformationPage, allPost, newest }: BuiltSite): Map<string, string> {
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
    // A deploy preview has it, too: its pages are noindex by their header, which crawlers must see.
    [files.robots, `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.url, files.sitemap)}\n`],
  ]);
}
