import { z } from "zod";
import { bands, type BandName } from "../../site/bands";
import { motifNames } from "../../site/motifs";
import { list, oneOf, prose, redirectFrom, slug, text } from "../fields";

export const categorySchema = z.strictObject({
  slug: slug("slug").meta({ title: "Slug", description: "The last part of the URL." }),
  label: text("label"),
  description: prose("description"),
  band: oneOf("band", Object.keys(bands) as BandName[]).meta({
    title: "Brainwave band",
    description: "Sets the colours of the category, and the beat that its covers draw.",
  }),
  motif: oneOf("motif", motifNames).meta({
    title: "Composition of covers",
    description: "Covers in this category are drawn this way.",
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
