import * as z from "zod";
import { enumField, httpsUrl, isoDay, list, prose, text, yesOrNo, number, positiveInteger } from "../fields";
import { defineContentType } from "../content-type";

const minutes = z
  .strictObject({ from: positiveInteger, to: positiveInteger })
  .refine(({ from, to }) => from <= to, "must begin with the smaller number");

/** Facts that a buyer needs, in the order of the ledger; readers see them with a capital. */
export const ledgerFacts = ["price", "refund", "maker", "delivery", "method", "headphones", "tested"] as const;
export type LedgerFact = (typeof ledgerFacts)[number];

/** The numbers of the offer, which only the seller's pages can confirm. */
export const offerNumberNames = ["rating", "reviewCount", "guaranteeDays", "sessionMinutes", "dailyMinutes", "promiseMinutes"] as const;

const seenOn = isoDay.optional();

type OfferNumberName = (typeof offerNumberNames)[number];
const confirmedSchema = z.strictObject(
  Object.fromEntries(offerNumberNames.map((name) => [name, seenOn])) as Record<OfferNumberName, typeof seenOn>,
);

/** `content/settings/product.yml`: the only place for the numbers of the offer. */
const productSchema = z
  .strictObject({
    name: text.meta({ description: "Texts repeat it as :offer{name}." }),
    formerNames: list(text)
      .optional()
      .meta({
        description: "Names that the product or this site had before. The content check finds them in texts.",
        form: { item: "name" },
      }),
    description: prose,
    rating: number.min(1, "must be at least 1").optional().meta({ description: "The seller’s rating. Without one, no page has a rating." }),
    bestRating: number.optional(),
    reviewCount: positiveInteger.optional(),
    ratingSource: text.optional().meta({ description: "Shown wherever the rating is shown." }),
    ratingUrl: httpsUrl.optional().meta({ title: "Page that shows the rating", description: "Not published." }),
    ratingSeen: isoDay.optional().meta({ description: "Day of the last check of that page. Not published." }),
    showAggregateRating: yesOrNo
      .optional()
      .meta({ description: "Includes the rating in structured data. Needs the day on which you saw the rating, under Confirmed on." }),
    guaranteeDays: positiveInteger.optional().meta({ description: "Empty if the seller gives no money-back guarantee." }),
    sessionMinutes: minutes.optional(),
    dailyMinutes: minutes.optional(),
    promiseMinutes: positiveInteger.optional().meta({ description: "The sales page promises results within this many minutes." }),
    facts: list(enumField(ledgerFacts))
      .optional()
      .meta({
        title: "Facts of the ledger",
        form: { item: "fact" },
        description: `What buyers need to know, from ${ledgerFacts.join(", ")}. Without it: all that any product has.`,
      }),
    delivery: text,
    price: z.strictObject({ amount: text, day: isoDay, source: text }).optional().meta({
      description: "What the product costs, the day on which you saw it, and where. Without it the review says to see the checkout.",
    }),
    offer: prose.meta({ description: "What the seller offers, in one to three sentences. Shown where an article ends." }),
    confirmed: confirmedSchema.optional().meta({
      title: "Confirmed on",
      description:
        "For each number, the day on which you last saw it on the seller’s page or at the checkout. Published only for a guarantee that has changed since you bought the product.",
    }),
  })
  .refine(
    ({ rating, bestRating, reviewCount, ratingSource }) => rating === undefined || [bestRating, reviewCount, ratingSource].every(Boolean),
    { error: "a rating needs bestRating, reviewCount and ratingSource", path: ["rating"] },
  )
  .refine(({ rating = -Infinity, bestRating = Infinity }) => rating <= bestRating, {
    error: "must not be more than bestRating",
    path: ["rating"],
  })
  .refine(({ showAggregateRating, confirmed }) => !showAggregateRating || confirmed?.rating !== undefined, {
    error: "must have the day on which the rating was confirmed",
    path: ["showAggregateRating"],
  });

export type Product = z.output<typeof productSchema>;

export const product = defineContentType({
  name: "product settings",
  pattern: "settings/product.yml",
  schema: productSchema,
  nodes: { type: "Product" },
});
