import type { ContentTypeName } from "../content-model/content-types";
import { routes } from "./routes";

/** Types of content that are a page each. */
const pageRoutes: { readonly [N in ContentTypeName]?: string | ((slug: string) => string) } = {
  home: routes.home,
  review: routes.review,
  faq: routes.faq,
  evidence: routes.evidence,
  about: routes.about,
  editorialPolicy: routes.editorialPolicy,
  post: routes.post,
  legal: routes.legal,
};

/** The path of a content file's page; undefined for content without a page of its own. */
export function pagePath(type: ContentTypeName, value: unknown): string | undefined {
  const route = pageRoutes[type];
  return typeof route === "function" ? route((value as { readonly slug: string }).slug) : route;
}
