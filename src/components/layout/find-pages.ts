import type { LinkData, PageSite } from "../props";

/** Links to the information pages at these paths, in their order; those that the site is without are left out. */
export const findPages = ({ pages }: Pick<PageSite, "pages">, ...paths: readonly string[]): LinkData[] =>
  paths.flatMap((wanted) => pages.find(({ path }) => path === wanted) ?? []);
