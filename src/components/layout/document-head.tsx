import { serializeGraph } from "../../seo/json-ld/graph";
import { feedAlternate, type PageMetadata } from "../../seo/page-metadata";
import { absoluteUrl } from "../../site/routes";
import { colours } from "../../styles/tokens";

/** All metadata of a page. Every template renders its head with it. */
export function DocumentHead({ metadata }: { readonly metadata: PageMetadata }) {
  const { title, description, path, siteUrl, siteName, image, article, alternates = [], noindex, graph } = metadata;
  const canonical = absoluteUrl(siteUrl, path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {[feedAlternate(siteName), ...alternates].map((alternate) => (
        <link key={alternate.path} rel="alternate" type={alternate.type} title={alternate.title} href={alternate.path} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.png" type="image/png" sizes="64x64" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.paper[0]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.paper[1]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      {image && (
        <>
          <meta property="og:image" content={absoluteUrl(siteUrl, image.path)} />
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
          <meta property="article:section" content={article.section} />
        </>
      )}
      {graph && <script type="application/ld+json">{serializeGraph(graph)}</script>}
    </>
  );
}
