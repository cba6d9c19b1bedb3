import { pagePolicy } from "./content-security-policy";

/**
 * CSS as styled-components rendered it, without what only a browser that takes over needs:
 * the marks of its rules and the ids of its components.
 */
export function publishedCss(css: string): string {
  return css
    .replace(/\/\*!sc\*\//g, "")
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replace(/\s*\n\s*/g, "")
    .trim();
}

/** A page's CSS as it is published, and the policy that allows it. */
export interface PublishedStyles {
  readonly css: string;
  readonly policy: string;
}

/** How many texts of CSS are kept: pages of a kind share theirs, and there are not many kinds. */
const KEPT = 200;
const known = new Map<string, PublishedStyles>();

/** As {@link publishedCss}, with its policy; once for all pages that have the same CSS. */
export function publishedStyles(rendered: string): PublishedStyles {
  const earlier = known.get(rendered);
  if (earlier) return earlier;
  const css = publishedCss(rendered);
  const styles = { css, policy: pagePolicy([css]) };
  if (known.size >= KEPT) known.clear();
  known.set(rendered, styles);
  return styles;
}
