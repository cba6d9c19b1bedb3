import { adminHeaders } from "./admin-headers";
import { icons } from "../site/icons";
import { mimeTypes } from "./mime-types";
import { files } from "../site/routes";

/** Headers of the paths that match a pattern, in which `*` is any text. The last rule that sets a header wins, as on Netlify. */
interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers of every response. Each page also has a stricter policy in a `<meta>` element: see ssr/page-policy.ts. */
function defaultHeaders(isDeployPreview: boolean): Record<string, string> {
  return {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // Links that a browser may prerender when the pointer rests on them: those of this site except paid links, files and the CMS.
    "Speculation-Rules": '"/speculation-rules.json"',
    // Two years, as https://hstspreload.org recommends.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    ...(isDeployPreview ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

/** Headers that Netlify sends by default. */
export const hostDefaults = { "Cache-Control": "public, max-age=0, must-revalidate" };

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** For files that other sites load. */
const embeddable = { "Cross-Origin-Resource-Policy": "cross-origin" };
const fetchable = { "Access-Control-Allow-Origin": "*", ...embeddable };

/**
 * Headers by path pattern. Files named by a content hash are cached forever; all others are revalidated, the host's default.
 *
 * @param isDeployPreview whether search engines must not index the site
 */
export function headerRules(isDeployPreview = false): readonly HeaderRule[] {
  return [
    { path: "/*", headers: defaultHeaders(isDeployPreview) },
    { path: "/static/*", headers: { ...immutable, ...embeddable } },
    { path: "/fonts/*", headers: immutable },
    // Shown by feed readers and link lists.
    ...Object.keys(icons).map((path) => ({ path, headers: embeddable })),
    { path: files.rss, headers: { "Content-Type": "application/rss+xml; charset=utf-8", ...fetchable } },
    // Search engines should index the page instead.
    {
      path: files.markdownExport("*"),
      headers: { "Content-Type": mimeTypes[".md"] as string, "X-Robots-Tag": "noindex", ...fetchable },
    },
    { path: files.llms, headers: { "Content-Type": mimeTypes[".txt"] as string, ...fetchable } },
    { path: "/speculation-rules.json", headers: { "Content-Type": "application/speculationrules+json" } },
    { path: "/admin/*", headers: adminHeaders },
  ];
}

/** Text of the `_headers` file. */
export function headersFile(isDeployPreview = false): string {
  const formatLines = ({ headers }: HeaderRule) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return headerRules(isDeployPreview)
    .map((rule) => `${rule.path}\n${formatLines(rule).join("")}`)
    .join("");
}
