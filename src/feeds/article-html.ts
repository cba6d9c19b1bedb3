import type { Element, Root, Text } from "hast";
import toHtml from "hast-util-to-html";
import { formatDay } from "../site/dates";
import { paidRel } from "../site/paid-links";
import { absoluteUrl } from "../site/routes";
import type { FeedArticle, FeedReference, FeedSite } from "./feed-types";

type Nodes = Root["children"][number];

/**
 * An article as HTML that any reader of feeds can show: the disclosure first, then the whole text with plain links in
 * place of buttons, the questions and the references. Every address is absolute; there are no ids, classes or styles.
 */
export function articleHtml(site: FeedSite, article: FeedArticle): string {
  const page = absoluteUrl(site.url, article.path);
  return toHtml({
    type: "root",
    children: [
      element("p", site.disclosure),
      ...(article.updated && article.changes
        ? [element("p", element("strong", `Changed on ${formatDay(article.updated)}:`), ` ${article.changes}`)]
        : []),
      ...article.tree.children.flatMap((node) => plain(node, site, page)),
      element("h2", "Questions readers ask"),
      ...article.questions.flatMap(({ question, answer }) => [element("h3", question), element("p", answer)]),
      ...(article.references.length > 0
        ? [element("h2", "References"), element("ol", ...article.references.map((work) => element("li", ...referenceNodes(work))))]
        : []),
    ],
  } as never);
}

function element(tagName: string, ...children: (Nodes | string)[]): Element {
  return {
    type: "element",
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === "string" ? text(child) : child)) as never,
  };
}

function link(href: string, label: string, rel?: string): Element {
  return { ...element("a", label), properties: { href, ...(rel ? { rel } : {}) } };
}

const text = (value: string): Text => ({ type: "text", value });

/** Wrappers that only a page needs. */
const unwrapped = ["section", "div"];

function plain(node: Nodes, site: FeedSite, page: string): Nodes[] {
  if (node.type === "text") return [node];
  if (node.type !== "element") return [];
  const { tagName, properties = {} } = node;
  if (tagName === "cta-button") return [element("p", link(site.affiliateLink, String(properties["label"]), paidRel), " (paid link)")];
  if (tagName === "cite-ref")
    return [element("sup", link(`${page}#ref-${String(properties["work"])}`, `[${String(properties["number"])}]`))];
  const children = (node.children as Nodes[]).flatMap((child) => plain(child, site, page));
  if (classesOf(properties).includes("evidence")) return [element("blockquote", ...children)];
  if (unwrapped.includes(tagName)) return children;
  if (tagName === "a") {
    const href = new URL(String(properties["href"] ?? ""), page).href;
    const rel = href === new URL(site.affiliateLink).href ? paidRel : properties["rel"];
    return [{ ...element("a", ...children), properties: { href, ...(rel ? { rel } : {}) } }];
  }
  return [element(tagName, ...children)];
}

function classesOf({ className }: NonNullable<Element["properties"]>): unknown[] {
  return Array.isArray(className) ? className : [className];
}

function referenceNodes({ authors, year, title, source, doi, caveat }: FeedReference): (Nodes | string)[] {
  return [
    `${authors} (${year}). `,
    element("cite", title),
    `. ${source}. `,
    ...(doi ? [link(`https://doi.org/${doi}`, `doi:${doi}`, "noopener noreferrer"), " "] : []),
    caveat,
  ];
}
