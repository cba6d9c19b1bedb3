import { routes } from "./routes";

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface CategoryCrumb {
  readonly label: string;
  readonly slug: string;
}

const home: Crumb = { name: "Home", path: routes.home };
const blog: Crumb = { name: "Blog", path: routes.blog };

/** Breadcrumbs from home to the page itself, for the visible list and for structured data. */
export const breadcrumbs = {
  page: (name: string, path: string): Crumb[] => [home, { name, path }],
  blog: (n: number): Crumb[] => [home, blog, ...numbered(n, routes.blogPage)],
  category: ({ label, slug }: CategoryCrumb, n: number): Crumb[] => [
    home,
    blog,
    { name: label, path: routes.category(slug) },
    ...numbered(n, (page) => routes.category(slug, page)),
  ],
  archive: (): Crumb[] => [home, blog, { name: "Every article", path: routes.archive }],
  evidence: (method?: Crumb): Crumb[] => [home, { name: "Evidence", path: routes.evidence }, ...(method ? [method] : [])],
  post: (category: CategoryCrumb, title: string, path: string): Crumb[] => [...breadcrumbs.category(category, 1), { name: title, path }],
} as const;

function numbered(n: number, toPath: (page: number) => string): Crumb[] {
  return n === 1 ? [] : [{ name: `Page ${n}`, path: toPath(n) }];
}
