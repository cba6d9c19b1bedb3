import { z } from "zod";
import { bands, type BandName } from "../../site/bands";
import { prose, redirectFrom, slug, text } from "../fields";

const bandNames = Object.keys(bands) as [BandName, ...BandName[]];

export const categorySchema = z.strictObject({
  slug: slug("slug").meta({ title: "Last part of the address" }),
  label: text("label"),
  description: prose("description"),
  band: z
    .enum(bandNames, { error: `band must be one of ${bandNames.join(", ")}` })
    .meta({ title: "Brainwave band", description: "The band whose beat the category’s covers draw." }),
  redirectFrom,
});

/** `content/settings/categories.yml`, in the order in which readers see them. */
export const categoriesSchema = z.strictObject({
  items: z
    .array(categorySchema, { error: "items must be a list" })
    .min(1, "items must name at least one category")
    .meta({ title: "Categories", description: "In the order in which readers see them.", form: { summary: "label" } }),
});

export type Category = z.output<typeof categorySchema>;
