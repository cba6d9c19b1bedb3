import { z } from "zod";
import { httpsUrl, isoDay, text } from "./fields";

const count = (what: string) => z.int({ error: `${what} must be a whole number` }).positive(`${what} must be more than 0`);

const minutes = (what: string) =>
  z
    .strictObject({ from: count(`${what}.from`), to: count(`${what}.to`) })
    .refine(({ from, to }) => from <= to, `${what}.from must not be more than ${what}.to`);

/** `content/settings/product.yml`: the figures of the offer, each standing once. */
export const productSchema = z
  .strictObject({
    name: text("name"),
    description: text("description"),
    rating: z.number({ error: "rating must be a number" }).min(1, "rating must be at least 1"),
    bestRating: z.number({ error: "bestRating must be a number" }),
    reviewCount: count("reviewCount"),
    /** Told wherever the rating is shown. */
    ratingSource: text("ratingSource"),
    /** The page that shows the rating, and the day on which somebody looked; neither is published. */
    ratingUrl: httpsUrl("ratingUrl").optional(),
    ratingSeen: isoDay("ratingSeen").optional(),
    /** Whether structured data carries the rating: search engines ask for its source. */
    showAggregateRating: z.boolean({ error: "showAggregateRating must be true or false" }),
    /** A rating by the editors, of `bestRating`; left out while nobody here has tried the program. */
    editorialRating: z.number({ error: "editorialRating must be a number" }).optional(),
    guaranteeDays: count("guaranteeDays"),
    sessionMinutes: minutes("sessionMinutes"),
    dailyMinutes: minutes("dailyMinutes"),
    /** The sales page promises results in this many minutes. */
    promiseMinutes: count("promiseMinutes"),
    delivery: text("delivery"),
  })
  .refine(({ rating, bestRating }) => rating <= bestRating, { error: "rating must not be more than bestRating", path: ["rating"] });

export type Product = z.output<typeof productSchema>;
