import fs from "node:fs";
import { listContent } from "../../content-model/node/content-folder";
import { parseContent } from "../../content-model/parse";
import { statusLabel } from "../../site/publication-status";
import type { Backend, SiteContent } from "../app/site-content";

/**
 * Reads everything that the CMS loads when it starts.
 *
 * @param today ISO day in UTC: the file is public, so articles that are unpublished on that day are left out; without a
 *   day, nothing is left out
 */
export function readSiteContent(contentDirectory: string, backend: Backend, today?: string): SiteContent {
  const { entries, pictures, published } = listContent(contentDirectory, "content");
  const files = entries.map(({ type, file, absolutePath }) => ({ type, file, text: fs.readFileSync(absolutePath, "utf8") }));
  return {
    backend,
    files: today === undefined ? files : files.filter((file) => !isUnpublished(file, today)),
    pictures: [...pictures],
    publishedUrls: published && { file: published.file, text: published.urls.map(({ url }) => url).join("\n") },
  };
}

/** Parses only articles that look unpublished: there may be thousands. */
function isUnpublished({ type, file, text }: SiteContent["files"][number], today: string): boolean {
  const day = /^date: ['"]?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] ?? today;
  if (type !== "post" || (!/^draft:/m.test(text) && day <= today)) return false;
  const { value } = parseContent("post", text, file);
  return value === undefined || statusLabel(value, today) !== undefined;
}
