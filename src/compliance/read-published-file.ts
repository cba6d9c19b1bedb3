import type { Element } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { listFiles } from "../site/node/list-files";
import { files, routes } from "../site/routes";
import type { PublishedItem } from "./published-item";
import { HtmlReader, readStylesAndData } from "./read-html";
import { readMarkdownExport } from "./read-markdown-export";

/** Folders without pages for readers. */
const ignored = /^(?:admin|static|fonts)\//;

/** Files of a published folder that contain text for readers, sorted. */
export function publishedFiles(directory: string): string[] {
  return listFiles(directory).filter((file) => !ignored.test(file) && /\.(?:html|xml|json|md|txt)$/.test(file));
}

const textsForPrograms: readonly string[] = [files.robots, files.securityTxt];

/**
 * The items of a published file: one page, the items of a feed, or one Markdown export. Other files have none.
 *
 * @param file path below the published folder
 * @param isPaidLink whether a URL leads to the seller
 * @throws SyntaxError when a feed or JSON-LD cannot be parsed
 */
export function readPublishedFile(file: string, text: string, isPaidLink: (href: string) => boolean): PublishedItem[] {
  if (file.endsWith(".html")) return [readPage(file, text, isPaidLink)];
  if (file.endsWith(".xml")) return rssItems(text).map((item) => readFeedItem(file, item, isPaidLink));
  if (file.endsWith(".json")) return jsonFeedItems(text).map((item) => readFeedItem(file, item, isPaidLink));
  if (textsForPrograms.includes(`/${file}`)) return [];
  const path = `/${file.replace(/\.(?:md|txt)$/, "")}/`;
  return [{ kind: "Markdown export", file, path, css: "", data: [], ...readMarkdownExport(text, isPaidLink) }];
}

function readPage(file: string, html: string, isPaidLink: (href: string) => boolean): PublishedItem {
  const root = parseDocument(html);
  // The host serves 404.html for unknown URLs; it is a copy of the 404 page.
  const path = file === "404.html" ? routes.notFound : `/${file.replace(/(?:^|(?<=\/))index\.html$/, "")}`;
  return { kind: "page", file, path, ...readStylesAndData(root), ...new HtmlReader(isPaidLink, true).read(root) };
}

type FeedItem = Readonly<Record<"url" | "title" | "html" | "summary", string>>;

function readFeedItem(file: string, { url, title, html, summary }: FeedItem, isPaidLink: (href: string) => boolean): PublishedItem {
  const text = new HtmlReader(isPaidLink, false).read(parseDocument(html));
  return {
    kind: "feed item",
    file,
    path: URL.canParse(url) ? new URL(url).pathname : url,
    css: "",
    data: [],
    ...text,
    labels: [{ where: "title", text: title }, { where: "summary", text: summary }, ...text.labels],
  };
}

/** Items of an RSS 2.0 feed; none for other XML. */
function rssItems(xml: string): FeedItem[] {
  if (!/<rss\b/.test(xml.slice(0, 1000))) return [];
  return DomUtils.getElementsByTagName("item", parseDocument(xml, { xmlMode: true })).map((item) => ({
    url: childText(item, "link"),
    title: childText(item, "title"),
    html: childText(item, "content:encoded") || childText(item, "description"),
    summary: childText(item, "description"),
  }));
}

function childText(element: Element, name: string): string {
  const [child] = DomUtils.getElementsByTagName(name, element.children, false, 1);
  return child ? DomUtils.textContent(child).trim() : "";
}

/** Items of a JSON Feed; none for other JSON. */
function jsonFeedItems(json: string): FeedItem[] {
  const feed = JSON.parse(json) as { version?: unknown; items?: unknown };
  if (!String(feed.version ?? "").includes("jsonfeed.org") || !Array.isArray(feed.items)) return [];
  return (feed.items as Record<string, unknown>[]).map((item) => ({
    url: String(item["url"] ?? ""),
    title: String(item["title"] ?? ""),
    html: String(item["content_html"] ?? ""),
    summary: String(item["summary"] ?? ""),
  }));
}
