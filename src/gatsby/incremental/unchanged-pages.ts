import { isDeepStrictEqual } from "util";
import type { Actions, CreatePagesArgs } from "gatsby";

/** A page in Gatsby's store. */
interface StoredPage {
  readonly component: string;
  readonly context: unknown;
  /** Milliseconds; Gatsby deletes pages that were not created or touched during a build. */
  updatedAt: number;
}

/**
 * A `createPage` that only touches a page whose component and context have not changed: creating it again makes Gatsby
 * search its whole state, once for each page.
 */
export function createPageIfChanged({ actions, getNode, store }: CreatePagesArgs): Actions["createPage"] {
  const { pages } = store.getState() as { pages: ReadonlyMap<string, StoredPage> };
  return (page, ...rest) => {
    const stored = pages.get(page.path);
    const isUnchanged =
      stored?.component === page.component && isDeepStrictEqual(stored.context, page.context) && getNode(`SitePage ${page.path}`);
    if (isUnchanged) stored.updatedAt = Date.now();
    else actions.createPage(page, ...rest);
  };
}
