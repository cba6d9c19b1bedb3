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

/** Headers by path pattern. Paths named by their content never change; everything else is asked for again (the host's default). */
export const headerRules: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [
  { path: "/*", headers: everywhere },
  { path: "/static/*", headers: immutable },
  { path: "/fonts/*", headers: immutable },
  { path: "/speculation-rules.json", headers: { "Content-Type": "application/speculationrules+json" } },
];

/** The host's `_headers` file. */
export function headersFile(): string {
  return headerRules
    .map(
      ({ path, headers }) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join("")}`,
    )
    .join("");
}
