import { HOME_POSTS } from "../../site/limits";
import { routes } from "../../site/routes";
import type { EntrySummary, PageSpec, PostSummary } from "./page-spec";

/**
 * The pages that stand once: home, review, FAQ and the legal texts.
 *
 * @param posts newest first
 */
export function fixedPages(posts: readonly PostSummary[], legalPages: readonly EntrySummary[]): PageSpec[] {
  return [
    { path: routes.home, template: "home", context: { postIds: posts.slice(0, HOME_POSTS).map(({ id }) => id) } },
    { path: routes.review, template: "review", context: {} },
    { path: routes.faq, template: "faq", context: {} },
    ...legalPages.map(({ id, slug }) => ({ path: routes.legal(slug), template: "legal", context: { id } })),
  ];
}
