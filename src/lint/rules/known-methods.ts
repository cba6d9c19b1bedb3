import type { FieldPath } from "../../content-model/yaml-document";
import { filesOf } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Methods and outcomes of references are those of the evidence page. */
export const knownMethods: Rule = (content, report) => {
  const [page] = filesOf(content, "evidence");
  if (!page) return;
  const known = { method: page.value.methods.map(({ slug }) => slug), outcome: page.value.outcomes.map(({ slug }) => slug) };
  for (const references of filesOf(content, "references")) {
    const check = (kind: keyof typeof known, slug: string, path: FieldPath) => {
      if (!known[kind].includes(slug))
        report(
          atField(references, path),
          `unknown-${kind}`,
          `unknown ${kind} '${slug}'`,
          `content/pages/evidence.yml has ${known[kind].join(", ")}`,
        );
    };
    references.value.items.forEach(({ method, outcomes }, i) => {
      check("method", method, ["items", i, "method"]);
      outcomes.forEach((outcome, o) => check("outcome", outcome, ["items", i, "outcomes", o]));
    });
  }
};
