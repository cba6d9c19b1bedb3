/** Ids of the elements around the page inside Gatsby's wrappers. */
export const pageStart = "page-start";
export const pageEnd = "page-end";

/**
 * Removes Gatsby's wrappers from a rendered page. They serve its router, which published pages do not load, and have
 * style attributes, which the content security policy forbids.
 *
 * @throws when the elements around the page are missing
 */
export function staticBody(markup: string): string {
  const [start, end] = [pageStart, pageEnd].map((id) => `<template id="${id}"></template>`) as [string, string];
  const [first, last] = [markup.indexOf(start), markup.lastIndexOf(end)];
  if (first < 0 || last < first) throw new Error("the page was rendered without its start and end elements");
  return markup.slice(first + start.length, last);
}
