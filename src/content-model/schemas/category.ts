import { z } from "zod";
import { bands, type BandName } from "../../site/bands";
import { list, oneOf, prose, redirectFrom, slug, text } from "../fields";

export const categorySchema = z.strictObject({
  slug: slug("slug").meta({ title: "Slug", description: "The last part of the URL." }),
  label: text("label"),
  description: prose("description"),
  band: oneOf("band", Object.keys(bands) as BandName[]).meta({
    title: "Brainwave band",
    description: "Covers in this category draw this band.",
  }),
  redirectFrom,
});

/** `content/settings/categories.yml`, in the order shown to readers. */
export const categoriesSchema = z.strictObject({
  items: list("items", categorySchema)
    .min(1, "items must have at least one category")
    .meta({ title: "Categories", description: "In the order shown to readers.", form: { summary: "label" } }),
});

export type Category = z.output<typeof categorySchema>;
