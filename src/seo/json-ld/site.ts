import type { Organization, Person, WebSite } from "schema-dts";
import type { Queried } from "../../content-model/content-type";
import type { Author } from "../../content-model/types/author";
import type { SiteSettings } from "../../content-model/types/site";
import type { ResponsiveImage } from "../../content-model/figures/figure-data";
import { omitPlaceholder } from "../../site/placeholders";
import { absoluteUrl, routes } from "../../site/routes";

/** The settings that structured data has. Text in square brackets is a placeholder and not shown. */
export type JsonLdSite = Pick<SiteSettings, "url" | "brand" | "description" | "author" | "contactEmail" | "publisher"> & {
  /** The author, if it is a person. */
  readonly person?: PersonFacts | null;
};

interface PersonFacts extends Queried<Pick<Author, "role" | "biography" | "links">> {
  readonly portrait?: { readonly data: ResponsiveImage } | null;
}

/** The largest of the site’s icons, which are generated. */
const LOGO = { path: "/icon-512.png", size: 512 };

/** The publisher and the site, for the home page. Settings that are placeholders are left out. */
export function siteNodes(site: JsonLdSite): [Organization, WebSite] {
  return [
    {
      "@type": "Organization",
      name: site.brand,
      legalName: omitPlaceholder(site.publisher.name),
      url: absoluteUrl(site.url, routes.home),
      logo: { "@type": "ImageObject", url: absoluteUrl(site.url, LOGO.path), width: `${LOGO.size}`, height: `${LOGO.size}` },
      address: omitPlaceholder(site.publisher.place),
      email: omitPlaceholder(site.contactEmail),
      publishingPrinciples: absoluteUrl(site.url, routes.editorialPolicy),
    },
    {
      "@type": "WebSite",
      name: site.brand,
      url: absoluteUrl(site.url, routes.home),
      description: site.description,
    },
  ];
}

/** The author: of an article or the review, or on their own page. */
export function authorNode(site: JsonLdSite): Organization | Person {
  const author = { name: site.author, url: absoluteUrl(site.url, routes.about) };
  if (!site.person) return { "@type": "Organization", ...author };
  const { role, biography, links, portrait } = site.person;
  const portraitFile = portrait?.data.images.fallback?.src;
  return {
    "@type": "Person",
    ...author,
    jobTitle: role,
    description: biography,
    image: portraitFile && absoluteUrl(site.url, portraitFile),
    sameAs: links ?? undefined,
  };
}
