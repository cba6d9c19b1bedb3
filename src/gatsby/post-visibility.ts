import { buildDay } from "../site/build-day";
import { showsUnpublished, statusLabel, type Publication } from "../site/publication-status";

/** Type of the node that replaces the Post node of an unpublished article. No page, list or feed queries it. */
export const unpublishedType = "UnpublishedPost";

/** How this build shows an article. */
export interface PostVisibility {
  /** Whether the article becomes a Post node. */
  readonly isShown: boolean;
  /** Why the article is not published; null for a published one. */
  readonly statusLabel: string | null;
}

/** Returns a function for the visibility of an article, given the environment, which sets the day and kind of the build. */
export function visibilityIn(environment: Readonly<Record<string, string | undefined>>): (post: Publication) => PostVisibility {
  const today = buildDay(environment);
  const showsAll = showsUnpublished(environment);
  return (post) => {
    const label = statusLabel(post, today) ?? null;
    return { isShown: label === null || showsAll, statusLabel: label };
  };
}
