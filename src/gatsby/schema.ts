import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { contentTypes } from "../content-model/content-types";
import { categorySchema } from "../content-model/schemas/category";
import { testimonialSchema } from "../content-model/schemas/testimonials";
import { toGraphql } from "../content-model/to-graphql";

/** What a body cites, marks and shows. */
const bodyFields = {
  citedReferences: "[String!]!",
  markedClaims: "[String!]!",
  shownFigures: "[String!]!",
  references: `[Reference!]! @link(by: "key", from: "citedReferences")`,
  claims: `[Claim!]! @link(by: "key", from: "markedClaims")`,
};
/** An entry with an id in content: it is in `key`, because Gatsby uses `id` for its own. Queries write `id: key`. */
const keyed = { id: "ID!", key: "String!" };
const pageWithText = (name: string, schema: z.ZodType, more: Readonly<Record<string, string>> = {}): string =>
  toGraphql(name, schema, { ...bodyFields, ...more }, "Node & PageWithText");

/**
 * GraphQL types of our nodes, made from the content model; `resolvers.ts` adds fields. Gatsby infers no fields from content, not
 * for the types of plugins either: that takes half a second in each of its processes, and no query uses them.
 */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([
    "type File implements Node @dontInfer { id: ID! }",
    "type MarkdownRemark implements Node @dontInfer { rawMarkdownBody: String! }",
    "type UnpublishedPost implements Node @dontInfer { date: String! draft: Boolean }",
    "type Cover { src: String! seed: String! band: String! motif: String! width: Int! height: Int! }",
    "type OpenGraphImage { path: String! width: Int! height: Int! alt: String! }",
    "interface PageWithText implements Node { id: ID! htmlAst: JSON! figures: JSON! openGraphImage: OpenGraphImage! " +
      "citedReferences: [String!]! references: [Reference!]! claims: [Claim!]! }",
    pageWithText("Post", contentTypes.post.schema, {
      path: "String!",
      statusLabel: "String",
      words: "Int!",
      readingMinutes: "Int!",
      category: `Category! @link(by: "slug", from: "categorySlug")`,
      picture: `File @link(by: "absolutePath")`,
    }),
    toGraphql("Category", categorySchema, { path: "String!", position: "Int!", band: "String!" }),
    toGraphql("Reference", contentTypes.reference.schema, keyed),
    toGraphql("Claim", contentTypes.claim.schema, keyed),
    toGraphql("Chart", contentTypes.chart.schema, keyed),
    toGraphql("Sound", contentTypes.sound.schema, keyed),
    toGraphql("Picture", contentTypes.picture.schema, { ...keyed, file: `File! @link(by: "absolutePath")` }),
    pageWithText("ReviewPage", contentTypes.review.schema),
    pageWithText("InformationPage", contentTypes.about.schema, { path: "String!" }),
    pageWithText("LegalPage", contentTypes.legal.schema, { path: "String!" }),
    toGraphql("HomePage", contentTypes.home.schema, { shownFigures: "[String!]!" }),
    toGraphql("FaqPage", contentTypes.faq.schema),
    toGraphql("EvidencePage", contentTypes.evidence.schema),
    toGraphql("Testimonial", testimonialSchema, { position: "Int!" }),
    toGraphql("SiteSettings", contentTypes.site.schema, {
      legalPages: `[LegalPage!]! @link(by: "slug")`,
      disclosurePage: `LegalPage! @link(by: "slug")`,
    }),
    toGraphql("Author", contentTypes.author.schema, { file: `File @link(by: "absolutePath")` }),
    toGraphql("Product", contentTypes.product.schema),
  ]);
};
