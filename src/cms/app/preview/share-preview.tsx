import { OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, openGraphBackground, OpenGraphCard } from "../../../artwork/open-graph-card";
import { posterBackdrop } from "../../../artwork/open-graph-backdrops";
import { contentType, contentTypes, pagePath, type ContentValue } from "../../../content-model/content-types";
import { fillOfferFields } from "../../../content-model/offer";
import { fillMissingFields } from "../../../content-model/fill-missing-fields";
import type { Entry } from "../entry";
import type { CmsStore } from "../cms-store";
import { previewCategory, toCategories } from "./to-props";

/** An entry as a search result and as a shared link, while it is written; nothing for one without a page. */
export function SharePreview({ entry: { type, fields: written }, content }: { readonly entry: Entry; readonly content: CmsStore }) {
  const fields = fillOfferFields(written, content.offer);
  const path = pagePath(type, fields);
  const site = content.valueOf("site");
  if (path === undefined || !URL.canParse(site.url)) return null;
  const value = fillMissingFields(contentTypes[type].schema, fields) as ContentValue<"post">;
  const category = previewCategory(value, toCategories(content.valueOf("categories")));
  const { methods } = content.valueOf("evidence");
  const { evidenceMethods } = fields as { readonly evidenceMethods?: readonly string[] };
  const shown = type === "evidence" || type === "soundsPage" ? methods : methods.filter(({ slug }) => evidenceMethods?.includes(slug));
  const backdrop = posterBackdrop(shown, content.valuesOf("reference"));
  const text = contentType(type).nodes?.openGraph?.(value as never, { category, site });
  const image = text && { ...text, brand: site.brand, logo: site.logo, backdrop };
  return (
    <>
      <section className="search-result" aria-label="In search results">
        <h3>In search results</h3>
        <p className="url">{[new URL(site.url).host, ...path.split("/").filter(Boolean)].join(" › ")}</p>
        <p className="title">{String(fields["title"] ?? "") || "No title yet"}</p>
        <p className="description">{String(fields["metaDescription"] ?? "") || "No description yet"}</p>
      </section>
      {image && (
        <section aria-label="As a shared link">
          <h3>As a shared link</h3>
          <svg
            className="open-graph"
            viewBox={`0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}`}
            role="img"
            aria-label={`Open Graph image: ${image.title}`}
          >
            <g dangerouslySetInnerHTML={{ __html: openGraphBackground(image) }} />
            <foreignObject width={OPEN_GRAPH_WIDTH} height={OPEN_GRAPH_HEIGHT}>
              <OpenGraphCard content={image} />
            </foreignObject>
          </svg>
        </section>
      )}
    </>
  );
}
