import { createHash } from "crypto";

/** The `'sha256-…'` source of an inline element's text (CSP level 2). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The Content-Security-Policy of a page: only its own inline CSS, and pictures and fonts of this site. `connect-src`
 * allows this site, because audits such as Lighthouse fetch robots.txt from within a page.
 *
 * @param styles text of every `<style>` element of the page
 */
export function pagePolicy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashSource).join(" ") || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
