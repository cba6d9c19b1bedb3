import * as z from "zod";
import { httpsUrl, list, prose, text } from "../fields";
import { defineContentType } from "../content-type";

/** `content/settings/author.yml`: the person who signs the articles. Without this file, a group of editors does. */
const authorSchema = z.strictObject({
  name: text,
  role: text.meta({ description: "What the person is here, such as Editor." }),
  biography: prose.meta({ description: "Two or three sentences, shown below each article and on the about page." }),
  image: text.optional().meta({ title: "Picture", form: { widget: "picture" }, description: "A portrait, at least 300 pixels wide." }),
  imageAlt: text.optional().meta({ title: "What the picture shows", description: "For readers who cannot see it." }),
  links: list(httpsUrl)
    .optional()
    .meta({ description: "The person’s own pages, such as a profile.", form: { item: "link" } }),
});

export type Author = z.output<typeof authorSchema>;

export const author = defineContentType({
  name: "author",
  pattern: "settings/author.yml",
  schema: authorSchema,
  isOptional: true,
  nodes: { type: "Author", fields: { file: `File @link(by: "absolutePath")` } },
});
