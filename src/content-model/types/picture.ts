import * as z from "zod";
import { prose, slug, text, advisedText } from "../fields";
import { defineContentType, keyFields } from "../content-type";

/** `content/pictures/<id>.yml`: a picture that texts show, such as a diagram. */
const pictureSchema = z.strictObject({
  id: slug.meta({ description: "Name of the file. Texts place the picture by it." }),
  image: text.meta({
    title: "Picture",
    description:
      "Before you upload a screenshot or a receipt, cover names, addresses, card and order numbers with filled rectangles; a blur can be undone.",
    form: { widget: "picture" },
  }),
  imageAlt: advisedText(30, 400, { widget: "prose" }).meta({
    title: "What the picture shows",
    description: "For readers who cannot see it: everything that it says.",
  }),
  caption: prose.optional().meta({ description: "Below the picture: what it does not say itself." }),
});

export type Picture = z.output<typeof pictureSchema>;

export const picture = defineContentType({
  name: "picture",
  pattern: "pictures/*.yml",
  schema: pictureSchema,
  nodes: { type: "Picture", fields: { ...keyFields, file: `File! @link(by: "absolutePath")` } },
  list: { label: "Pictures", icon: "image", identifier_field: "id", summary: "{{id}}" },
});
