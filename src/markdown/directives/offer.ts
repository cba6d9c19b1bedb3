import { offerLabel, offerNames } from "../../content-model/offer";
import type { Attributes, DirectiveDefinition } from "./definition";

const write = (attributes: Attributes): string => `:offer{${Object.keys(attributes).join(" ")}}`;

/**
 * A fact of the offer, from `settings/`. It can be anywhere in a text, in a field and in the label of a button:
 *
 *     The seller gives you :offer{guaranteeDays} days.
 *
 * Whoever reads a content file puts the value in its place (`fillOffer`), so pages, exports and feeds are made of
 *
 *     The seller gives you 60 days.
 *
 * and what is rendered here has no value, which the lint reports.
 */
export const offer: DirectiveDefinition = {
  name: "offer",
  kind: "text",
  example: ":offer{guaranteeDays}",
  attributes: Object.fromEntries(offerNames.map((name) => [name, { type: "flag", label: offerLabel(name) }])),
  refersTo: "offer",
  cmsLabel: "Fact of the offer",
  element: "offer-fact",
  createRenderer: () => () => ({ properties: {} }),
  visibleText: write,
  toMarkdown: write,
  toFeed: () => [],
};
