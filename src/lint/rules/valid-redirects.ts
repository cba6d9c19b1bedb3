import { isServed, withoutSlash } from "../../site/redirects";
import type { Rule } from "../rule";
import { declaredRedirects, existingPaths } from "../site-urls";

/** Paths of the site’s own folders, of the 404 page and of files for the server, where no redirect may start. */
export const reserved =
  /^\/(?:static|fonts|admin|\.well-known|\.netlify)(?:\/|$)|^\/_|^\/sitemap[\w-]*\.xml$|^\/404(?:\/|\.html)?$|^\/(?:favicon|apple-touch-icon|icon-512|speculation-rules)\.\w+$|\.(?:br|gz)$/;

/**
 * A redirect starts where no page is and leads to a page, and each path, with or without its last slash, leads to one page:
 * there are no chains and no loops.
 */
export const validRedirects: Rule = (content, report) => {
  // With every scheduled article, or a later build could fail without any change.
  const due = { ...content, today: undefined };
  const existing = existingPaths(due);
  const seen = new Map<string, { to: string; position: string }>();
  for (const { from, to, at } of declaredRedirects(due)) {
    const other = seen.get(withoutSlash(from));
    if (withoutSlash(from) === withoutSlash(to))
      report(at, "redirect", `'${from}' is the page's own URL`, "list only URLs that no longer have a page");
    else if (isServed(from, existing))
      report(at, "redirect", `'${from}' is the URL of an existing page`, "list only URLs that no longer have a page");
    else if (reserved.test(from)) report(at, "redirect", `'${from}' is reserved for files`, "list the URL of a former page");
    else if (!existing.has(to)) report(at, "redirect", `'${to}' is no page, so '${from}' cannot lead there`, "name a page of this site");
    // A draft and the page that replaces it may both say so: the draft can be deleted then.
    else if (other && other.to !== to) report(at, "redirect", `'${from}' is also in ${other.position}`, "redirect it to one page only");
    else seen.set(withoutSlash(from), { to, position: `${at.file}:${at.line}` });
  }
};
