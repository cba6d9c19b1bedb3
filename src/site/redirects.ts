import { files, routes } from "./routes";

/** An old address and the one that took its place. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface RedirectsInput {
  /** Every address that was ever published. */
  readonly published: readonly string[];
  /** Pages, feeds and Markdown copies that there are. */
  readonly existing: ReadonlySet<string>;
  /** What front matter and settings say in `redirectFrom`. */
  readonly named: readonly Redirect[];
}

/**
 * What must redirect, so that every published address goes on working.
 * Besides what content names: pages of lists that became shorter lead to the list's first page, feeds and pages of a
 * list follow the list, the Markdown copy of an article follows the article.
 *
 * @returns the redirects, and the published addresses that neither exist nor redirect
 */
export function resolveRedirects({ published, existing, named }: RedirectsInput): { redirects: Redirect[]; lost: string[] } {
  const targets = new Map(named.map(({ from, to }) => [from, to]));
  const lost: string[] = [];
  for (const address of published) {
    if (existing.has(address) || targets.has(address)) continue;
    const to = follow(address, existing, targets);
    if (to === undefined) lost.push(address);
    else targets.set(address, to);
  }
  for (const { from, to } of named) {
    const [oldCopy, newCopy] = [copyOf(from), copyOf(to)];
    if (oldCopy !== undefined) targets.set(oldCopy, newCopy !== undefined && existing.has(newCopy) ? newCopy : to);
  }
  return { redirects: [...targets].map(([from, to]) => ({ from, to })), lost };
}

/** Where an address leads because of what it belongs to. */
function follow(address: string, existing: ReadonlySet<string>, targets: ReadonlyMap<string, string>): string | undefined {
  const feed = /^(.*\/)(feed\.(?:xml|json))$/.exec(address);
  if (feed) {
    const list = targets.get(feed[1] ?? "");
    const declaredRedirects = list === undefined ? undefined : `${list}${feed[2]}`;
    return declaredRedirects !== undefined && existing.has(declaredRedirects) ? declaredRedirects : undefined;
  }
  const list = /^(.*\/)page\/\d+\/$/.exec(address)?.[1];
  if (list !== undefined) return existing.has(list) ? list : (targets.get(list) ?? follow(list, existing, targets));
  const archive = routes.archive();
  return address.startsWith(archive) && address !== archive && existing.has(archive) ? archive : undefined;
}

/** Where the Markdown copy lies of an article that is or was at a path. */
function copyOf(path: string): string | undefined {
  const slug = /^\/blog\/([A-Za-z0-9._-]+)\/$/.exec(path)?.[1];
  return slug === undefined || path === routes.archive() ? undefined : files.markdownExport(slug);
}
