/** Marks that frame the page inside Gatsby's wrappers while it is rendered. */
export const pageStart = "page-start";
export const pageEnd = "page-end";

/**
 * The page out of its rendered wrappers: Gatsby's focus wrapper and announcer serve its router, which published
 * pages do not load, and carry style attributes, which the content security policy forbids.
 *
 * @throws when the marks are not in the markup
 */
export function staticBody(markup: string): string {
  const start = markup.indexOf(`<template id="${pageStart}"></template>`);
  const end = markup.lastIndexOf(`<template id="${pageEnd}"></template>`);
  if (start < 0 || end < start) throw new Error("the page was rendered without its marks");
  return markup.slice(start + `<template id="${pageStart}"></template>`.length, end);
}
