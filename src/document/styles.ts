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
