import { buildDay } from "../site/build-day";
import { heldBack, showsHeldBack, type Publication } from "../site/publication";

/** The node that an article leaves in place of itself while it is held back. No page, list or feed asks for it. */
export const heldBackType = "HeldBackPost";

/** What becomes of an article in this build. */
export interface Fate {
  /** Whether it becomes an article's node at all. */
  readonly isShown: boolean;
  /** Why it is not published, for its ribbon; null for one that is. */
  readonly notice: string | null;
}

/** Says what becomes of an article, given the environment that names day and kind of build. */
export function fateIn(environment: Readonly<Record<string, string | undefined>>): (post: Publication) => Fate {
  const today = buildDay(environment);
  const showsAll = showsHeldBack(environment);
  return (post) => {
    const notice = heldBack(post, today) ?? null;
    return { isShown: notice === null || showsAll, notice };
  };
}
