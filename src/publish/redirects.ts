import { routes } from "../site/routes";

/** A line of the host's `_redirects` file. Files that exist win, unless the status is forced by `!`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

/** Unknown articles, categories and list pages land on the 404 page, which itself answers 404. */
export const redirects: readonly Redirect[] = [
  { from: routes.notFound, to: "/404.html", status: "404!" },
  { from: `${routes.blog}*`, to: routes.notFound, status: "302" },
];

/** The host's `_redirects` file. */
export function redirectsFile(): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
