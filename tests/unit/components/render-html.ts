import { load, type CheerioAPI } from "cheerio";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export function renderHtml(element: ReactElement): CheerioAPI {
  return load(renderToStaticMarkup(element), null, false);
}

export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

export const attributesOf = ($: CheerioAPI, selector: string, name: string): (string | undefined)[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
