import * as z from "zod";
import { motifNames } from "../../site/motifs";
import { palettes, type PaletteName } from "../../site/palettes";
import { nonEmptyList, enumField, prose, redirectFrom, slug, text } from "../fields";
import { defineContentType, type OpenGraphCategory, type OpenGraphText } from "../content-type";
import { routes } from "../../site/routes";

const categorySchema = z.strictObject({
  slug: slug.meta({ description: "The last part of the URL." }),
  label: text,
  description: prose,
  palette: enumField(Object.keys(palettes) as PaletteName[]).meta({ description: "The colors of the category." }),
  motif: enumField(motifNames).meta({ title: "Composition of covers", description: "Covers in this category are drawn this way." }),
  redirectFrom,
});

/** `content/settings/categories.yml`, in the order shown to readers. */
const categoriesSchema = z.strictObject({
  items: nonEmptyList(categorySchema, { summary: "label", item: "category" }).meta({
    title: "Categories",
    description: "In the order of the site.",
  }),
});

export type Category = z.output<typeof categorySchema>;

export const openGraphOfCategory = ({ label, slug, palette, motif }: OpenGraphCategory): OpenGraphText => ({
  title: label,
  kind: "Blog",
  seed: slug,
  palette,
  motif,
});

export const categories = defineContentType({
  name: "categories",
  pattern: "settings/categories.yml",
  schema: categoriesSchema,
  nodes: {
    type: "Category",
    schema: categorySchema,
    fields: { path: "String!", position: "Int!" },
    toNodes: ({ items }) => items.map((item, position) => ({ ...item, path: routes.category(item.slug), position })),
    openGraph: openGraphOfCategory,
  },
});
