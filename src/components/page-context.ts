import { createContext, useContext } from "react";
import type { LinkData, PageSite } from "./props";

interface Page {
  readonly site: PageSite;
  readonly path: string;
}

/** Gives all that is drawn below it the settings of the site and the path of the page. */
export const PageContext = createContext<Page | undefined>(undefined);

/** @throws outside of a page */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("a PageContext is needed around what is drawn");
  return page;
}

/** Links to the information pages at these paths, in their order; those that the site is without are left out. */
export const findPages = ({ pages }: Pick<PageSite, "pages">, ...paths: readonly string[]): LinkData[] =>
  paths.flatMap((wanted) => pages.find(({ path }) => path === wanted) ?? []);
