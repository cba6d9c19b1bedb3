import Slugger from "github-slugger";
import toString from "mdast-util-to-string";
import { visit } from "../visit";
import type { Heading } from "mdast";
import type { Node } from "unist";
import type { Transform } from "../transform";

/**
 * Each `##` heading opens a section panel: a `<section>` named by its heading, up to the next one.
 * Every heading gets an id made from its text, as GitHub makes them. `#` is the page's, not the body's.
 */
export const sectionPanels: Transform = (tree, report) => {
  const slugger = new Slugger();
  visit(tree, "heading", (heading: Heading) => {
    if (heading.depth === 1) report(heading, "heading", "a body must not have a # heading", "the title is the page's only h1: use ##");
    const id = slugger.slug(toString(heading));
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
