import { createContext, useContext, type PropsWithChildren } from "react";
import type { LinkData, PageSite } from "./props";

interface PageContext {
  readonly site: PageSite;
  readonly path: string;
}

const Context = createContext<PageContext | undefined>(undefined);

/** Gives all that is drawn below it the settings of the site and the path of the page. */
export function PageProvider({ children, ...page }: PropsWithChildren<PageContext>) {
  return <Context value={page}>{children}</Context>;
}

/** @throws outside of a page */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error("a PageProvider is needed around what is drawn");
  return page;
}

/** Links to the information pages at these paths, in their order; those that the site is without are left out. */
export const findPages = ({ pages }: Pick<PageSite, "pages">, ...paths: readonly string[]): LinkData[] =>
  paths.flatMap((wanted) => pages.find(({ path }) => path === wanted) ?? []);
