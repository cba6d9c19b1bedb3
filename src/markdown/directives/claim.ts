import { labels } from "../../site/evidence-labels";
import { textNode } from "../hast";
import type { DirectiveDefinition, ExportContext } from "./definition";

/**
 * Says after a sentence which claim of `claims/` it makes. Readers see the claim's evidence label.
 *
 *     A walk may help. :claim{id=walks-help}
 *
 * becomes on pages, where the component Markdown draws the label:
 *
 *     A walk may help. <claim-mark claim="walks-help"></claim-mark>
 *
 * and in Markdown exports and feeds:
 *
 *     A walk may help. (Limited evidence)
 */
export const claim: DirectiveDefinition = {
  name: "claim",
  kind: "text",
  example: ":claim{id=walks-help}",
  attributes: { id: { type: "id", label: "Claim" } },
  refersTo: "claim",
  cmsLabel: "Claim",
  element: "claim-mark",
  toMarkdown: ({ id = "" }, context) => claimLabel(id, context),
  toFeed: ({ claim: id = "" }, context) => [textNode(claimLabel(id, context))],
};

function claimLabel(id: string, { claims }: ExportContext): string {
  const label = claims[id];
  return label ? `(${labels[label].text})` : "";
}
