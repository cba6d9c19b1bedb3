import { HOME_POSTS, POSTS_PER_PAGE } from "../limits";
import { routes } from "../routes";
import { evidencePages } from "./evidence-pages";
import { relatedPosts } from "./related-posts";

/** A page to create: its path, its template, and the ids and numbers that the template's query needs. */
export interface SitePage {
  readonly path: string;
  /** File name in `src/templates/`, without its extension. */
  readonly template: string;
  readonly context: Readonly<Record<string, string | number | null | readonly string[]>>;
}

/** A content file with a page of its own. */
interface PageSummary {
  readonly id: string;
  readonly path: string;
}

export interface PostSummary extends PageSummary {
  readonly categorySlug: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Keys of the references that the article cites: articles with shared references are related. */
  readonly citedReferences: readonly string[];
}

export interface Nodes<T> {
  readonly nodes: readonly T[];
}

/** Everything that decides which pages the site has, as the query of `gatsby-node.ts` returns it. */
export interface PageIndex {
  /** In any order. */
  readonly posts: Nodes<PostSummary>;
  /** In the order of the site's navigation. */
  readonly categories: Nodes<{ readonly id: string; readonly slug: string }>;
  readonly informationPages: Nodes<PageSummary>;
  readonly legalPages: Nodes<PageSummary>;
  readonly references: Nodes<{ readonly key: string; readonly method: string }>;
  /** The methods of the evidence page, in its order. */
  readonly evidencePage: { readonly methods: readonly { readonly slug: string }[] } | null;
}

/** Every page that the site has. Paths differ, because the lint reports a slug that is used twice. */
export function sitePages(site: PageIndex): SitePage[] {
  const posts = [...site.posts.nodes].sort(newestFirst);
  return [
    ...fixedPages(posts, site),
    ...evidencePages(posts, site),
    ...blogLists(posts, routes.blogPage, null),
    ...site.categories.nodes.flatMap(({ id, slug }) =>
      blogLists(
        posts.filter(({ categorySlug }) => categorySlug === slug),
        (n) => routes.category(slug, n),
        id,
      ),
    ),
    ...postPages(posts),
  ];
}

/** Home, review, FAQ, the archive, the pages about the site and the legal pages. */
function fixedPages(posts: readonly PostSummary[], { informationPages, legalPages }: PageIndex): SitePage[] {
  const newest = (count: number) => posts.slice(0, count).map(({ id }) => id);
  return [
    { path: routes.home, template: "home", context: { postIds: newest(HOME_POSTS) } },
    { path: routes.review, template: "review", context: {} },
    { path: routes.faq, template: "faq", context: {} },
    { path: routes.archive, template: "archive", context: { postIds: newest(posts.length) } },
    ...[...informationPages.nodes, ...legalPages.nodes].map(({ id, path }) => ({ path, template: "text", context: { id } })),
  ];
}

/** The pages of a list of articles; an empty list has one page. */
function blogLists(posts: readonly PostSummary[], toPath: (n: number) => string, categoryId: string | null): SitePage[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: toPath(index + 1),
    template: "blog-list",
    context: {
      categoryId,
      postIds: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE).map(({ id }) => id),
      pageNumber: index + 1,
      pageCount,
    },
  }));
}

/** A page for every article, with its related articles: found when a context is read, because the lint reads only paths. */
function postPages(posts: readonly PostSummary[]): SitePage[] {
  let related: Map<string, string[]> | undefined;
  const toContext = (id: string) => ({ id, relatedIds: (related ??= relatedPosts(posts)).get(id) ?? [] });
  return posts.map(({ id, path }) => ({
    path,
    template: "post",
    get context() {
      return toContext(id);
    },
  }));
}

/** Sorts by date, newest first, then by path. */
export function newestFirst(a: Pick<PostSummary, "date" | "path">, b: Pick<PostSummary, "date" | "path">): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}
