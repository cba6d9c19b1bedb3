import { serializeGraph } from "../seo/json-ld/graph";
import { breadcrumb } from "../seo/json-ld/breadcrumb";
import type { JsonLdSite } from "../seo/json-ld/site";
import type { Crumb } from "../site/breadcrumbs";
import { absoluteUrl, files } from "../site/routes";
import { colors } from "../styles/tokens";

interface PageHead {
  readonly site: JsonLdSite;
  readonly path: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly openGraphImage?: { readonly path: string; readonly width: number; readonly height: number; readonly alt: string } | undefined;
  readonly article?: { readonly published: string; readonly modified: string; readonly author: string };
  /** Path of the page as Markdown. */
  readonly markdown?: string;
  readonly noindex?: boolean;
  /** From home to this page; none on the home page. */
  readonly breadcrumbs?: readonly Crumb[];
  /** JSON-LD nodes of the content. */
  readonly nodes?: readonly unknown[];
}

/** A page's `<head>`: metadata, and structured data for pages that search engines may index. */
export function pageHead({ site, path, title, metaDescription: description, openGraphImage: image, ...page }: PageHead) {
  const { article, markdown, breadcrumbs, nodes = [], noindex } = page;
  const canonical = absoluteUrl(site.url, path);
  const graph = breadcrumbs ? [breadcrumb(site, breadcrumbs), ...nodes] : nodes;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <link rel="alternate" type="application/rss+xml" title={`${site.brand} (RSS)`} href={files.rss} />
      {markdown && <link rel="alternate" type="text/markdown" title="This article as Markdown" href={markdown} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.png" type="image/png" sizes="64x64" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.paper[0]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.paper[1]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={site.brand} />
      {image && (
        <>
          <meta property="og:image" content={absoluteUrl(site.url, image.path)} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {/* X takes all else from Open Graph. */}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {article && (
        <>
          <meta name="author" content={article.author} />
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
        </>
      )}
      {!noindex && <script type="application/ld+json">{serializeGraph(graph)}</script>}
    </>
  );
}
