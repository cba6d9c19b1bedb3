import type { GatsbyNode } from "gatsby";
import { categorySchema } from "../content-model/category";
import { claimSchema } from "../content-model/claim";
import { faqPageSchema } from "../content-model/faq";
import { homePageSchema } from "../content-model/home";
import { informationPageSchema } from "../content-model/information";
import { legalPageSchema } from "../content-model/legal";
import { postSchema } from "../content-model/post";
import { productSchema } from "../content-model/product";
import { referenceSchema } from "../content-model/reference";
import { reviewPageSchema } from "../content-model/review";
import { siteSchema } from "../content-model/site";
import { testimonialSchema } from "../content-model/testimonials";
import { toGraphql } from "../content-model/to-graphql";
import { resolveCover } from "./cover";
import { resolveMarkdownCopy } from "./markdown-copy";
import { heldBackType } from "./publication";
import { resolveSharingPicture } from "./sharing-picture";

const node = { implements: "Node", directives: "@dontInfer" };
/** The HTML tree of the Markdown node that an own node was made from. */
const markdownFields = { htmlAst: "JSON! @fromMarkdown" };
/** The claims of the ledger that sentences of a body are marked with. */
const claimFields = { markedClaims: "[String!]!", claims: `[Claim!]! @link(by: "key", from: "markedClaims")` };
const sharingField = { sharingPicture: "SharingPicture! @sharingPicture" };

/** The types of our own nodes, made from the content model; nothing is inferred from what content happens to hold. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions, cache }) => {
  actions.createFieldExtension({
    name: "fromMarkdown",
    extend: () => ({ resolve: resolveFromMarkdown }),
  });
  const resolve = resolveSharingPicture(cache);
  actions.createFieldExtension({ name: "sharingPicture", extend: () => ({ resolve }) });
  actions.createFieldExtension({ name: "cover", extend: () => ({ resolve: resolveCover() }) });
  const resolveCopy = resolveMarkdownCopy();
  actions.createFieldExtension({ name: "markdownCopy", extend: () => ({ resolve: resolveCopy }) });
  actions.createTypes([
    `type ${heldBackType} implements Node @dontInfer { date: String! draft: Boolean }`,
    "type Cover { src: String! seed: String! band: String! width: Int! height: Int! }",
    "type SharingPicture { path: String! width: Int! height: Int! alt: String! }",
    toGraphql("Post", postSchema, {
      ...node,
      fields: {
        ...markdownFields,
        ...claimFields,
        ...sharingField,
        path: "String!",
        notice: "String",
        markdownCopy: "String! @markdownCopy",
        words: "Int!",
        readingMinutes: "Int!",
        citedWorks: "[String!]!",
        category: `Category! @link(by: "slug", from: "categorySlug")`,
        references: `[Reference!]! @link(by: "key", from: "citedWorks")`,
        cover: "Cover! @cover",
        picture: `File @link(by: "absolutePath")`,
      },
    }),
    toGraphql("Category", categorySchema, { ...node, fields: { ...sharingField, path: "String!", position: "Int!" } }),
    toGraphql("Reference", referenceSchema, { ...node, fields: { id: "ID!", key: "String!" } }),
    toGraphql("Claim", claimSchema, { ...node, fields: { id: "ID!", key: "String!" } }),
    toGraphql("ReviewPage", reviewPageSchema, {
      ...node,
      fields: {
        ...markdownFields,
        ...claimFields,
        ...sharingField,
        citedWorks: "[String!]!",
        references: `[Reference!]! @link(by: "key", from: "citedWorks")`,
      },
    }),
    toGraphql("InformationPage", informationPageSchema, { ...node, fields: { ...markdownFields, ...sharingField, path: "String!" } }),
    toGraphql("LegalPage", legalPageSchema, { ...node, fields: { ...markdownFields, ...claimFields, ...sharingField, path: "String!" } }),
    toGraphql("HomePage", homePageSchema, { ...node, fields: sharingField }),
    toGraphql("FaqPage", faqPageSchema, { ...node, fields: sharingField }),
    toGraphql("Testimonial", testimonialSchema, { ...node, fields: { position: "Int!" } }),
    toGraphql("SiteSettings", siteSchema, { ...node, fields: sharingField }),
    toGraphql("Product", productSchema, node),
  ]);
};

type Resolver = (source: { parent: string }, args: unknown, context: ResolverContext, info: ResolverInfo) => unknown;
interface ResolverContext {
  nodeModel: { getNodeById(query: { id: string }): unknown };
}
interface ResolverInfo {
  fieldName: string;
  schema: { getType(name: string): { getFields(): Record<string, { resolve: (...rest: unknown[]) => unknown }> } };
}

const resolveFromMarkdown: Resolver = (source, args, context, info) => {
  const markdown = context.nodeModel.getNodeById({ id: source.parent });
  return info.schema.getType("MarkdownRemark").getFields()[info.fieldName]?.resolve(markdown, args, context, info);
};
