import { offerValues, type OfferSource, type OfferValues } from "../site/offer";
import { contentTypes } from "./content-types";
import { fillMissingFields } from "./fill-missing-fields";

/** The facts of the offer, as far as the fields of the settings files can be used. */
export const offerOfFields = (product: unknown, site: unknown): OfferValues =>
  offerValues({
    product: fillMissingFields(contentTypes.product.schema, product) as OfferSource["product"],
    site: fillMissingFields(contentTypes.site.schema, site) as OfferSource["site"],
  });
