import * as z from "zod";
import { ledgerFacts } from "../first-hand";
import { enumField, httpsUrl, isoDay, list, prose, text, yesOrNo, positiveInteger } from "../fields";
import { defineContentType } from "../content-type";

const minutes = (field: string) =>
  z
    .strictObject({ from: positiveInteger(`${field}.from`), to: positiveInteger(`${field}.to`) })
    .refine(({ from, to }) => from <= to, `${field}.from must not be more than ${field}.to`);

/** The numbers of the offer, which only the seller's pages can confirm. */
export const offerNumberNames = ["rating", "reviewCount", "guaranteeDays", "sessionMinutes", "dailyMinutes", "promiseMinutes"] as const;

const seenOn = (field: string) => isoDay(`confirmed.${field}`).optional().meta({ description: "Not published." });

type OfferNumberName = (typeof offerNumberNames)[number];
const confirmedSchema = z.strictObject(
  Object.fromEntries(offerNumberNames.map((name) => [name, seenOn(name)])) as Record<OfferNumberName, ReturnType<typeof seenOn>>,
);

/** `content/settings/product.yml`: the only place for the numbers of the offer. */
const productSchema = z
  .strictObject({
    name: text("name").meta({ description: "Texts repeat it as :offer{name}." }),
    formerNames: list("formerNames", text("formerNames"))
      .optional()
      .meta({
        description: "Names that the product or this site had before. The content check finds them in texts.",
        form: { item: "name" },
      }),
    description: prose("description"),
    rating: z
      .number({ error: "rating must be a number" })
      .min(1, "rating must be at least 1")
      .optional()
      .meta({ description: "The seller’s rating. Without one, no page has a rating." }),
    bestRating: z.number({ error: "bestRating must be a number" }).optional(),
    reviewCount: positiveInteger("reviewCount").optional(),
    ratingSource: text("ratingSource").optional().meta({ description: "Shown wherever the rating is shown." }),
    ratingUrl: httpsUrl("ratingUrl").optional().meta({ title: "Page that shows the rating", description: "Not published." }),
    ratingSeen: isoDay("ratingSeen").optional().meta({ description: "Day of the last check of that page. Not published." }),
    showAggregateRating: yesOrNo("showAggregateRating").optional().meta({
      description: "Includes the rating in structured data. Only with the day of confirmed.rating.",
    }),
    editorialRating: z
      .number({ error: "editorialRating must be a number" })
      .optional()
      .meta({ description: "The editors’ own rating. Leave it empty until an editor has tried the product." }),
    guaranteeDays: positiveInteger("guaranteeDays").optional().meta({ description: "Empty if the seller gives no money-back guarantee." }),
    sessionMinutes: minutes("sessionMinutes").optional(),
    dailyMinutes: minutes("dailyMinutes").optional(),
    promiseMinutes: positiveInteger("promiseMinutes")
      .optional()
      .meta({ description: "The sales page promises results within this many minutes." }),
    facts: list("facts", enumField("facts", ledgerFacts))
      .optional()
      .meta({
        title: "Facts of the ledger",
        description: `What buyers need to know, from ${ledgerFacts.join(", ")}. Without it: all that any product has.`,
      }),
    delivery: text("delivery"),
    price: z
      .strictObject({ amount: text("price.amount"), day: isoDay("price.day"), source: text("price.source") })
      .optional()
      .meta({
        description: "What the product costs, the day on which you saw it, and where. Without it the review says to see the checkout.",
      }),
    offer: prose("offer").meta({ description: "What the seller offers, in one to three sentences. Shown where an article ends." }),
    confirmed: confirmedSchema.optional().meta({
      title: "Confirmed on",
      description: "For each figure, the day on which you last saw it on the seller’s page or at the checkout.",
    }),
  })
  .refine(
    ({ rating, bestRating, reviewCount, ratingSource }) => rating === undefined || [bestRating, reviewCount, ratingSource].every(Boolean),
    { error: "a rating needs bestRating, reviewCount and ratingSource", path: ["rating"] },
  )
  .refine(({ rating = 1, bestRating = Infinity }) => rating <= bestRating, {
    error: "rating must not be more than bestRating",
    path: ["rating"],
  })
  .refine(({ showAggregateRating, confirmed }) => !showAggregateRating || confirmed?.rating !== undefined, {
    error: "showAggregateRating needs the day on which you saw the rating, in confirmed.rating",
    path: ["showAggregateRating"],
  })
  .refine(({ editorialRating = 1, bestRating = 5 }) => editorialRating >= 1 && editorialRating <= bestRating, {
    error: "editorialRating must be from 1 to bestRating",
    path: ["editorialRating"],
  });

export type Product = z.output<typeof productSchema>;

export const product = defineContentType({
  name: "product settings",
  pattern: "settings/product.yml",
  schema: productSchema,
  nodes: { type: "Product" },
});
