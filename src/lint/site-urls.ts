import type { ContentTypeName } from "../content-model/content-types";
import { archivePages } from "../site/archive";
import { POSTS_PER_PAGE } from "../site/limits";
import type { Redirect } from "../site/redirects";
import { statusLabel, type Publication } from "../site/publication-status";
import { files, routes } from "../site/routes";
import { filesOf, type ContentTree } from "./content-tree";
import { atField } from "./rule";

/** The articles that are published on the tree's day. */
const publishedPosts = (tree: ContentTree) => filesOf(tree, "post").filter(({ value }) => statusLabel(value, tree.today) === undefined);

const known = new WeakMap<ContentTree, ReadonlySet<string>>();

/** Every address that the content makes in a build for production, as the builders of pages would; several rules ask for those of one tree. */
export function sitePaths(tree: ContentTree): ReadonlySet<string> {
  const paths = known.get(tree) ?? makePaths(tree);
  known.set(tree, paths);
  return paths;
}

function makePaths(tree: ContentTree): ReadonlySet<string> {
  const posts = publishedPosts(tree).map(({ value }) => value);
  const categories = filesOf(tree, "categories").flatMap(({ value }) => value.items);
  const pages = (count: number, path: (n: number) => string) =>
    Array.from({ length: Math.max(1, Math.ceil(count / POSTS_PER_PAGE)) }, (_, i) => path(i + 1));
  return new Set([
    routes.home,
    routes.review,
    routes.faq,
    routes.about,
    routes.editorialPolicy,
    ...archivePages(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    ).pages.map(({ path }) => path),
    ...filesOf(tree, "legal").map(({ value }) => routes.legal(value.slug)),
    ...posts.map(({ slug }) => routes.post(slug)),
    ...pages(posts.length, routes.blogPage),
    ...categories.flatMap(({ slug }) => pages(posts.filter((post) => post.categorySlug === slug).length, (n) => routes.category(slug, n))),
  ]);
}

/** The feeds that the site offers: its own and one of each kind for every category. */
export function feedPaths(tree: ContentTree): string[] {
  const categories = filesOf(tree, "categories").flatMap(({ value }) => value.items);
  return [routes.home, ...categories.map(({ slug }) => routes.category(slug))].flatMap((list) => [files.rss(list), files.jsonFeed(list)]);
}

/** A move that content names, and where it names it. */
export interface DeclaredRedirect extends Redirect {
  readonly place: { readonly file: string; readonly line: number; readonly column: number };
}

/** The content as it will be when every article that waits for its day is published; drafts stay out. */
export const onceAllIsDue = (tree: ContentTree): ContentTree => ({ ...tree, today: undefined });

/** What front matter and settings of published files say in `redirectFrom`. */
export function declaredRedirects(tree: ContentTree): DeclaredRedirect[] {
  const movesTo = (
    to: string,
    from: readonly string[] | undefined,
    placeOf: (index: number) => DeclaredRedirect["place"],
  ): DeclaredRedirect[] => (from ?? []).map((address, index) => ({ from: address, to, place: placeOf(index) }));
  return [
    ...publishedPosts(tree).flatMap((file) =>
      movesTo(routes.post(file.value.slug), file.value.redirectFrom, (i) => atField(file, ["redirectFrom", i])),
    ),
    ...filesOf(tree, "legal").flatMap((file) =>
      movesTo(routes.legal(file.value.slug), file.value.redirectFrom, (i) => atField(file, ["redirectFrom", i])),
    ),
    ...filesOf(tree, "categories").flatMap((file) =>
      file.value.items.flatMap(({ slug, redirectFrom }, item) =>
        movesTo(routes.category(slug), redirectFrom, (i) => atField(file, ["items", item, "redirectFrom", i])),
      ),
    ),
  ];
}

/** The articles that are not published on the tree's day, by their paths. */
export function unpublishedPosts(tree: ContentTree): Map<string, Publication> {
  return new Map(
    filesOf(tree, "post").flatMap(({ value }) =>
      statusLabel(value, tree.today) === undefined ? [] : [[routes.post(value.slug), value] as const],
    ),
  );
}

/**
 * A test of whether a path leads nowhere in a build for production. A path that a file which could not be read might make is not said to: the
 * file itself has been told of.
 */
export function deadPaths(tree: ContentTree): (path: string) => boolean {
  const paths = sitePaths(tree);
  const broken = (...types: ContentTypeName[]) => tree.files.some(({ type, value }) => value === undefined && types.includes(type));
  const blogIsUnsettled = broken("post", "categories");
  const legalIsUnsettled = broken("legal");
  return (path) => !paths.has(path) && !(path.startsWith(routes.blog) ? blogIsUnsettled : legalIsUnsettled);
}
