import { files } from "./routes";

/** A permanent redirect from an old path to an existing one. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

interface RedirectsInput {
  /** Every path that was ever published. */
  readonly published: readonly string[];
  /** Paths of pages and files that exist now. */
  readonly existing: ReadonlySet<string>;
  /** Redirects from `redirectFrom` in front matter and settings. */
  readonly declared: readonly Redirect[];
}

/**
 * Finds the redirects with which every published path still works. In addition to the declared ones: later pages of a list that
 * became shorter redirect to its first page, pages of a list follow the list, and all feeds lead to the one that there is.
 *
 * @returns the redirects, and published paths that neither exist nor redirect
 */
export function resolveRedirects({ published, existing, declared }: RedirectsInput): { redirects: Redirect[]; lost: string[] } {
  const targets = new Map(declared.map(({ from, to }) => [from, to]));
  const lost: string[] = [];
  for (const path of published) {
    if (existing.has(path) || targets.has(path)) continue;
    const to = inferredTarget(path, existing, targets);
    if (to === undefined) lost.push(path);
    else targets.set(path, to);
  }
  return { redirects: [...targets].map(([from, to]) => ({ from, to })), lost };
}

/** Where a path without a declared redirect leads, because of the list that it belongs to. */
function inferredTarget(path: string, existing: ReadonlySet<string>, targets: ReadonlyMap<string, string>): string | undefined {
  // Feeds were once also published as feed.json, and for each category.
  if (/\/feed\.(?:xml|json)$/.test(path)) return files.rss;
  const list = /^(.*\/)page\/\d+\/$/.exec(path)?.[1];
  return list === undefined || existing.has(list) ? list : targets.get(list);
}
