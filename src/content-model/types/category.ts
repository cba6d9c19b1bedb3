import * as z from "zod";
import { bands, colourNames, findBand, type BandName } from "../../site/bands";
import { motifNames } from "../../site/motifs";
import { nonEmptyList, enumField, prose, redirectFrom, slug, text } from "../fields";
import { defineContentType, type OpenGraphCategory, type OpenGraphText } from "../content-type";
import { routes } from "../../site/routes";

const categorySchema = z
  .strictObject({
    slug: slug("slug").meta({ description: "The last part of the URL." }),
    label: text("label"),
    description: prose("description"),
    band: enumField("band", Object.keys(bands) as BandName[])
      .optional()
      .meta({ description: "For categories about brain rhythms: sets the colours, and the beat that covers draw." }),
    colour: enumField("colour", Object.keys(colourNames) as (keyof typeof colourNames)[])
      .optional()
      .meta({ description: "For all other categories." }),
    motif: enumField("motif", motifNames).meta({
      title: "Composition of covers",
      description: "Covers in this category are drawn this way.",
    }),
    redirectFrom,
  })
  .refine(({ band, colour }) => (band === undefined) !== (colour === undefined), {
    error: "a category needs either a band or a colour",
    path: ["slug"],
  });

/** `content/settings/categories.yml`, in the order shown to readers. */
const categoriesSchema = z.strictObject({
  items: nonEmptyList("items", categorySchema, { summary: "label" }).meta({
    title: "Categories",
    description: "In the order shown to readers.",
  }),
});

export type Category = z.output<typeof categorySchema>;
/** A category as a node: the band whose colours it has is decided. */
export type CategoryNode = Category & { readonly band: BandName };

export const openGraphOfCategory = ({ label, slug, band, motif }: OpenGraphCategory): OpenGraphText => ({
  title: label,
  kind: "Blog",
  seed: slug,
  band,
  motif,
});

export const categories = defineContentType({
  name: "categories",
  pattern: "settings/categories.yml",
  format: "yaml",
  schema: categoriesSchema,
  nodes: {
    type: "Category",
    schema: categorySchema,
    fields: { path: "String!", position: "Int!", band: "String!" },
    toNodes: ({ items }) => items.map((item, position) => ({ ...item, band: findBand(item), path: routes.category(item.slug), position })),
    openGraph: openGraphOfCategory,
  },
});
