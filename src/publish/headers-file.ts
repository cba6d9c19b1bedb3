import { adminHeaderRules } from "./admin-headers";
import { GO } from "../site/paid-links";
import { files, routes } from "../site/routes";

/** What the headers depend on beside the code. */
export interface HeaderSettings {
  /** What the owner adds to HTTPS for good (RFC 6797). */
  readonly hsts?: { readonly includeSubDomains: boolean; readonly preload: boolean } | undefined;
  /** Whether this is a trial publication, which search engines must not list. */
  readonly isPreview?: boolean;
}

/** Headers of the paths that fit a pattern. Of two rules that set the same header, the later one counts, as on the host. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Two years, as browsers' preload lists ask for. */
const HSTS_SECONDS = 63_072_000;

/** What no page of this site uses, and nothing that would get into one may use. All are known to Chromium, which warns of others. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** Headers of every response; the per-page policy stands in each document beside them. */
function everywhere({ hsts, isPreview }: HeaderSettings): Record<string, string> {
  return {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Speculation-Rules": '"/speculation-rules.json"',
    "Strict-Transport-Security": [
      `max-age=${HSTS_SECONDS}`,
      ...(hsts?.includeSubDomains ? ["includeSubDomains"] : []),
      ...(hsts?.preload ? ["preload"] : []),
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    ...(isPreview ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

/** What the host sends where no rule says otherwise. */
export const hostDefaults = { "Cache-Control": "public, max-age=0, must-revalidate" };

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** What others fetch and show on their own pages. */
const embeddable = { "Cross-Origin-Resource-Policy": "cross-origin" };
const fetchable = { "Access-Control-Allow-Origin": "*", ...embeddable };
const rss = { "Content-Type": "application/rss+xml; charset=utf-8", ...fetchable };
const jsonFeed = { "Content-Type": "application/feed+json; charset=utf-8", ...fetchable };

/** Feed readers and lists of links show them beside the site's name. */
const icons = ["/favicon.svg", "/favicon.png", "/apple-touch-icon.png", "/icon-512.png"];

/** Headers by path pattern. Paths named by their content never change; everything else is asked for again (the host's default). */
export function headerRules(settings: HeaderSettings = {}): readonly HeaderRule[] {
  return [
    { path: "/*", headers: everywhere(settings) },
    { path: "/static/*", headers: { ...immutable, ...embeddable } },
    { path: "/fonts/*", headers: immutable },
    ...icons.map((path) => ({ path, headers: embeddable })),
    { path: files.rss(), headers: rss },
    { path: files.jsonFeed(), headers: jsonFeed },
    { path: files.rss(routes.category(":category")), headers: rss },
    { path: files.jsonFeed(routes.category(":category")), headers: jsonFeed },
    // The page is what search engines should list.
    {
      path: files.markdownExport("*"),
      headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex", ...fetchable },
    },
    { path: files.llms, headers: { "Content-Type": "text/plain; charset=utf-8", ...fetchable } },
    { path: "/speculation-rules.json", headers: { "Content-Type": "application/speculationrules+json" } },
    ...adminHeaderRules,
  ];
}

/** Redirects to the seller are listed by no search engine and kept by no cache. */
export const goHeaderRules: readonly HeaderRule[] = [
  { path: `${GO}*`, headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } },
];

/** The host's `_headers` file. */
export function headersFile(settings?: HeaderSettings): string {
  return headerLines(headerRules(settings));
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
