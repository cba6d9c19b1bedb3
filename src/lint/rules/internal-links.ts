import { isMarkdown } from "../../content-model/content-types";
import type { Diagnostic, Position } from "../../content-model/diagnostic";
import { formatDay } from "../../site/dates";
import { decodePercent } from "../../site/decode-percent";
import type { PublicationFields } from "../../site/publication-status";
import { files, routes } from "../../site/routes";
import { findFiles, isUnreadable, pathOf, type ContentFile, type ContentTree } from "../content-tree";
import type { Rule } from "../rule";
import { declaredRedirects, siteFiles, sitePaths, unpublishedPosts } from "../site-urls";
import { fieldBlocks } from "../text-blocks";

/**
 * Internal links lead to pages or feeds that exist, end with a slash and do not name the site's own host.
 * The same holds for the buttons of the FAQ. Links to headings and questions find them.
 * An article may link to an unpublished one only if it is not published earlier itself.
 */
export const internalLinks: Rule = (content, report) => {
  const paths = sitePaths(content);
  // A path without a page may be that of a file that cannot be read.
  const isComplete = !content.files.some(isUnreadable);
  const unpublished = unpublishedPosts(content);
  const fileSet = new Set([...siteFiles(content), files.sitemap]);
  const idsByPath = listIds(content);
  const site = findFiles(content, "site")[0]?.value.url;
  const ownHost = site && hostOf(site);
  const redirects = new Map(declaredRedirects(content).map(({ from, to }) => [from, to]));

  const checkPath = (path: string, url: string, file: ContentFile, at: Position): void => {
    const target = unpublished.get(path);
    const reason = target && whyUnpublished(target, file, content.today);
    const page = `${path.replace(/\/$|(?:\/index)?\.html$/, "")}/`;
    const refuse = (id: string, problem: string, suggestion: string, severity?: Diagnostic["severity"]) =>
      report(at, id, `the link '${url}' ${problem}`, suggestion, severity);
    if (redirects.has(path) && !paths.has(path))
      refuse("redirected-link", "leads to an old path", `link to ${redirects.get(path) ?? ""}`, "warning");
    // No page has a dot in its path.
    else if (path !== page && !page.includes(".")) refuse("link", "does not end with a slash", `write ${page}`);
    else if (reason) {
      const suggestion = "publish that one no later than this, or remove the link";
      refuse("unpublished-link", `leads to an article that is not published: ${reason}`, suggestion);
    } else if (!target && isComplete && !paths.has(path))
      refuse("dead-link", `leads to no ${path === page ? "page" : "file"}`, "link to a page of this site");
  };

  for (const file of content.files) {
    for (const { url, ...at } of file.markdown.links) {
      if (ownHost && hostOf(url) === ownHost)
        report(at, "link", `the link '${url}' contains this site's own host`, "write only the path, such as /review/");
      const [, path = "", id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
      if (/^\/(?!\/)/.test(path) && !fileSet.has(path)) checkPath(path, url, file, at);
      const ids = idsByPath.get(path || pathOf(file));
      if (id !== undefined && ids && (path === routes.faq || !generatedId.test(id)) && !ids.includes(decodePercent(id)))
        report(at, "dead-fragment", `the link '${url}' leads to no heading or question of its page`, "choose one, or link to the page");
    }
  }
  for (const faq of findFiles(content, "faq"))
    for (const { field, text, at } of fieldBlocks(faq)) if (field?.at(-1) === "linkTo" && text !== "") checkPath(text, text, faq, at);
};

/** The host of an https URL, which is the same with `www.` or the dot of its root. */
const hostOf = (url: string): string | undefined =>
  /^https:/i.test(url) && URL.canParse(url) ? new URL(url).host.replace(/^www\.|\.$/g, "") : undefined;

/** Ids of pages with a text that are not in it. */
const generatedId = /^(?:content|questions|references|related|(?:ref|cite)-.*)$/;

/** Ids of headings, table captions and questions of the FAQ, by page. On other pages, only the tests of the built pages check them. */
function listIds(content: ContentTree): ReadonlyMap<string, readonly string[]> {
  const groups = findFiles(content, "faq").flatMap(({ value }) => value.groups);
  const questions = groups.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
  const texts = content.files.filter(({ type }) => isMarkdown(type) && type !== "review");
  const articleQuestions = ({ value }: ContentFile) =>
    ((value as { faq?: unknown[] } | undefined)?.faq ?? []).map((_, i) => `question-${i + 1}`);
  return new Map([
    [routes.faq, ["content", ...questions]],
    ...texts.map((file) => [pathOf(file), [...file.markdown.ids, ...articleQuestions(file)]] as const),
  ]);
}

/** Why readers of `source` could not read the article that it links to on the day when `source` is published. */
function whyUnpublished(target: PublicationFields, { type, value }: ContentFile, today: string | undefined): string | undefined {
  const source = type === "post" ? (value as PublicationFields) : undefined;
  if (source?.draft) return undefined;
  if (target.draft) return "it is a draft";
  if (source && source.date >= target.date) return undefined;
  const isScheduled = source && today !== undefined && source.date > today;
  return `it is due on ${formatDay(target.date)}${isScheduled ? `, this one on ${formatDay(source.date)}` : ""}`;
}
