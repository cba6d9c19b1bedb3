import { isTag, isText, type AnyNode, type Element } from "domhandler";
import { parseDocument } from "htmlparser2";
import { listFiles } from "../site/node/list-files";
import { routes } from "../site/routes";
import { readMarkdownExport } from "./read-markdown-export";
import { readHtml, readStylesAndData } from "./read-html";
import type { Publication } from "./published-text";
import { sourceOf } from "./source-of";

/** Folders of which no reader sees a page. */
const unread = /^(?:admin|static|fonts)\//;

/** Files below a folder that hold what readers read, in the order of their names. */
export function publishedFiles(directory: string): string[] {
  return listFiles(directory).filter((file) => !unread.test(file) && /\.(?:html|xml|json|md|txt)$/.test(file));
}

/** What the readers of single files must know. */
export interface Knowledge {
  /** Whether a file of the project is there, to name sources. */
  readonly exists: (file: string) => boolean;
  /** Whether an address leads to the seller. */
  readonly isPaid: (href: string) => boolean;
}

/**
 * What one file publishes: a page, the items of a feed, or a copy of an article. Files of another kind give nothing.
 *
 * @param file its name below the published folder
 * @throws SyntaxError when a feed or structured data cannot be read
 */
export function readPublications(file: string, text: string, { exists, isPaid }: Knowledge): Publication[] {
  if (file.endsWith(".html")) return [readPage(file, text, { exists, isPaid })];
  if (file.endsWith(".xml")) return rssItems(text).map((item) => readItem(file, item, { exists, isPaid }));
  if (file.endsWith(".json")) return jsonItems(text).map((item) => readItem(file, item, { exists, isPaid }));
  // What crawlers and the host read is no text.
  if (file === "robots.txt") return [];
  const at = `/${file.replace(/\.(?:md|txt)$/, "")}/`;
  return [{ kind: "copy", file, path: at, source: sourceOf(at, exists), css: "", data: [], ...readMarkdownExport(text, isPaid) }];
}

function readPage(file: string, html: string, { exists, isPaid }: Knowledge): Publication {
  const root = parseDocument(html);
  // The host shows this file for every unknown address; it is a copy of the page.
  const at = file === "404.html" ? routes.notFound : `/${file.replace(/(?:^|(?<=\/))index\.html$/, "")}`;
  return { kind: "page", file, path: at, source: sourceOf(at, exists), ...readStylesAndData(root), ...readHtml(root, isPaid, true) };
}

interface Item {
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly summary: string;
}

function readItem(file: string, { url, title, html, summary }: Item, { exists, isPaid }: Knowledge): Publication {
  const at = URL.canParse(url) ? new URL(url).pathname : url;
  const text = readHtml(parseDocument(html), isPaid, false);
  return {
    kind: "feed item",
    file,
    path: at,
    source: sourceOf(at, exists),
    css: "",
    data: [],
    ...text,
    aside: [{ what: "title", text: title }, { what: "summary", text: summary }, ...text.aside],
  };
}

/** Items of an RSS 2.0 feed; none of any other XML. */
function rssItems(xml: string): Item[] {
  if (!/<rss\b/.test(xml.slice(0, 1000))) return [];
  const items: Item[] = [];
  const walk = (nodes: readonly AnyNode[]): void => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      if (node.name !== "item") walk(node.children);
      else
        items.push({
          url: childText(node, "link"),
          title: childText(node, "title"),
          html: childText(node, "content:encoded") || childText(node, "description"),
          summary: childText(node, "description"),
        });
    }
  };
  walk(parseDocument(xml, { xmlMode: true }).children);
  return items;
}

function childText(element: Element, name: string): string {
  const child = element.children.find((node): node is Element => isTag(node) && node.name === name);
  const gather = (nodes: readonly AnyNode[]): string =>
    nodes.map((node) => (isText(node) ? node.data : "children" in node ? gather(node.children) : "")).join("");
  return child ? gather(child.children).trim() : "";
}

/** Items of a JSON Feed; none of any other JSON. */
function jsonItems(json: string): Item[] {
  const feed = JSON.parse(json) as { version?: unknown; items?: unknown };
  if (!String(feed.version ?? "").includes("jsonfeed.org") || !Array.isArray(feed.items)) return [];
  return (feed.items as Record<string, unknown>[]).map((item) => ({
    url: String(item["url"] ?? ""),
    title: String(item["title"] ?? ""),
    html: String(item["content_html"] ?? ""),
    summary: String(item["summary"] ?? ""),
  }));
}
