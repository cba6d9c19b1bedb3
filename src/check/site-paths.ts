import type { ContentTypeName } from "../content-model/content-types";
import { POSTS_PER_PAGE } from "../site/limits";
import { routes } from "../site/routes";
import { filesOf, type ContentTree } from "./content-tree";

/** Every address that the content makes, as the builders of pages would. */
export function sitePaths(tree: ContentTree): Set<string> {
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

/** Whether a file that could not be read might make the page at `path`. */
export function isUnsettled(tree: ContentTree, path: string): boolean {
  const broken = (...types: ContentTypeName[]) => tree.files.some(({ type, value }) => value === undefined && types.includes(type));
  return path.startsWith(routes.blog) ? broken("post", "categories") : broken("legal");
}
