import { load, type CheerioAPI } from "cheerio";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a component to static HTML. */
export function renderHtml(element: ReactElement): CheerioAPI {
  return load(renderToStaticMarkup(element), null, false);
}

/** The text of each element. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** An attribute of each element. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): (string | undefined)[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
