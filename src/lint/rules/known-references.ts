import { citedWorks } from "../../markdown/directives/source";
import { filesOf, markdownFiles } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

/** Citations name references of `references.yml`; one that nothing cites is a warning. */
export const knownReferences: Rule = (content, report) => {
  const references = filesOf(content, "references")[0];
  if (!references) return;
  const known = new Set(references.value.items.map(({ id }) => id));
  const cited = new Set<string>();
  for (const { body } of content.files) for (const id of citedWorks(body)) cited.add(id);
  for (const file of markdownFiles(content)) {
    for (const citation of file.content.citations) {
      if (!known.has(citation.id))
        report(
          atPlace(file, citation),
          "unknown-reference",
          `no reference has the id '${citation.id}'`,
          "use an id of content/references.yml",
        );
    }
  }
  references.value.items.forEach(({ id }, i) => {
    if (!cited.has(id))
      report(atField(references, ["items", i, "id"]), "uncited-reference", `no text cites '${id}'`, "cite it, or remove it", "warning");
  });
};
