import { z } from "zod";
import { bands, type BandName } from "../site/bands";
import { redirectFrom, slug, text } from "./fields";

const bandNames = Object.keys(bands) as [BandName, ...BandName[]];

export const categorySchema = z.strictObject({
  slug: slug("slug"),
  label: text("label"),
  description: text("description"),
  /** The brainwave band whose beat the category's covers draw. */
  band: z.enum(bandNames, { error: `band must be one of ${bandNames.join(", ")}` }),
  redirectFrom,
});

/** `content/settings/categories.yml`, in the order in which readers see them. */
export const categoriesSchema = z.strictObject({
  items: z.array(categorySchema, { error: "items must be a list" }).min(1, "items must name at least one category"),
});

export type Category = z.output<typeof categorySchema>;
