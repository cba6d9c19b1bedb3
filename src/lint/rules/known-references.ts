import { filesOf, markdownFiles } from "../content-tree";
import { atPlace, type Rule } from "../rule";

/** Citations name references of `references.yml`. One that nothing cites is fine: the evidence page lists every reference. */
export const knownReferences: Rule = (content, report) => {
  const references = filesOf(content, "references")[0];
  if (!references) return;
  const known = new Set(references.value.items.map(({ id }) => id));
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
};
