import { offerFigureNames } from "../../content-model/schemas/product";
import { findFiles } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Figures of the offer that the owner has not seen on the seller's pages. Only for lists of what is left to do. */
export const confirmedNumbers: Rule = (content, report) => {
  const { today } = content;
  for (const file of findFiles(content, "product"))
    for (const name of offerFigureNames.filter((figure) => file.value[figure] !== undefined)) {
      const seen = file.value.confirmed?.[name];
      if (seen !== undefined && (today === undefined || seen <= today)) continue;
      const message = seen === undefined ? `${name} is not confirmed` : `${name} is confirmed for ${seen}, which is not over yet`;
      const suggestion = `look it up on the seller’s page or at the checkout, and enter that day in confirmed.${name}`;
      report(atField(file, [name]), "unconfirmed-figure", message, suggestion, "warning");
    }
};
