import Slugger from "github-slugger";
import type { Heading } from "mdast";
import type { Node, Parent } from "unist";
import visit from "unist-util-visit";
import { cta } from "../directives/cta";
import { plainText } from "../plain-text";
import { htmlNode, type Transform } from "./transform";

/** Ids that headings must not take: the layout, articles, the review and the about page use them. */
const pageIds = [
  ...["content", "contents", "menu", "menu-open", "questions", "related", "references", "author"],
  ...["verdict", "legit", "cost", "maker", "checkout", "refund", "offers", "research", "benefits", "pros", "cons", "suits", "skip"],
  ...["bought", "recording", "trial", "diary", "changes"],
];

/** Ids that pages number: of questions, references and citations. */
const numberedId = /^question-\d+$|^(?:ref|cite)-/;

/** How a paragraph begins that says for whom a product is, or for whom it is not. */
const suits = /^(?:Good fit if|For:)/;
const suitsNot = /^(?:Skip it if|Not for:)/;

/**
 * Puts each `##` heading and what follows it into a `<section>` named by the heading, if no other is. Every heading gets an id from its
 * text, as on GitHub. A `#` heading is reported: the page's title is the only h1. A `###` heading and what follows it become
 * an element of the class `product` where a paragraph says for whom the product is.
 */
export const sectionElements: Transform = (tree, report) => {
  const slugger = new Slugger();
  for (const id of pageIds) slugger.slug(id);
  const headings: Heading[] = [];
  visit(tree, (node) => {
    if (node.type === "heading") headings.push(node as Heading);
    const { id } = (node.data?.["hProperties"] ?? {}) as { id?: unknown };
    if (typeof id === "string") slugger.slug(id);
  });
  for (const [index, heading] of headings.entries()) {
    const above = headings[index - 1]?.depth ?? 1;
    const oneBelow = `make it one of level ${above + 1} (${"#".repeat(above + 1)})`;
    if (heading.depth > Math.max(above, 2) + 1 || (index === 0 && heading.depth > 2))
      report(heading, "heading", `a heading of level ${heading.depth} follows one of level ${above}`, oneBelow);
    if (heading.depth === 1) report(heading, "heading", "only the title is a heading of level 1", "make it a section heading (##)");
    const words = plainText(heading).trim();
    if (!/[\p{L}\p{N}]/u.test(words)) report(heading, "heading", "the heading has no words", "write what its section is about");
    const plainWords = words.replace(/\s/g, " ");
    const ofWords = slugger.slug(plainWords);
    const id = numberedId.test(ofWords) ? `section-${ofWords}` : ofWords;
    heading.data = { ...heading.data, id, isFirst: ofWords === new Slugger().slug(plainWords), hProperties: { id } };
  }

  const sections: Parent[] = [];
  const intro: Node[] = [];
  for (const node of tree.children as Node[]) {
    if (node.type === "heading" && (node as Heading).depth === 2) {
      const { id, isFirst } = node.data as { id: string; isFirst: boolean };
      // Two landmarks of a page must not have one name.
      sections.push(htmlNode("section", isFirst ? { ariaLabelledBy: [id] } : {}, [node]));
    } else (sections.at(-1)?.children ?? intro).push(node);
  }
  for (const section of sections) section.children = wrapProducts(section.children);
  tree.children = [...intro, ...sections] as typeof tree.children;
};

/** Puts the `###` headings that are about a product into an element of their own, each with what follows it up to the next heading. */
function wrapProducts(nodes: readonly Node[]): Node[] {
  const groups: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === "heading") groups.push([]);
    groups.at(-1)?.push(node);
  }
  return groups.flatMap((group) => {
    const opens = (node: Node, words: RegExp) => node.type === "paragraph" && words.test(plainText(node));
    if ((group[0] as Heading | undefined)?.depth !== 3 || !group.some((node) => opens(node, suits))) return group;
    for (const node of group) {
      const className = opens(node, suits) ? "suits" : opens(node, suitsNot) ? "suits-not" : undefined;
      if (className) node.data = { ...node.data, hProperties: { className } };
    }
    // A button is no part of the product's description.
    const end = group.findIndex((node) => (node.data as { hName?: string } | undefined)?.hName === cta.element);
    const inside = end < 0 ? group : group.slice(0, end);
    return [htmlNode("div", { className: ["product"] }, inside), ...group.slice(inside.length)];
  });
}
