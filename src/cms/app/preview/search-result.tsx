import { contentTypes, pagePath } from "../../../content-model/content-types";
import { fillOfferFields } from "../../../content-model/offer";
import { describeSchema } from "../../../content-model/schema-introspection";
import type { CmsStore } from "../cms-store";
import type { Entry } from "../entry";

/** An entry as a search result, while it is written; nothing for one without a page. */
export function SearchResult({ entry: { type, fields: written }, content }: { readonly entry: Entry; readonly content: CmsStore }) {
  const fields = fillOfferFields(written, content.offer);
  const path = pagePath(type, fields);
  const { url } = content.singleValue("site");
  if (path === undefined || !URL.canParse(url)) return null;
  return (
    <section className="search-result" aria-label="In search results">
      <h3>In search results</h3>
      <p className="url">{[new URL(url).host, ...path.split("/").filter(Boolean)].join(" › ")}</p>
      {describeSchema(contentTypes[type].schema).fields?.["title"] && (
        <p className="title">{String(fields["title"] ?? "") || "No title yet"}</p>
      )}
      <p className="description">{String(fields["metaDescription"] ?? "") || "No description yet"}</p>
    </section>
  );
}
