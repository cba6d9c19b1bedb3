import { files } from "./routes";

/** A permanent redirect from an old path to an existing one. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

interface RedirectsInput {
  /** Every path that was ever published. */
  readonly publishedUrls: readonly string[];
  /** Paths of pages and files that exist now. */
  readonly existing: ReadonlySet<string>;
  /** Redirects from `redirectFrom` in front matter and settings. */
  readonly declared: readonly Redirect[];
}

/**
 * Finds the redirects with which every published path still works. In addition to the declared ones: the Markdown export of a
 * renamed article follows its page, later pages of a list that became shorter redirect to its first page, pages of a list
 * follow the list, and all feeds lead to the one that there is.
 *
 * @returns the redirects, each of which is for a path with and without its last slash, and published paths that neither exist
 * nor redirect
 */
export function resolveRedirects({ publishedUrls, existing, declared }: RedirectsInput): { redirects: Redirect[]; lost: string[] } {
  const redirects = new Map<string, Redirect>();
  const find = (path: string) => redirects.get(withoutSlash(path));
  const add = (from: string, to: string) => find(from) ?? redirects.set(withoutSlash(from), { from, to });
  for (const { from, to } of declared) add(from, to);
  for (const { from, to } of declared) {
    const slug = /^\/blog\/([^/.]+)\/?$/.exec(from)?.[1];
    if (slug === undefined) continue;
    const movedExport = `${withoutSlash(to)}.md`;
    add(files.markdownExport(slug), existing.has(movedExport) ? movedExport : to);
  }
  const lost: string[] = [];
  for (const path of publishedUrls) {
    if (isServed(path, existing) || find(path)) continue;
    const to = inferredTarget(path, existing, find);
    if (to === undefined) lost.push(path);
    else add(path, to);
  }
  return { redirects: [...redirects.values()], lost };
}

/** A path in the form that is the same with and without its last slash: servers redirect both. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, "");

/** Whether servers answer a path with a page or file: with its last slash, without it, or as the file of the page. */
export const isServed = (path: string, existing: ReadonlySet<string>): boolean =>
  existing.has(withoutSlash(path)) || existing.has(`${withoutSlash(path.replace(/\/index\.html$/, ""))}/`);

/** A path at which a redirect can start on every server. */
export const oldPath = /^(?!.*\/\/)\/(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9._/-]{1,1000}$/;

/** Where a path without a declared redirect leads, because of the list that it belongs to. */
function inferredTarget(path: string, existing: ReadonlySet<string>, find: (path: string) => Redirect | undefined): string | undefined {
  // Feeds were once also published as feed.json, and for each category.
  if (/\/feed\.(?:xml|json)$/.test(path)) return files.rss;
  const list = /^(.*\/)page\/\d+\/$/.exec(path)?.[1];
  return list === undefined || existing.has(list) ? list : find(list)?.to;
}
