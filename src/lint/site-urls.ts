import type { ContentTypeName } from "../content-model/content-types";
import type { FieldPath } from "../content-model/yaml-document";
import { pagePath } from "../site/page-path";
import { feedPaths, filePaths } from "../site/pages/file-paths";
import { layoutFragments, listPages, type SitePage, type SiteSummary } from "../site/pages/site-pages";
import type { Redirect } from "../site/redirects";
import { statusLabel, type Publication } from "../site/publication-status";
import { routes } from "../site/routes";
import { findFiles, isUnreadable, type ContentFile, type ContentTree, type ValidFile } from "./content-tree";
import { memoize } from "../site/memoize";
import { atField, type FilePosition } from "./rule";

type Post = ValidFile<"post">;

const isPublished = (tree: ContentTree, { value }: Post) => statusLabel(value, tree.today) === undefined;
const publishedPosts = (tree: ContentTree) => findFiles(tree, "post").filter((file) => isPublished(tree, file));
const listCategories = (tree: ContentTree) => findFiles(tree, "categories").flatMap(({ value }) => value.items);

const pagesByPath = (tree: ContentTree, posts: readonly Post[]): ReadonlyMap<string, SitePage> =>
  new Map(listPages(toSummary(tree, posts)).map((page) => [page.path, page]));
const publishedPages = memoize((tree: ContentTree) => pagesByPath(tree, publishedPosts(tree)));

/** Paths of all pages of a production build on the tree's day. */
export function sitePaths(tree: ContentTree): ReadonlySet<string> {
  return new Set(publishedPages(tree).keys());
}

/** Paths of all feeds. */
export const siteFeeds = (tree: ContentTree): string[] => feedPaths(listCategories(tree));

/** Paths of all generated files other than pages: feeds, Markdown exports, llms.txt, robots.txt and security.txt. */
export const siteFiles = (tree: ContentTree): string[] =>
  filePaths(
    publishedPosts(tree).map(({ value }) => value),
    listCategories(tree),
  );

/** Maps the content to the input of {@link listPages}. */
function toSummary(tree: ContentTree, posts: readonly Post[]): SiteSummary {
  const faqEntries = findFiles(tree, "faq").flatMap(({ value }) => value.groups);
  const toPage = (file: ContentFile) => ({ id: file.file, path: findPath(file) ?? "", fragments: bodyFragments(file) });
  return {
    posts: {
      nodes: posts.map((file) => ({
        ...toPage(file),
        categorySlug: file.value.categorySlug,
        date: file.value.date,
        // They decide which articles are related, and with that no path.
        citedReferences: [],
        fragments: [...bodyFragments(file), ...citationFragments(file), ...file.value.faq.map((_, i) => `question-${i + 1}`)],
      })),
    },
    categories: { nodes: listCategories(tree).map(({ slug }) => ({ id: slug, slug })) },
    informationPages: { nodes: (["about", "editorialPolicy", "listen"] as const).flatMap((type) => findFiles(tree, type).map(toPage)) },
    legalPages: { nodes: findFiles(tree, "legal").map(toPage) },
    references: { nodes: findFiles(tree, "reference").map(({ value: { id, method } }) => ({ key: id, method })) },
    evidencePage: { methods: findFiles(tree, "evidence").flatMap(({ value }) => value.methods) },
    claims: findFiles(tree, "claim").map(({ value }) => value.id),
    home: {
      fragments: findFiles(tree, "home").flatMap(({ value: { faq, evidence } }) => [
        ...faq.entries,
        ...(evidence ? ["evidence", ...evidence.methods] : []),
      ]),
    },
    review: {
      fragments: findFiles(tree, "review").flatMap((file) => {
        const { evidenceMethods: methods } = file.value;
        return [...bodyFragments(file), ...citationFragments(file), ...(methods ? ["map", ...methods] : [])];
      }),
    },
    faq: { fragments: faqEntries.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]) },
  };
}

const bodyFragments = ({ content }: ContentFile): readonly string[] => content?.ids ?? [];

/** Ids of the list of references and of the numbers in the text that lead to it. */
function citationFragments({ content }: ContentFile): string[] {
  const cited = [...new Set(content?.citations.map(({ id }) => id))];
  return cited.length === 0 ? [] : ["references", ...cited.flatMap((id) => [`ref-${id}`, `cite-${id}`])];
}

/** Path of a content file's page; undefined for content that has none of its own. */
export const findPath = ({ type, value }: ContentFile): string | undefined => pagePath(type, value);

/**
 * Returns a function that lists the ids on a page that links may lead to, also for the previews of unpublished articles.
 * It returns undefined for unknown pages, and for all pages while a content file cannot be read.
 */
export function fragmentsByPath(tree: ContentTree): (path: string) => readonly string[] | undefined {
  if (tree.files.some(isUnreadable)) return () => undefined;
  const pages = pagesByPath(tree, findFiles(tree, "post"));
  return (path) => {
    const page = pages.get(path);
    return page && [...layoutFragments, ...(page.fragments ?? [])];
  };
}

/** A redirect that content declares, and where it does. */
interface DeclaredRedirect extends Redirect {
  readonly place: FilePosition;
}

/** The content as on the day when every scheduled article is published. Drafts stay unpublished. */
export function withScheduled(tree: ContentTree): ContentTree {
  const isScheduled = findFiles(tree, "post").some((file) => !file.value.draft && !isPublished(tree, file));
  return isScheduled ? { ...tree, today: undefined } : tree;
}

/** Redirects from `redirectFrom` in the front matter and settings of published content. */
export function declaredRedirects(tree: ContentTree): DeclaredRedirect[] {
  const redirectsTo = (to: string, paths: readonly string[] | undefined, file: ContentFile, field: FieldPath = []): DeclaredRedirect[] =>
    (paths ?? []).map((from, i) => ({ from, to, place: atField(file, [...field, "redirectFrom", i]) }));
  return [
    ...publishedPosts(tree).flatMap((file) => redirectsTo(routes.post(file.value.slug), file.value.redirectFrom, file)),
    ...findFiles(tree, "legal").flatMap((file) => redirectsTo(routes.legal(file.value.slug), file.value.redirectFrom, file)),
    ...findFiles(tree, "categories").flatMap((file) =>
      file.value.items.flatMap(({ slug, redirectFrom }, i) => redirectsTo(routes.category(slug), redirectFrom, file, ["items", i])),
    ),
  ];
}

/** Articles that are not published on the tree's day, by path. */
export function unpublishedPosts(tree: ContentTree): Map<string, Publication> {
  const unpublished = findFiles(tree, "post").filter((file) => !isPublished(tree, file));
  return new Map(unpublished.map(({ value }) => [routes.post(value.slug), value]));
}

/**
 * Returns a function that tests whether a path has no page in a production build. Paths that may belong to a file which
 * could not be read are not dead: that file has an error of its own.
 */
export function deadPaths(tree: ContentTree): (path: string) => boolean {
  const paths = sitePaths(tree);
  const isBroken = (...types: ContentTypeName[]) => tree.files.some((file) => isUnreadable(file) && types.includes(file.type));
  const isBlogUnknown = isBroken("post", "categories");
  const areOthersUnknown = isBroken("legal", "about", "editorialPolicy", "listen");
  return (path) => !paths.has(path) && !(path.startsWith(routes.blog) ? isBlogUnknown : areOthersUnknown);
}
