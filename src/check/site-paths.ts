import type { ContentTypeName } from "../content-model/content-types";
import { POSTS_PER_PAGE } from "../site/limits";
import { routes } from "../site/routes";
import { filesOf, type ContentTree } from "./content-tree";

/** Every address that the content makes, as the builders of pages would. */
function sitePaths(tree: ContentTree): Set<string> {
  const posts = filesOf(tree, "post").map(({ value }) => value);
  const categories = filesOf(tree, "categories").flatMap(({ value }) => value.items);
  const pages = (count: number, path: (n: number) => string) =>
    Array.from({ length: Math.max(1, Math.ceil(count / POSTS_PER_PAGE)) }, (_, i) => path(i + 1));
  return new Set([
    routes.home,
    routes.review,
    routes.faq,
    ...filesOf(tree, "legal").map(({ value }) => routes.legal(value.slug)),
    ...posts.map(({ slug }) => routes.post(slug)),
    ...pages(posts.length, routes.blogPage),
    ...categories.flatMap(({ slug }) => pages(posts.filter((post) => post.categorySlug === slug).length, (n) => routes.category(slug, n))),
  ]);
}

/**
 * A test of whether a path leads nowhere. A path that a file which could not be read might make is not said to: the
 * file itself has been told of.
 */
export function deadPaths(tree: ContentTree): (path: string) => boolean {
  const paths = sitePaths(tree);
  const broken = (...types: ContentTypeName[]) => tree.files.some(({ type, value }) => value === undefined && types.includes(type));
  const blogIsUnsettled = broken("post", "categories");
  const legalIsUnsettled = broken("legal");
  return (path) => !paths.has(path) && !(path.startsWith(routes.blog) ? blogIsUnsettled : legalIsUnsettled);
}
