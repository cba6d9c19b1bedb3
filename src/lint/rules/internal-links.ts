import { formatDay } from "../../site/dates";
import type { Publication } from "../../site/publication-status";
import { files } from "../../site/routes";
import { filesOf, markdownFiles, type MarkdownFile } from "../content-tree";
import { atPlace, type Rule } from "../rule";
import { deadPaths, feedPaths, unpublishedPosts } from "../site-urls";

/**
 * Links within the site lead to pages or feeds that exist, pages with the slash at the end, and never name the site's own
 * host. A link to an article that is held back may stand only in one that comes out no earlier.
 */
export const internalLinks: Rule = (tree, report) => {
  const isDead = deadPaths(tree);
  const waiting = unpublishedPosts(tree);
  const known = new Set([...feedPaths(tree), files.llms]);
  const site = filesOf(tree, "site")[0]?.value.url;
  const origin = site && new URL(site).origin;
  for (const file of markdownFiles(tree)) {
    for (const address of file.content.addresses) {
      const { url } = address;
      const place = atPlace(file, address);
      if (origin && URL.canParse(url) && new URL(url).origin === origin)
        report({
          ...place,
          id: "link",
          message: `the link '${url}' names this site's own host`,
          suggestion: "write the path alone, such as /review/",
        });
      if (!url.startsWith("/")) continue;
      const path = url.replace(/[?#].*$/, "");
      if (known.has(path)) continue;
      if (!path.endsWith("/"))
        report({ ...place, id: "link", message: `the link '${url}' does not end with a slash`, suggestion: `write ${path}/` });
      else if (waiting.has(path)) {
        const why = whyUnpublished(waiting.get(path) as Publication, file, tree.today);
        if (why)
          report({
            ...place,
            id: "unpublished-link",
            message: `the link '${url}' leads to an article that is not published: ${why}`,
            suggestion: "publish that one no later than this, or take the link out",
          });
      } else if (isDead(path))
        report({ ...place, id: "dead-link", message: `the link '${url}' leads to no page`, suggestion: "link to a page of this site" });
    }
  }
};

/** Why a reader of `source`, on the day on which it is published, would not find the article that it links to. */
function whyUnpublished(target: Publication, { type, value }: MarkdownFile, today: string | undefined): string | undefined {
  const source = type === "post" ? (value as Publication) : undefined;
  if (source?.draft) return undefined;
  if (target.draft) return "it is a draft";
  if (source && source.date >= target.date) return undefined;
  const isScheduled = source && today !== undefined && source.date > today;
  return `it is due on ${formatDay(target.date)}${isScheduled ? `, this one on ${formatDay(source.date)}` : ""}`;
}
