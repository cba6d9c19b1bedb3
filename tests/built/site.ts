import fs from "node:fs";
import path from "node:path";
import type { CheerioAPI } from "cheerio";
// A third of the time of the parser that repairs HTML: valid-html.test.ts finds what is not valid.
import { load } from "cheerio/slim";
import { listFiles } from "../../src/site/node/list-files";
import { routes } from "../../src/site/routes";
import { categories, dist, posts } from "../site-under-test";

export { load };

export interface Page {
  /** URL path, such as `/blog/`. */
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

if (!fs.existsSync(path.join(dist, "index.html"))) throw new Error("dist/ holds no site; run npm run build first");

/** All files but those of the CMS, which has its own tests, and lists for servers. */
export const files: readonly string[] = listFiles(dist).filter((file) => !/^(?:admin|_servers)\//.test(file));

export const pages: readonly Page[] = files
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = fs.readFileSync(path.join(dist, file), "utf8");
    let parsed: CheerioAPI | undefined;
    return {
      path: `/${file.replace(/index\.html$/, "")}`,
      html,
      // Parsed lazily: not every test needs every page.
      get $() {
        return (parsed ??= load(html));
      },
    };
  });

/** Paths of categories without an article yet. */
const emptyLists = categories
  .filter(({ slug }) => !posts.some(({ categorySlug }) => categorySlug === slug))
  .map(({ slug }) => routes.category(slug));
/** Pages that search engines may list, and those that they must not. */
export const indexed: readonly Page[] = pages.filter(({ path: at }) => !at.startsWith("/404") && !emptyLists.includes(at));
export const hidden: readonly Page[] = pages.filter((page) => !indexed.includes(page));
export const articles: readonly Page[] = indexed.filter(({ path: at }) => /^\/blog\/(?!(?:page|category|all)\/)[^/]+\/$/.test(at));
export const notFound: readonly Page[] = pages.filter(({ path: at }) => at.startsWith("/404"));
export const lists: readonly Page[] = pages.filter(({ path: at }) => /^\/blog\/(?:page\/|category\/|$)/.test(at));

export const feeds: readonly string[] = files.filter((file) => /(?:^|\/)feed\.xml$/.test(file));

export const read = (file: string): string => fs.readFileSync(path.join(dist, file), "utf8");

export function pageAt(at: string): Page {
  const page = pages.find((candidate) => candidate.path === at);
  if (!page) throw new Error(`no page ${at}`);
  return page;
}

/** Errors of all pages in one list, so that a failing test names all of them. */
export function errorsIn(list: readonly Page[], find: (page: Page) => readonly string[]): string[] {
  return list.flatMap((page) => find(page).map((error) => `${page.path}: ${error}`));
}

/** Names of the checks that are false. */
export const failing = (checks: Readonly<Record<string, boolean>>): string[] => Object.keys(checks).filter((name) => !checks[name]);

/** An attribute of all elements that match, in order; empty text where it is missing. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? "");

export const textOf = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Whether a page holds what is expected of it, or the errors that were found. */
type Check = (page: Page) => boolean | readonly string[];

/** Declares one test per check, which names all pages that fail it. Without a page they are skipped: this content has none. */
export function checkPages(list: readonly Page[], checks: Readonly<Record<string, Check>>): void {
  (list.length > 0 ? test : test.skip).each(Object.entries(checks))("%s", (_, check) => {
    expect(
      errorsIn(list, (page) => {
        const result = check(page);
        return typeof result === "boolean" ? (result ? [] : ["fails"]) : result;
      }),
    ).toEqual([]);
  });
}

/** The texts of all elements that match, in order, without superfluous white space. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => textOf($(element).text()));
