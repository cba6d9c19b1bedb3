import { contentType, contentTypeNames } from "../content-model/content-types";
import type { Position, FieldPath } from "../content-model/diagnostic";
import type { PageIndex } from "../site/pages/page-index";
import { sitePages } from "../site/pages/site-pages";
import type { Redirect } from "../site/redirects";
import { statusLabel, type PublicationFields } from "../site/publication-status";
import { files, routes } from "../site/routes";
import { findFiles, isUnreadable, pathOf, type ContentFile, type ContentTree, type ValidFile } from "./content-tree";
import { atField } from "./rule";

type Post = ValidFile<"post">;

const isPublished = (tree: ContentTree, { value }: Post) => statusLabel(value, tree.today) === undefined;
const publishedPosts = (tree: ContentTree) => findFiles(tree, "post").filter((file) => isPublished(tree, file) && !isUnreadable(file));

/** Paths of all pages of a production build on the tree's day. */
export function sitePaths(tree: ContentTree): ReadonlySet<string> {
  const posts = publishedPosts(tree);
  return new Set([...sitePages(toPageIndex(tree, posts)).map(({ path }) => path), ...posts.map(pathOf)]);
}

/** Paths of all generated files other than pages: the feed, Markdown exports, llms.txt and robots.txt. */
export function siteFiles(tree: ContentTree): string[] {
  const exports = publishedPosts(tree).map(({ value }) => files.markdownExport(value.slug));
  return [files.rss, ...exports, files.llms, files.robots];
}

/** Paths of all pages and files, with the sitemap, whose plugin names it. */
export const existingPaths = (tree: ContentTree): ReadonlySet<string> => new Set([...sitePaths(tree), ...siteFiles(tree), files.sitemap]);

/** Maps the content to the input of {@link sitePages}. */
function toPageIndex(tree: ContentTree, posts: readonly Post[]): PageIndex {
  const toPage = (file: ContentFile) => ({ id: file.file, path: pathOf(file) });
  return {
    posts: {
      nodes: posts.map((file) => ({
        ...toPage(file),
        categorySlug: file.value.categorySlug,
        date: file.value.date,
        // These decide no path.
        updated: null,
        citedReferences: [],
      })),
    },
    categories: { nodes: findFiles(tree, "categories").flatMap(({ value }) => value.items.map(({ slug }) => ({ id: slug, slug }))) },
    informationPages: {
      nodes: contentTypeNames
        .filter((type) => contentType(type).nodes?.type === "InformationPage")
        .flatMap((type) => findFiles(tree, type).map(toPage)),
    },
    legalPages: {
      nodes: findFiles(tree, "legal")
        .filter((file) => !isUnreadable(file))
        .map(toPage),
    },
    references: { nodes: findFiles(tree, "reference").map(({ value: { id, method } }) => ({ key: id, method })) },
    evidencePage: { methods: findFiles(tree, "evidence").flatMap(({ value }) => value.methods) },
  };
}

/** A redirect that content declares, and where it does. */
interface DeclaredRedirect extends Redirect {
  readonly at: Position;
}

/**
 * Redirects from `redirectFrom` of published pages, categories and methods of the evidence page, and from `replacedBy` in
 * drafts that were published before.
 */
export function declaredRedirects(tree: ContentTree): DeclaredRedirect[] {
  const redirectsTo = (to: string, page: unknown, file: ContentFile, field: FieldPath = []): DeclaredRedirect[] =>
    to === "" || isUnreadable(file)
      ? []
      : ((page as { redirectFrom?: readonly string[] } | undefined)?.redirectFrom ?? []).map((from, i) => ({
          from,
          to,
          at: atField(file, [...field, "redirectFrom", i]),
        }));
  const pages = tree.files.filter(({ type }) => type !== "post");
  return [
    ...[...publishedPosts(tree), ...pages].flatMap((file) => redirectsTo(pathOf(file), file.value, file)),
    ...findFiles(tree, "post").flatMap((file) => {
      const { slug, draft, replacedBy } = file.value;
      return draft && replacedBy ? [{ from: routes.post(slug), to: replacedBy, at: atField(file, ["replacedBy"]) }] : [];
    }),
    ...findFiles(tree, "categories").flatMap((file) =>
      file.value.items.flatMap((item, i) => redirectsTo(routes.category(item.slug), item, file, ["items", i])),
    ),
    ...findFiles(tree, "evidence").flatMap((file) =>
      file.value.methods.flatMap((item, i) => redirectsTo(routes.evidenceOf(item.slug), item, file, ["methods", i])),
    ),
  ];
}

/** Articles that are not published on the tree's day, by path. */
export function unpublishedPosts(tree: ContentTree): Map<string, PublicationFields> {
  const unpublished = findFiles(tree, "post").filter((file) => !isPublished(tree, file));
  return new Map(unpublished.map(({ value }) => [routes.post(value.slug), value]));
}
