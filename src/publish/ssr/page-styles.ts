import { pagePolicy } from "./content-security-policy";

/** Removes what styled-components adds for hydration: comments between rules and lists of class names. */
export function publishedCss(css: string): string {
  return css
    .replace(/\/\*!sc\*\//g, "")
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replace(/\s*\n\s*/g, "")
    .trim();
}

/** A page's CSS and the policy that allows it. */
export interface PublishedStyles {
  readonly css: string;
  readonly policy: string;
}

/** Returns a page's CSS as it is published, and its policy. */
export function publishedStyles(rendered: string): PublishedStyles {
  const css = publishedCss(rendered);
  return { css, policy: pagePolicy([css]) };
}
