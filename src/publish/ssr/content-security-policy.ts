import { createHash } from "crypto";

/** The `'sha256-…'` source of an inline element's text (CSP level 2). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The policy that stands in a page: nothing but its own inline CSS, and pictures and fonts of this site.
 * No page fetches anything; audits such as Lighthouse's read robots.txt from within it, so this site itself may be asked.
 * A header beside it carries what a meta element cannot say.
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
