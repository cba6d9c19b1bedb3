import Slugger from "github-slugger";
import type { Heading } from "mdast";
import type { Node, Parent } from "unist";
import visit from "unist-util-visit";
import { layoutFragments, postFragments, reviewFragments } from "../../site/pages/site-pages";
import { plainText } from "../plain-text";
import { box, type Transform } from "./transform";

/** Ids that pages use outside of a body. */
const pageIds = [...layoutFragments, ...postFragments, ...reviewFragments, "references"];

/**
 * Puts each `##` heading and what follows it into a `<section>` named by the heading. Every heading gets an id from its
 * text, as on GitHub. A `#` heading is reported: the page's title is the only h1.
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
  for (const heading of headings) {
    if (heading.depth === 1) report(heading, "heading", "a body must not have a # heading", "the title is the page's only h1: use ##");
    const words = plainText(heading).trim();
    if (!/[\p{L}\p{N}]/u.test(words)) report(heading, "heading", "the heading has no words", "write what its section is about");
    const id = slugger.slug(words);
    heading.data = { ...heading.data, id, hProperties: { id } };
  }

  const sections: Parent[] = [];
  const intro: Node[] = [];
  for (const node of tree.children as Node[]) {
    if (node.type === "heading" && (node as Heading).depth === 2) {
      const id = (node.data as { id: string }).id;
      sections.push(box("section", { ariaLabelledBy: [id] }, [node]));
    } else (sections.at(-1)?.children ?? intro).push(node);
  }
  tree.children = [...intro, ...sections] as typeof tree.children;
};
