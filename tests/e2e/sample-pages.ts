import { routes } from "../../src/site/routes";
import { categories, posts, site } from "../site-under-test";
import { allPages, readPage } from "./all-pages";

/** A phone, for tests of a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What the sample article should have, so that one page shows it all. */
const wanted: readonly ((html: string, post: (typeof posts)[number]) => boolean)[] = [
  (html) => /animation:\w+ 1\.4s/.test(html),
  (html) => html.includes("Reference 2"),
  (html) => (html.match(/<h2 id=/g) ?? []).length > 8,
  (html) => html.includes('class="claim"'),
  (_, { coverText, coverNote }) => coverText !== undefined && coverNote !== undefined,
];
const scoreOf = (post: (typeof posts)[number]) => wanted.filter((has) => has(readPage(post.path), post)).length;
const article = posts
  .map((post) => ({ path: post.path, score: scoreOf(post) }))
  .reduce((best, one) => (one.score > best.score ? one : best));

/** The category with the most articles, whose list has a second page if any has. */
const sizeOf = (slug: string) => posts.filter(({ categorySlug }) => categorySlug === slug).length;
const largest = categories.reduce((most, one) => (sizeOf(one.slug) > sizeOf(most.slug) ? one : most));

/** Pages that a site may be without. */
const optionalPages = (["soundsPage", "compare", "glossary", "print", "corrections"] as const).filter((name) =>
  allPages.includes(routes[name]),
);
/** The page of the method with the most works. */
export const methodPage: string = allPages
  .filter((path) => path.startsWith(routes.evidence) && path !== routes.evidence)
  .reduce((most, path) => (readPage(path).length > readPage(most).length ? path : most));

/** One page of each kind. */
export const samplePages = {
  home: routes.home,
  review: routes.review,
  list: routes.blog,
  category: routes.category(largest.slug),
  article: article.path,
  faq: routes.faq,
  archive: routes.archive,
  evidence: routes.evidence,
  about: routes.about,
  legal: routes.legal(site.disclosurePage),
  notFound: routes.notFound,
  ...Object.fromEntries(optionalPages.map((name) => [name, routes[name]])),
} as const;
