import { DocumentHead } from "../components/layout/document-head";
import { graph } from "../seo/json-ld/graph";
import { nodeId } from "../seo/json-ld/ids";
import { itemList } from "../seo/json-ld/lists";
import { siteNodes, type SiteFacts } from "../seo/json-ld/site";
import { breadcrumb, webPage, type WebPageLinks } from "../seo/json-ld/web-page";
import type { PageMetadata } from "../seo/page-metadata";
import type { Crumb } from "../site/breadcrumbs";

interface PageHead extends Pick<PageMetadata, "path" | "title" | "description" | "image" | "article" | "alternates" | "noindex"> {
  readonly site: SiteFacts;
  /** From home to this page; none on the home page. */
  readonly breadcrumbs?: readonly Crumb[];
  readonly kind?: "WebPage" | "AboutPage";
  readonly links?: WebPageLinks;
  readonly list?: readonly Crumb[];
  /** JSON-LD nodes that the page's node refers to, such as its author. */
  readonly relatedNodes?: readonly unknown[];
  readonly nodes?: readonly unknown[];
}

/** A page's `<head>`: metadata, and structured data for pages that search engines may index. */
export function pageHead({ site, breadcrumbs, kind = "WebPage", links, list, relatedNodes = [], nodes = [], ...page }: PageHead) {
  return (
    <DocumentHead
      metadata={{
        ...page,
        siteUrl: site.url,
        siteName: site.brand,
        graph: page.noindex
          ? undefined
          : graph([
              ...siteNodes(site),
              ...relatedNodes,
              list
                ? webPage(site, page, "CollectionPage", { ...links, mainEntity: nodeId(site, page.path, "list") })
                : webPage(site, page, kind, links),
              ...(breadcrumbs ? [breadcrumb(site, breadcrumbs)] : []),
              ...(list ? [itemList(site, page.path, list)] : []),
              ...nodes,
            ]),
      }}
    />
  );
}
