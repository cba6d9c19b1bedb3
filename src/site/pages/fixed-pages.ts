import { HOME_POSTS, HOME_TRACES } from "../limits";
import { routes } from "../routes";
import type { PageSpec, PostSummary, SiteSummary } from "./page-spec";

/** Ids of the review page's own sections. */
export const reviewFragments: readonly string[] = ["verdict", "offers", "pros", "cons", "suits", "skip"];

/**
 * Pages that exist once: home, review, FAQ, the pages about the site and the legal pages.
 *
 * @param posts newest first
 */
export function fixedPages(posts: readonly PostSummary[], { home, review, faq, informationPages, legalPages }: SiteSummary): PageSpec[] {
  const newest = (count: number) => posts.slice(0, count).map(({ id }) => id);
  return [
    { path: routes.home, template: "home", context: { postIds: newest(HOME_POSTS), traceIds: newest(HOME_TRACES) }, ...home },
    { path: routes.review, template: "review", context: {}, fragments: [...reviewFragments, ...(review?.fragments ?? [])] },
    { path: routes.faq, template: "faq", context: {}, ...faq },
    ...informationPages.map(({ id, path, fragments }) => ({ path, template: "information", context: { id }, fragments })),
    ...legalPages.map(({ id, slug, fragments }) => ({ path: routes.legal(slug), template: "legal", context: { id }, fragments })),
  ];
}
