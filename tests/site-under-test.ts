import path from "node:path";
import type { ContentTypeName, ContentValue } from "../src/content-model/content-types";
import { contentDirectory } from "../src/content-model/node/content-directory";
import { findFiles } from "../src/lint/content-tree";
import { readContent } from "../src/lint/node/read-content";
import { buildDay } from "../src/site/build-day";
import { describeBasis } from "../src/content-model/first-hand";
import { newestFirst } from "../src/site/pages/site-pages";
import { statusLabel } from "../src/site/publication-status";
import { routes } from "../src/site/routes";

/*
 * The site that tests/built and tests/e2e test: the project's, or the one that `DIST_DIR` and `CONTENT_DIR` name, built for
 * `BUILD_DATE`. What tests expect of it is computed from its content.
 */

/** Absolute path of the built site. */
export const dist = path.resolve(process.env["DIST_DIR"] ?? "dist");
export const tree = readContent(buildDay(process.env), contentDirectory(), "content");

export const allOf = <N extends ContentTypeName>(type: N): readonly ContentValue<N>[] => findFiles(tree, type).map(({ value }) => value);

/**
 * The content of a type of which there is one file.
 *
 * @throws when it is missing
 */
export function oneOf<N extends ContentTypeName>(type: N): ContentValue<N> {
  const [value] = allOf(type);
  if (value === undefined) throw new Error(`the content has no ${type}`);
  return value;
}

/** With its URL as pages have it: settings may end it with a slash. */
export const site = { ...oneOf("site"), url: new URL(oneOf("site").url).origin };
export const product = oneOf("product");
export const categories = oneOf("categories").items;
export const references = allOf("reference");
/** What we did, as pages say it. */
export const basis = describeBasis(product, {
  purchase: allOf("purchase")[0],
  recordings: allOf("recording"),
  trial: allOf("trial")[0],
});
export const author = allOf("author")[0]?.name ?? site.author;

/** Published articles with their paths and their Markdown, newest first. */
export const posts = findFiles(tree, "post")
  .map(({ value, body }) => ({ ...value, path: routes.post(value.slug), body }))
  .filter((post) => statusLabel(post, tree.today) === undefined)
  .sort(newestFirst);
