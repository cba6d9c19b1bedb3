import { buildDay } from "../site/build-day";
import { statusLabel, showsUnpublished, type Publication } from "../site/publication-status";

/** The node that an article leaves in place of itself while it is held back. No page, list or feed asks for it. */
export const unpublishedType = "UnpublishedPost";

/** What becomes of an article in this build. */
export interface PostVisibility {
  /** Whether it becomes an article's node at all. */
  readonly isShown: boolean;
  /** Why it is not published, for its ribbon; null for one that is. */
  readonly statusLabel: string | null;
}

/** Says what becomes of an article, given the environment that names day and kind of build. */
export function visibilityIn(environment: Readonly<Record<string, string | undefined>>): (post: Publication) => PostVisibility {
  const today = buildDay(environment);
  const showsAll = showsUnpublished(environment);
  return (post) => {
    const label = statusLabel(post, today) ?? null;
    return { isShown: label === null || showsAll, statusLabel: label };
  };
}
