import type { Redirect } from "../site/redirects";
import { routes } from "../site/routes";

/**
 * Text of Netlify's `_redirects` file. Permanent redirects come first, since the first rule that matches wins. Unknown paths
 * below the blog lead to the 404 page, which has status 404, as have the lists for other servers. An existing file wins, unless
 * the status ends in `!`.
 */
export function redirectsFile(redirects: readonly Redirect[] = []): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const hidden = [routes.notFound, "/_servers/*"];
  return [...moved, ...hidden.map((path) => `${path} /404.html 404!\n`), `${routes.blog}* ${routes.notFound} 302\n`].join("");
}
