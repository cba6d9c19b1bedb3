import { load, type CheerioAPI } from "cheerio";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";

/** A component as published HTML. */
export function draw(element: ReactElement): CheerioAPI {
  return load(renderToStaticMarkup(element), null, false);
}

/** A component's HTML and the CSS it brings. */
export function drawStyled(element: ReactElement): { $: CheerioAPI; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(element));
    return { $: load(html, null, false), css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** What assistive technology names an element, as far as our markup goes: its label, else its text. */
export function nameOf($: CheerioAPI, target: Parameters<CheerioAPI>[0]): string {
  const element = $(target);
  const copy = element.clone();
  copy.find('[aria-hidden="true"]').remove();
  return (element.attr("aria-label") ?? copy.text()).replace(/\s+/g, " ").trim();
}

/** Words of an element's `rel`, in order of the alphabet. */
export const relOf = (element: { attr(name: string): string | undefined }): string[] => (element.attr("rel") ?? "").split(" ").sort();

/** What {@link relOf} gives for every link to the seller. */
export const affiliateRel = ["nofollow", "noopener", "noreferrer", "sponsored"];
