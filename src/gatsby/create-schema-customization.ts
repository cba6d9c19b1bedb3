import path from "path";
import type { GatsbyNode } from "gatsby";
import { categorySchema } from "../content-model/schemas/category";
import { chartSchema } from "../content-model/schemas/chart";
import { claimSchema } from "../content-model/schemas/claim";
import { evidencePageSchema } from "../content-model/schemas/evidence";
import { faqPageSchema } from "../content-model/schemas/faq";
import { homePageSchema } from "../content-model/schemas/home";
import { informationPageSchema } from "../content-model/schemas/information";
import { legalPageSchema } from "../content-model/schemas/legal";
import { postSchema } from "../content-model/schemas/post";
import { productSchema } from "../content-model/schemas/product";
import { referenceSchema } from "../content-model/schemas/reference";
import { reviewPageSchema } from "../content-model/schemas/review";
import { siteSchema } from "../content-model/schemas/site";
import { soundSchema } from "../content-model/schemas/sound";
import { testimonialSchema } from "../content-model/schemas/testimonials";
import { toGraphql } from "../content-model/to-graphql";
import { resolveCover } from "./resolvers/resolve-cover";
import { figureLoader, resolveFigures } from "./resolvers/resolve-figures";
import type { ResolverContext } from "./resolvers/find-node";
import { resolveMarkdownExport } from "./resolvers/resolve-markdown-export";
import { soundPublisher } from "./resolvers/sound-file";
import { unpublishedType } from "./post-visibility";
import { resolveOpenGraphImage } from "./resolvers/resolve-open-graph-image";

const node = { implements: "Node", directives: "@dontInfer" };
/** The HTML tree of the parent MarkdownRemark node, and the figures of the body. */
const markdownFields = {
  htmlAst: "JSON! @fromMarkdown",
  shownFigures: "[String!]!",
  figures: "JSON! @figures",
};
/** References that the body cites. */
const citationFields = { citedReferences: "[String!]!", references: `[Reference!]! @link(by: "key", from: "citedReferences")` };
/** Claims that the body marks. */
const claimFields = { markedClaims: "[String!]!", claims: `[Claim!]! @link(by: "key", from: "markedClaims")` };
const openGraphField = { openGraphImage: "OpenGraphImage! @openGraphImage" };

/** GraphQL types of our nodes, made from the content model; nothing is inferred from content. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions, cache }) => {
  actions.createFieldExtension({ name: "fromMarkdown", extend: () => ({ resolve: resolveFromMarkdown }) });
  const resolve = resolveOpenGraphImage(cache);
  actions.createFieldExtension({ name: "openGraphImage", extend: () => ({ resolve }) });
  actions.createFieldExtension({ name: "cover", extend: () => ({ resolve: resolveCover() }) });
  const loadFigures = figureLoader(soundPublisher(cache, path.resolve("public")));
  actions.createFieldExtension({ name: "figures", extend: () => ({ resolve: resolveFigures(loadFigures) }) });
  actions.createFieldExtension({ name: "markdownExport", extend: () => ({ resolve: resolveMarkdownExport(loadFigures) }) });
  actions.createTypes([
    `type ${unpublishedType} implements Node @dontInfer { date: String! draft: Boolean }`,
    "type Cover { src: String! seed: String! band: String! motif: String! width: Int! height: Int! }",
    "type SitePicture { src: String! width: Int! height: Int! count: Int! }",
    "type OpenGraphImage { path: String! width: Int! height: Int! alt: String! }",
    toGraphql("Post", postSchema, {
      ...node,
      fields: {
        ...markdownFields,
        ...claimFields,
        ...openGraphField,
        path: "String!",
        statusLabel: "String",
        markdownExport: "String! @markdownExport",
        words: "Int!",
        readingMinutes: "Int!",
        ...citationFields,
        category: `Category! @link(by: "slug", from: "categorySlug")`,
        cover: "Cover! @cover",
        picture: `File @link(by: "absolutePath")`,
      },
    }),
    toGraphql("Category", categorySchema, { ...node, fields: { ...openGraphField, path: "String!", position: "Int!", band: "String!" } }),
    toGraphql("Reference", referenceSchema, { ...node, fields: { id: "ID!", key: "String!" } }),
    toGraphql("Sound", soundSchema, { ...node, fields: { id: "ID!", key: "String!" } }),
    toGraphql("Claim", claimSchema, { ...node, fields: { id: "ID!", key: "String!" } }),
    toGraphql("Chart", chartSchema, { ...node, fields: { id: "ID!", key: "String!" } }),
    toGraphql("ReviewPage", reviewPageSchema, {
      ...node,
      fields: {
        ...markdownFields,
        ...claimFields,
        ...openGraphField,
        ...citationFields,
      },
    }),
    toGraphql("InformationPage", informationPageSchema, { ...node, fields: { ...markdownFields, ...openGraphField, path: "String!" } }),
    toGraphql("LegalPage", legalPageSchema, { ...node, fields: { ...markdownFields, ...claimFields, ...openGraphField, path: "String!" } }),
    toGraphql("HomePage", homePageSchema, {
      ...node,
      fields: { ...openGraphField, shownFigures: "[String!]!", figures: "JSON! @figures" },
    }),
    toGraphql("FaqPage", faqPageSchema, { ...node, fields: openGraphField }),
    toGraphql("EvidencePage", evidencePageSchema, node),
    toGraphql("Testimonial", testimonialSchema, { ...node, fields: { position: "Int!" } }),
    toGraphql("SiteSettings", siteSchema, {
      ...node,
      fields: {
        ...openGraphField,
        legalPages: `[LegalPage!]! @link(by: "slug")`,
        disclosurePage: `LegalPage! @link(by: "slug")`,
      },
    }),
    toGraphql("Product", productSchema, node),
  ]);
};

type Resolver = (source: { parent: string }, args: unknown, context: ResolverContext, info: ResolverInfo) => unknown;
interface ResolverInfo {
  fieldName: string;
  schema: { getType(name: string): { getFields(): Record<string, { resolve: (...rest: unknown[]) => unknown }> } };
}

const resolveFromMarkdown: Resolver = (source, args, context, info) => {
  const markdown = context.nodeModel.getNodeById({ id: source.parent });
  return info.schema.getType("MarkdownRemark").getFields()[info.fieldName]?.resolve(markdown, args, context, info);
};
