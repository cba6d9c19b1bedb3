import type { ContentValue } from "../../content-model/content-types";
import { listContent, readText, type ContentEntry } from "../../content-model/node/content-folder";
import { findFiles, type ContentTree, type MarkdownFile, type ValidFile } from "../../lint/content-tree";
import { readContentTree } from "../../lint/node/read-content";
import { parseMarkdown } from "../../markdown/parser";
import { countWords } from "../../markdown/plain-text";
import { statusLabel } from "../../site/publication-status";
import type { Backend, IndexedArticle, SiteContent } from "../app/site-content";
import { publicText } from "./public-text";

/** What the CMS loads: an index when it starts, the texts of articles when it needs them. */
export interface CmsContent {
  readonly index: SiteContent;
  /** The text of each article of the index. */
  readonly articles: readonly { readonly file: string; readonly text: string }[];
}

export interface SiteContentOptions {
  readonly backend: Backend;
  /** ISO day in UTC for which the site is built. */
  readonly today: string;
  /**
   * Whether anybody can read the result: then it has nothing of articles that are unpublished on that day, and no field
   * that is not published.
   */
  readonly isPublic: boolean;
}

type Article = ValidFile<"post"> & MarkdownFile;

/**
 * Reads the content for the CMS. Articles that cannot be read are left out.
 *
 * @param contentDirectory absolute path of the content folder
 * @param tree what is in the folder, if the caller has parsed it already
 */
export function readSiteContent(
  contentDirectory: string,
  { backend, today, isPublic }: SiteContentOptions,
  tree: ContentTree = readContentTree(contentDirectory, "content"),
): CmsContent {
  const { pictures, published } = tree;
  const sources = listContent(contentDirectory, "content").entries.map((entry) => ({ entry, text: readText(entry) }));
  const posts = findFiles(tree, "post") as Article[];
  const included = posts.filter(({ value }) => !isPublic || statusLabel(value, today) === undefined);
  const includedFiles = new Set(included.map(({ file }) => file));
  const hidden = posts.filter(({ file }) => !includedFiles.has(file));
  const textFor = ({ type, file }: ContentEntry, text: string) => (isPublic ? publicText({ type, file, text }) : text);
  return {
    index: {
      backend,
      // A public file may be older than today.
      today: isPublic ? undefined : today,
      isPublic,
      files: sources
        .filter(({ entry }) => entry.type !== "post")
        .map(({ entry, text }) => ({ type: entry.type, file: entry.file, text: textFor(entry, text) })),
      articles: included.map(toIndexed),
      pictures: [...pictures].filter((picture) => !isOnlyIn(hidden, included, picture)),
      publishedUrls: published && { file: published.file, text: published.urls.map(({ url }) => url).join("\n") },
    },
    articles: sources
      .filter(({ entry }) => includedFiles.has(entry.file))
      .map(({ entry, text }) => ({ file: entry.file, text: textFor(entry, text) })),
  };
}

function toIndexed({ file, value, body, content }: Article): IndexedArticle {
  const { links, urls, ids, buttons, citations, figures } = content;
  return {
    file,
    value: { ...value, faq: value.faq.map(({ question }) => ({ question, answer: "" })) } satisfies ContentValue<"post">,
    content: { links, urls, ids, buttons, citations, figures },
    words: countWords(parseMarkdown(body)),
  };
}

/** Whether some of the articles name a picture and none of the others does. */
function isOnlyIn(articles: readonly Article[], others: readonly Article[], picture: string): boolean {
  const name = picture.slice(picture.lastIndexOf("/") + 1);
  const uses = ({ value }: Article) => value.image?.split("/").at(-1) === name;
  return articles.some(uses) && !others.some(uses);
}
