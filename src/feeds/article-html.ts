import type { Element, Root } from "hast";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import type { Attributes, DirectiveDefinition, ExportContext } from "../markdown/directives/definition";
import { cta } from "../markdown/directives/cta";
import { directives } from "../markdown/directives/index";
import { element, link } from "../markdown/hast";
import { parseMarkdownNatively } from "../markdown/node/native-parser";
import { formatDay } from "../site/dates";
import { fullStopAfter, workUrl } from "../content-model/citation";
import { exportContext, type ArticleWithTree, type FeedReference, type FeedSettings } from "./exported-article";

type HastNode = Root["children"][number];
type Content = Element["children"][number];

/**
 * An article as HTML for any feed reader: the disclosure, the whole text with directives in their feed form, the questions
 * and the references. URLs are absolute; there are no ids, classes or styles. A task's checkbox is a character.
 */
export function articleHtml(site: FeedSettings, article: ArticleWithTree): string {
  const { inShort, changes, closingButton, faq, references, htmlAst } = article;
  const context = exportContext(site, article);
  const document: Root = {
    type: "root",
    children: [
      element("p", site.disclosure),
      ...(inShort ? [element("p", element("strong", "In short:"), ` ${inShort}`)] : []),
      ...(changes ?? []).map(({ day, what }) => element("p", element("strong", `Changed on ${formatDay(day)}:`), ` ${what}`)),
      ...htmlAst.children.flatMap((node) => toFeedNodes(node, context)),
      ...(closingButton ? directiveNodes(cta, closingButton, context) : []),
      element("h2", "Questions readers ask"),
      ...faq.flatMap(({ question, answer }) => [element("h3", question), element("p", answer)]),
      ...(references.length > 0
        ? [element("h2", "References"), element("ol", ...references.map((reference) => element("li", ...referenceNodes(reference))))]
        : []),
    ],
  };
  return toHtml(document as never);
}

function toFeedNodes(node: HastNode, context: ExportContext): Content[] {
  if (node.type === "text") return [node];
  if (node.type !== "element") return [];
  const { tagName, properties = {} } = node;
  const directive = directives.find((definition) => definition.element === tagName);
  if (directive) return directiveNodes(directive, properties as Attributes, context);
  const children = node.children.flatMap((child) => toFeedNodes(child, context));
  if (properties["role"] === "note") return [element("blockquote", ...children)];
  // Only a page needs these wrappers.
  if (["section", "div", "span", "label"].includes(tagName)) return children;
  if (tagName === "input") return [{ type: "text", value: properties["checked"] ? "☑ " : "☐ " }];
  if (tagName === "a") {
    const href = new URL(String(properties["href"] ?? ""), context.pageUrl).href;
    const rel = properties["rel"] ?? (new URL(href).origin === new URL(context.pageUrl).origin ? undefined : "noopener noreferrer");
    return [{ ...element("a", ...children), properties: { href, ...(rel ? { rel } : {}) } }];
  }
  // Of attributes, only the number at which a list goes on says something.
  return [{ ...element(tagName, ...children), properties: tagName === "ol" ? { start: properties["start"] } : {} }];
}

function directiveNodes({ name, toFeed, toMarkdown }: DirectiveDefinition, properties: Attributes, context: ExportContext): Content[] {
  if (toFeed) return toFeed(properties, context);
  const { children } = toHast(parseMarkdownNatively(toMarkdown({ ...properties, id: properties[name] ?? "" }, context))) as unknown as Root;
  return children.flatMap((node) => toFeedNodes(node, context));
}

function referenceNodes({ authors, year, title, source, doi, url, caveat }: FeedReference): (Content | string)[] {
  const address = workUrl({ doi, url });
  return [
    `${authors} (${year}). `,
    element("cite", title),
    `${fullStopAfter(title)} ${source}. `,
    ...(address ? [link(address, doi ? `doi:${doi}` : new URL(address).hostname, "noopener noreferrer"), " "] : []),
    caveat,
  ];
}
