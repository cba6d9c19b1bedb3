import { formatDay } from "../../site/dates";
import type { PublicationFields } from "../../site/publication-status";
import { findFiles, findMarkdownFiles, type ContentFile } from "../content-tree";
import { atPlace, type FilePosition, type Rule } from "../rule";
import { deadPaths, declaredRedirects, siteFiles, unpublishedPosts } from "../site-urls";
import { fieldBlocks } from "../text-blocks";

/**
 * Internal links lead to pages or feeds that exist, end with a slash and do not name the site's own host.
 * The same holds for the buttons of the FAQ.
 * An article may link to an unpublished one only if it is not published earlier itself.
 */
export const internalLinks: Rule = (content, report) => {
  const isDead = deadPaths(content);
  const unpublished = unpublishedPosts(content);
  const fileSet = new Set(siteFiles(content));
  const site = findFiles(content, "site")[0]?.value.url;
  const origin = site && new URL(site).origin;
  const redirects = new Map(declaredRedirects(content).map(({ from, to }) => [from, to]));

  const checkPath = (path: string, url: string, file: ContentFile, at: FilePosition): void => {
    const target = unpublished.get(path);
    const reason = target && whyUnpublished(target, file, content.today);
    if (!path.endsWith("/")) report(at, "link", `the link '${url}' does not end with a slash`, `write ${path}/`);
    else if (reason)
      report(
        at,
        "unpublished-link",
        `the link '${url}' leads to an article that is not published: ${reason}`,
        "publish that one no later than this, or remove the link",
      );
    else if (redirects.has(path))
      report(at, "redirected-link", `the link '${url}' leads to an old path`, `link to ${redirects.get(path) ?? ""}`, "warning");
    else if (!target && isDead(path)) report(at, "dead-link", `the link '${url}' leads to no page`, "link to a page of this site");
  };

  for (const file of findMarkdownFiles(content)) {
    for (const { url, ...place } of file.content.urls) {
      const at = atPlace(file, place);
      if (origin && URL.canParse(url) && new URL(url).origin === origin)
        report(at, "link", `the link '${url}' contains this site's own host`, "write only the path, such as /review/");
      const path = url.replace(/[?#].*$/, "");
      if (path.startsWith("/") && !fileSet.has(path)) checkPath(path, url, file, at);
    }
  }
  for (const faq of findFiles(content, "faq"))
    for (const { field, text, at } of fieldBlocks(faq)) if (field?.at(-1) === "linkTo") checkPath(text, text, faq, at);
};

/** Why readers of `source` could not read the article that it links to on the day when `source` is published. */
function whyUnpublished(target: PublicationFields, { type, value }: ContentFile, today: string | undefined): string | undefined {
  const source = type === "post" ? (value as PublicationFields) : undefined;
  if (source?.draft) return undefined;
  if (target.draft) return "it is a draft";
  if (source && source.date >= target.date) return undefined;
  const isScheduled = source && today !== undefined && source.date > today;
  return `it is due on ${formatDay(target.date)}${isScheduled ? `, this one on ${formatDay(source.date)}` : ""}`;
}
