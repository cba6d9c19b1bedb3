import type { FileOrPosition } from "../../content-model/diagnostic";
import { isServed, oldPath, resolveRedirects } from "../../site/redirects";
import { files } from "../../site/routes";
import { isUnreadable } from "../content-tree";
import type { Rule } from "../rule";
import { declaredRedirects, existingPaths, sitePaths } from "../site-urls";
import { reserved } from "./valid-redirects";

/** Number of new URLs that a warning lists. */
const SHOWN = 3;

/** Every published URL, by the list or by git's history, has a page or a redirect, and new URLs are on the list. */
export const lostUrls: Rule = (content, report) => {
  // The pages of a file that cannot be read are unknown; it has an error of its own.
  if (content.files.some(isUnreadable)) return;
  const { published, history } = content;
  const listable = [...sitePaths(content), files.rss];
  const existing = existingPaths(content);
  const known = new Map<string, { position: FileOrPosition; until: string }>();
  for (const { url, file, commit } of history?.removed ?? []) known.set(url, { position: { file }, until: ` until commit ${commit}` });
  for (const { url, line } of published?.urls ?? []) known.set(url, { position: { file: published?.file ?? "", line }, until: "" });
  const { lost } = resolveRedirects({ publishedUrls: [...known.keys()], existing, declared: declaredRedirects(content) });
  for (const [url, { position, until }] of known)
    if (!isServed(url, existing) && (!oldPath.test(url) || reserved.test(url)))
      report(position, "published-url", `'${url}' is not the path of a page`, "write a path such as /blog/an-article/, or delete the line");
    else if (lost.includes(url)) {
      const suggestion = `add redirectFrom: ["${url}"] to its replacement: a page, or a category in settings/categories.yml`;
      report(position, "lost-url", `'${url}' was published${until} and has neither a page nor a redirect`, suggestion);
    }
  if (history?.isShallow) {
    const message = "this clone has only git’s newest commits, so articles removed before them are not known";
    report({ file: published?.file ?? "git" }, "short-history", message, "run git fetch --unshallow", "warning");
  }
  if (!published) return;
  const listed = new Set(published.urls.map(({ url }) => url));
  const unlisted = listable.filter((path) => !listed.has(path)).sort();
  if (unlisted.length === 0) return;
  const some = `${unlisted.slice(0, SHOWN).join(", ")}${unlisted.length > SHOWN ? ", …" : ""}`;
  const message = `${some} ${unlisted.length === 1 ? "is" : "are"} not on the list`;
  report({ file: published.file }, "new-url", message, "run npm run urls and commit the list", "warning");
};
