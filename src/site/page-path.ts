import { routes } from "./routes";

/** Types of content that are a page each. */
const pageRoutes: Readonly<Record<string, string | ((slug: string) => string)>> = {
  home: routes.home,
  review: routes.review,
  faq: routes.faq,
  evidence: routes.evidence,
  listen: routes.listen,
  about: routes.about,
  editorialPolicy: routes.editorialPolicy,
  post: routes.post,
  legal: routes.legal,
};

/**
 * The path of a content file's page; undefined for content without a page of its own.
 *
 * @param type a content type of `src/content-model/content-types.ts`
 */
export function pagePath(type: string, value: unknown): string | undefined {
  const route = pageRoutes[type];
  return typeof route === "function" ? route((value as { readonly slug: string }).slug) : route;
}
