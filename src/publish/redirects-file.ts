import type { Redirect } from "../site/redirects";
import { routes } from "../site/routes";

/** A line of Netlify's `_redirects` file. An existing file wins, unless the status ends in `!`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

/** Unknown paths below the blog lead to the 404 page, which has status 404. */
const hostRedirects: readonly RedirectRule[] = [
  { from: routes.notFound, to: "/404.html", status: "404!" },
  { from: `${routes.blog}*`, to: routes.notFound, status: "302" },
];

/** Text of the `_redirects` file. Permanent redirects come first, since the first rule that matches wins. */
export function redirectsFile(redirects: readonly Redirect[] = []): string {
  return redirectLines([...redirects.map(({ from, to }): RedirectRule => ({ from, to, status: "301" })), ...hostRedirects]);
}

/**
 * Checks that every redirect starts at a path that is not published and ends at one that is, so that there are no chains
 * or loops.
 *
 * @param isPublished whether there is a file for a path
 */
export function redirectErrors(redirects: readonly Redirect[], isPublished: (path: string) => boolean): string[] {
  return redirects.flatMap(({ from, to }) => [
    ...(isPublished(from)
      ? [`the redirect from ${from} to ${to} has no effect, because ${from} is published. Remove ${from} from redirectFrom.`]
      : []),
    ...(isPublished(to)
      ? []
      : [`the redirect from ${from} leads to ${to}, which is not published. Remove ${from} from redirectFrom, or publish ${to}.`]),
  ]);
}

/** Lines of a `_redirects` file. */
export function redirectLines(list: readonly RedirectRule[]): string {
  return list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
