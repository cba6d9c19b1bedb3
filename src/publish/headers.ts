import { adminHeaderRules } from "./admin-headers";
import { GO } from "../site/paid-links";
import { files, routes } from "../site/routes";

/** Security headers of every response; the per-page policy stands in each document beside them. */
const everywhere: Record<string, string> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Speculation-Rules": '"/speculation-rules.json"',
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
};

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** What others fetch and show on their own pages. */
const embeddable = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };
const rss = { "Content-Type": "application/rss+xml; charset=utf-8", ...embeddable };
const jsonFeed = { "Content-Type": "application/feed+json; charset=utf-8", ...embeddable };

/** Headers by path pattern. Paths named by their content never change; everything else is asked for again (the host's default). */
export const headerRules: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [
  { path: "/*", headers: everywhere },
  { path: "/static/*", headers: immutable },
  { path: "/fonts/*", headers: immutable },
  { path: files.rss(), headers: rss },
  { path: files.jsonFeed(), headers: jsonFeed },
  { path: files.rss(routes.category(":category")), headers: rss },
  { path: files.jsonFeed(routes.category(":category")), headers: jsonFeed },
  // The page is what search engines should list.
  { path: files.markdownCopy("*"), headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex", ...embeddable } },
  { path: files.llms, headers: { "Content-Type": "text/plain; charset=utf-8", ...embeddable } },
  ...adminHeaderRules,
  { path: "/speculation-rules.json", headers: { "Content-Type": "application/speculationrules+json" } },
];

type HeaderRule = (typeof headerRules)[number];

/** Redirects to the seller are listed by no search engine and kept by no cache. */
export const goHeaderRules: readonly HeaderRule[] = [
  { path: `${GO}*`, headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } },
];

/** The host's `_headers` file. */
export function headersFile(): string {
  return headerLines(headerRules);
}

/** Lines of the host's `_headers` file. */
export function headerLines(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ path, headers }) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join("")}`,
    )
    .join("");
}
