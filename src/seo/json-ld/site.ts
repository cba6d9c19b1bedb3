import type { Organization, Person, WebSite } from "schema-dts";
import type { Author } from "../../content-model/types/author";
import type { SiteSettings } from "../../content-model/types/site";
import type { ImageData } from "../../content-model/figures/figure-data";
import { omitPlaceholder } from "../../site/placeholders";
import { absoluteUrl, routes } from "../../site/routes";
import { authorId, organizationId, webSiteId } from "./ids";

/** Settings that every graph needs. Text in square brackets is a placeholder and not shown. */
export type JsonLdSite = Pick<SiteSettings, "url" | "brand" | "description" | "author" | "contactEmail" | "publisher"> & {
  /** The author, if it is a person. */
  readonly person?: PersonFacts | null;
};

interface PersonFacts extends Pick<Author, "role" | "biography"> {
  readonly links?: readonly string[] | null;
  readonly portrait?: { readonly data: ImageData } | null;
}

/** A square image in `static/`. */
const LOGO = { path: "/icon-512.png", size: 512 };

/** The publisher and the site, for every page. Settings that are placeholders are left out. */
export function siteNodes(site: JsonLdSite): [Organization, WebSite] {
  return [
    {
      "@type": "Organization",
      "@id": organizationId(site),
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
      "@id": webSiteId(site),
      name: site.brand,
      url: absoluteUrl(site.url, routes.home),
      description: site.description,
      inLanguage: "en",
      publisher: { "@id": organizationId(site) },
    },
  ];
}

/** The author, for every page that names one. */
export function authorNode(site: JsonLdSite): Organization | Person {
  const author = { "@id": authorId(site), name: site.author, url: absoluteUrl(site.url, routes.about) };
  const publisher = { "@id": organizationId(site) };
  if (!site.person) return { "@type": "Organization", ...author, parentOrganization: publisher };
  const { role, biography, links, portrait } = site.person;
  const portraitFile = portrait?.data.images.fallback?.src;
  return {
    "@type": "Person",
    ...author,
    jobTitle: role,
    description: biography,
    image: portraitFile && absoluteUrl(site.url, portraitFile),
    sameAs: links ?? undefined,
    affiliation: publisher,
  };
}
