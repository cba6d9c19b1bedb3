import { useEffect, useRef } from "react";
import {
  OPEN_GRAPH_HEIGHT,
  OPEN_GRAPH_WIDTH,
  openGraphBackground,
  OpenGraphCard,
  type OpenGraphContent,
} from "../../../artwork/open-graph-card";
import { openGraphTexts } from "../../../artwork/open-graph-texts";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../../content-model/content-types";
import { findBand } from "../../../site/bands";
import files from "../../../styles/font-files.json";
import { fillMissingFields, findEntryPath } from "../collections";
import type { Entry } from "../entry";
import type { SiteContent } from "../site-content";

interface SharePreviewProps {
  readonly entry: Entry;
  readonly content: SiteContent;
}

/** An entry as a search result and as a shared link, while it is written; nothing for one without a page. */
export function SharePreview({ entry: { type, fields }, content }: SharePreviewProps) {
  const path = findEntryPath(type, fields);
  const site = content.valueOf("site");
  if (path === undefined || !site) return null;
  const openGraph = toOpenGraph(type, fillMissingFields(contentTypes[type].schema, fields), content);
  const steps = path.split("/").filter(Boolean);
  return (
    <>
      <section className="search-result" aria-label="In search results">
        <h3>In search results</h3>
        <p className="url">{[new URL(site.url).host, ...steps].join(" › ")}</p>
        <p className="title">{String(fields["title"] ?? "") || "No title yet"}</p>
        <p className="description">{String(fields["metaDescription"] ?? "") || "No description yet"}</p>
      </section>
      {openGraph && (
        <section aria-label="As a shared link">
          <h3>As a shared link</h3>
          <OpenGraphImage content={{ ...openGraph, brand: site.brand }} />
        </section>
      )}
    </>
  );
}

/** What the Open Graph image of an entry shows; undefined for types without one. */
function toOpenGraph(type: ContentTypeName, value: unknown, content: SiteContent): Omit<OpenGraphContent, "brand"> | undefined {
  const site = content.valueOf("site");
  switch (type) {
    case "post": {
      const post = value as ContentValue<"post">;
      const category = content.valueOf("categories")?.items.find(({ slug }) => slug === post.categorySlug);
      const unknown = { label: "", slug: "", band: "alpha", motif: "ridges" } as const;
      return openGraphTexts.Post(post, category ? { ...category, band: findBand(category) } : unknown, site ?? {});
    }
    case "home":
      return openGraphTexts.HomePage(value as ContentValue<"home">);
    case "review":
      return openGraphTexts.ReviewPage(value as ContentValue<"review">);
    case "faq":
      return openGraphTexts.FaqPage(value as ContentValue<"faq">);
    case "about":
    case "editorialPolicy":
    case "listen":
      return openGraphTexts.InformationPage(value as ContentValue<"about">);
    case "legal":
      return openGraphTexts.LegalPage(value as ContentValue<"legal">);
    default:
      return undefined;
  }
}

function OpenGraphImage({ content }: { readonly content: OpenGraphContent }) {
  const image = useRef<SVGSVGElement>(null);
  useEffect(() => {
    // Without the site's fonts, the picture has the browser's own.
    if (image.current) void loadFonts(image.current.ownerDocument).catch(() => undefined);
  }, []);
  return (
    <svg
      ref={image}
      className="open-graph"
      viewBox={`0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}`}
      role="img"
      aria-label={`Open Graph image: ${content.title}`}
    >
      <g dangerouslySetInnerHTML={{ __html: openGraphBackground(content) }} />
      <foreignObject width={OPEN_GRAPH_WIDTH} height={OPEN_GRAPH_HEIGHT}>
        <OpenGraphCard content={content} />
      </foreignObject>
    </svg>
  );
}

/** Adds the site's fonts to the document in which the preview is drawn. */
async function loadFonts({ fonts }: Document): Promise<void> {
  const faces = [
    new FontFace("Newsreader", `url(${files.serif})`, { weight: "400 500" }),
    new FontFace("Hanken Grotesk", `url(${files.sans})`, { weight: "400 600" }),
  ];
  for (const face of faces) if (![...fonts].some(({ family }) => family === face.family)) fonts.add(await face.load());
}
