import * as z from "zod";
import { nonEmptyList, prose, text, relationTo } from "../fields";
import { defineContentType } from "../content-type";

const readingPathSchema = z.strictObject({
  title: text,
  articles: nonEmptyList(
    z.strictObject({
      slug: relationTo({ collection: "posts", value: "slug", label: "title" }).meta({ title: "Article" }),
      why: prose.meta({ description: "One line: what this article adds at this point." }),
    }),
    { summary: "slug", item: "article" },
  ).meta({ description: "In the order of reading. What is not published is left out." }),
});

/** `content/pages/paths.yml`: articles to read in order. Home and the blog show them, and each article names the next one. */
const pathsSchema = z.strictObject({
  heading: text,
  intro: prose,
  items: nonEmptyList(readingPathSchema, { summary: "title", item: "path" }).meta({ title: "Reading paths" }),
});

export type ReadingPaths = z.output<typeof pathsSchema>;

export const paths = defineContentType({
  name: "reading paths",
  pattern: "pages/paths.yml",
  schema: pathsSchema,
  isOptional: true,
  nodes: { type: "ReadingPaths" },
});
