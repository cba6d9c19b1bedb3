import { HOME_POSTS } from "../limits";
import { routes } from "../routes";
import type { EntrySummary, PageSpec, PostSummary } from "./page-spec";

/** A page about the site itself. */
export interface InformationSummary {
  readonly id: string;
  readonly path: string;
}

/**
 * The pages that stand once: home, review, FAQ, the pages about the site and the legal texts.
 *
 * @param posts newest first
 */
export function fixedPages(
  posts: readonly PostSummary[],
  informationPages: readonly InformationSummary[],
  legalPages: readonly EntrySummary[],
): PageSpec[] {
  return [
    { path: routes.home, template: "home", context: { postIds: posts.slice(0, HOME_POSTS).map(({ id }) => id) } },
    { path: routes.review, template: "review", context: {} },
    { path: routes.faq, template: "faq", context: {} },
    ...informationPages.map(({ id, path }) => ({ path, template: "information", context: { id } })),
    ...legalPages.map(({ id, slug }) => ({ path: routes.legal(slug), template: "legal", context: { id } })),
  ];
}
