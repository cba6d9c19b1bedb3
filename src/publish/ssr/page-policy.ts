import { createHash } from "crypto";

/** Removes what styled-components adds for hydration: comments between rules and lists of class names. */
export function publishedCss(css: string): string {
  return css
    .replace(/\/\*!sc\*\//g, "")
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replace(/\s*\n\s*/g, "")
    .trim();
}

/** The `'sha256-…'` source of an inline element's text (CSP level 2). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The Content-Security-Policy of a page: only its own inline CSS, and pictures, fonts and, where it has any, sounds of this
 * site. `connect-src` allows this site, because audits such as Lighthouse fetch robots.txt from within a page.
 *
 * @param css text of the page's `<style>` element
 */
export function pagePolicy(css: string, { hasSound }: { readonly hasSound: boolean }): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    ...(hasSound ? ["media-src 'self'"] : []),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
