import { offerValues, type OfferSource, type OfferValues } from "./offer";
import { contentTypes, type ContentTypeName } from "./content-types";
import { fillMissingFields } from "./fill-missing-fields";

/**
 * The facts of the offer, as far as the fields of the settings and of `first-hand/` can be used.
 *
 * @param fieldsOf the fields of each file of a type
 */
export function offerFromFields(fieldsOf: (type: ContentTypeName) => readonly unknown[]): OfferValues {
  const filled = (type: ContentTypeName) => fieldsOf(type).map((fields) => fillMissingFields(contentTypes[type].schema, fields));
  const [[product], [site], [purchase], [trial]] = [filled("product"), filled("site"), filled("purchase"), filled("trial")];
  return offerValues({ product, site, firstHand: { purchase, recordings: filled("recording"), trial } } as OfferSource);
}
