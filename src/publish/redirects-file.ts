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

/** Lines of a `_redirects` file. */
export function redirectLines(list: readonly RedirectRule[]): string {
  return list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
