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
  /** Ids of elements on the page that links may lead to, besides those of {@link layoutFragments}. */
  readonly fragments?: readonly string[] | undefined;
}

/** Ids that the layout gives to every page. */
export const layoutFragments: readonly string[] = ["content", "menu"];
/** Ids of the review page's own sections. */
export const reviewFragments: readonly string[] = ["verdict", "offers", "pros", "cons", "legit", "checkout", "refund", "suits", "skip"];
/** Ids of an article's own sections: its questions and what to read next. */
export const postFragments: readonly string[] = ["questions", "related"];

interface HasFragments {
  /** Ids of elements in the content. Passed by the lint only: Gatsby does not need them. */
  readonly fragments?: readonly string[] | undefined;
}

/** A content file with a page of its own. */
interface PageSummary extends HasFragments {
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
export interface SiteSummary {
  /** In any order. */
  readonly posts: Nodes<PostSummary>;
  /** In the order of the site's navigation. */
  readonly categories: Nodes<{ readonly id: string; readonly slug: string }>;
  readonly informationPages: Nodes<PageSummary>;
  readonly legalPages: Nodes<PageSummary>;
  readonly references: Nodes<{ readonly key: string; readonly method: string }>;
  /** The methods of the evidence page, in its order. */
  readonly evidencePage: { readonly methods: readonly { readonly slug: string }[] } | null;
  /** Keys of the claims; passed by the lint only, like `fragments`. */
  readonly claims?: readonly string[];
  readonly home?: HasFragments;
  readonly review?: HasFragments;
  readonly faq?: HasFragments;
}

/**
 * Every page that the site has, for Gatsby to create.
 *
 * @throws when two pages have the same path, or a path would be outside the output folder
 */
export function sitePages(site: SiteSummary): SitePage[] {
  const pages = listPages(site);
  assertPaths(pages);
  return pages;
}

/** The pages that content makes, of which two may have the same path: the lint reports that and more. */
export function listPages(site: SiteSummary): SitePage[] {
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
function fixedPages(
  posts: readonly PostSummary[],
  { home, review, faq, informationPages, legalPages, categories }: SiteSummary,
): SitePage[] {
  const newest = (count: number) => posts.slice(0, count).map(({ id }) => id);
  const shownCategories = categories.nodes.map(({ slug }) => slug).filter((slug) => posts.some((post) => post.categorySlug === slug));
  return [
    { path: routes.home, template: "home", context: { postIds: newest(HOME_POSTS) }, ...home },
    { path: routes.review, template: "review", context: {}, fragments: [...reviewFragments, ...(review?.fragments ?? [])] },
    { path: routes.faq, template: "faq", context: {}, ...faq },
    { path: routes.archive, template: "archive", context: { postIds: newest(posts.length) }, fragments: shownCategories },
    ...informationPages.nodes.map(({ id, path, fragments }) => ({ path, template: "text", context: { id }, fragments })),
    ...legalPages.nodes.map(({ id, path, fragments }) => ({ path, template: "text", context: { id }, fragments })),
  ];
}

/** The pages of a list of articles; an empty list has one page. */
function blogLists(posts: readonly PostSummary[], pathOf: (n: number) => string, categoryId: string | null): SitePage[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: pathOf(index + 1),
    template: "blog-list",
    context: {
      categoryId,
      postIds: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE).map(({ id }) => id),
      pageNumber: index + 1,
      pageCount,
    },
  }));
}

/** A page for every article, with its related articles. */
function postPages(posts: readonly PostSummary[]): SitePage[] {
  const related = relatedPosts(posts);
  return posts.map(({ id, path, fragments = [] }) => ({
    path,
    template: "post",
    context: { id, relatedIds: related.get(id) ?? [] },
    fragments: [...postFragments, ...fragments],
  }));
}

function assertPaths(pages: readonly SitePage[]): void {
  const seen = new Map<string, SitePage>();
  for (const page of pages) {
    if (!/^\/(?:[a-z0-9-]+\/)*$/.test(page.path))
      throw new Error(`the page path ${page.path} may contain only a–z, 0–9, hyphens and slashes`);
    const other = seen.get(page.path);
    if (other) throw new Error(`two pages (${other.template}, ${page.template}) have the path ${page.path}`);
    seen.set(page.path, page);
  }
}

/** Sorts by date, newest first, then by path. */
export function newestFirst(a: Pick<PostSummary, "date" | "path">, b: Pick<PostSummary, "date" | "path">): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}
