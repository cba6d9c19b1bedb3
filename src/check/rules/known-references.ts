import { visit } from "../../markdown/visit";
import type { Directive } from "../../markdown/directives";
import { citedWorks } from "../../markdown/transforms/citations";
import { filesOf, markdownFiles } from "../content-tree";
import { atField, atNode, type Rule } from "../rule";

/** Every citation names a work of `references.yml`; a work that nothing cites is worth a warning. */
export const knownReferences: Rule = (tree, tell) => {
  const references = filesOf(tree, "references")[0];
  if (!references) return;
  const known = new Set(references.value.items.map(({ id }) => id));
  const cited = new Set<string>();
  for (const { body } of tree.files) for (const id of citedWorks(body)) cited.add(id);
  for (const file of markdownFiles(tree)) {
    visit(file.tree, "textDirective", (node: Directive) => {
      const id = node.attributes?.["id"];
      if (node.name === "ref" && id && !known.has(id))
        tell({
          ...atNode(file, node),
          id: "unknown-reference",
          what: `no reference has the id '${id}'`,
          right: "use an id of content/references.yml",
        });
    });
  }
  references.value.items.forEach(({ id }, i) => {
    if (!cited.has(id))
      tell({
        ...atField(references, ["items", i, "id"]),
        severity: "warning",
        id: "uncited",
        what: `no text cites '${id}'`,
        right: "cite it, or take it out",
      });
  });
};
