import { resolveRedirects } from "../../site/redirects";
import { files } from "../../site/routes";
import { isUnreadable } from "../content-tree";
import type { Rule } from "../rule";
import { declaredRedirects, sitePaths } from "../site-urls";

/** Number of new URLs that a warning lists. */
const SHOWN = 3;

/** Every published URL has a page or a redirect, and new URLs are on the list of published ones. */
export const lostUrls: Rule = (content, report) => {
  if (!content.published) return;
  const { file, urls } = content.published;
  // The pages of a file that cannot be read are unknown; it has an error of its own.
  if (content.files.some(isUnreadable)) return;
  const existing = new Set([...sitePaths(content), files.rss]);
  const { lost } = resolveRedirects({ published: urls.map(({ url }) => url), existing, declared: declaredRedirects(content) });
  for (const { url, line } of urls.filter((entry) => lost.includes(entry.url)))
    report(
      { file, line },
      "lost-url",
      `'${url}' was published and has neither a page nor a redirect`,
      `add redirectFrom: ["${url}"] to its replacement: an article, a legal page, or a category in settings/categories.yml`,
    );
  const listed = new Set(urls.map(({ url }) => url));
  const unlisted = [...existing].filter((path) => !listed.has(path)).sort();
  if (unlisted.length > 0)
    report(
      { file },
      "new-url",
      `${unlisted.length} new URLs are not on the list: ${unlisted.slice(0, SHOWN).join(", ")}${unlisted.length > SHOWN ? ", …" : ""}`,
      "run npm run urls and commit the list",
      "warning",
    );
};
