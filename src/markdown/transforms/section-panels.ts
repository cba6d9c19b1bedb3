import Slugger from "github-slugger";
import toString from "mdast-util-to-string";
import { visit } from "../visit";
import type { Heading } from "mdast";
import type { Node } from "unist";
import type { Transform } from "../transform";

/** Ids that the pages around a body use. */
const pageIds = ["content", "menu", "questions", "references", "related", "verdict", "pros", "cons", "suits", "skip"];

type Named = Node & { data: { hProperties: { id: string } } };

function hasId(node: Node): node is Named {
  return typeof (node as Partial<Named>).data?.hProperties?.id === "string";
}

/**
 * Each `##` heading opens a section panel: a `<section>` named by its heading, up to the next one.
 * Every heading gets an id made from its text, as GitHub makes them. `#` is the page's, not the body's.
 */
export const sectionPanels: Transform = (tree, report) => {
  const slugger = new Slugger();
  for (const id of pageIds) slugger.slug(id);
  visit(tree, hasId, (node: Named) => void slugger.slug(node.data.hProperties.id));
  visit(tree, "heading", (heading: Heading) => {
    if (heading.depth === 1) report(heading, "heading", "a body must not have a # heading", "the title is the page's only h1: use ##");
    const words = toString(heading);
    if (!/[\p{L}\p{N}]/u.test(words)) report(heading, "heading", "the heading has no words", "write what its section is about");
    const id = slugger.slug(words);
    heading.data = { ...heading.data, id, hProperties: { id } };
  });

  const panels: (Node & { children: Node[] })[] = [];
  const opening: Node[] = [];
  for (const node of tree.children as Node[]) {
    if (node.type === "heading" && (node as Heading).depth === 2) {
      const id = (node.data as { id: string }).id;
      panels.push({ type: "panel", data: { hName: "section", hProperties: { ariaLabelledBy: [id] } }, children: [node] } as Node & {
        children: Node[];
      });
    } else (panels.at(-1)?.children ?? opening).push(node);
  }
  tree.children = [...opening, ...panels] as typeof tree.children;
};
