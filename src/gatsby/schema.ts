import type { GatsbyNode } from "gatsby";
import { contentType, contentTypeNames } from "../content-model/content-types";
import { toGraphql } from "../content-model/to-graphql";

/** What a body cites, marks and shows. */
const bodyFields = {
  citedReferences: "[String!]!",
  markedClaims: "[String!]!",
  shownFigures: "[String!]!",
  references: `[Reference!]! @link(by: "key", from: "citedReferences")`,
  claims: `[Claim!]! @link(by: "key", from: "markedClaims")`,
};

/**
 * GraphQL types of our nodes, made from the content types; `resolvers.ts` adds fields. Gatsby infers no fields from content, not
 * for the types of plugins either: that takes half a second in each of its processes, and no query uses them.
 */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([
    "type File implements Node @dontInfer { id: ID! }",
    "type MarkdownRemark implements Node @dontInfer { rawMarkdownBody: String! }",
    "type UnpublishedPost implements Node @dontInfer { date: String! draft: Boolean }",
    "type Cover { src: String! seed: String! palette: CategoryPalette! motif: CategoryMotif! text: String note: String width: Int! height: Int! }",
    "type OpenGraphImage { path: String! width: Int! height: Int! alt: String! }",
    "type PosterFiles { svg: String! png: String! }",
    "interface PageWithText implements Node { id: ID! htmlAst: JSON! figures: JSON! openGraphImage: OpenGraphImage! " +
      "citedReferences: [String!]! references: [Reference!]! claims: [Claim!]! }",
    ...nodeTypes(),
  ]);
};

/** One GraphQL type for each type of node; several types of content may have the same. */
function nodeTypes(): string[] {
  const types = new Map<string, string>();
  for (const { schema, nodes } of contentTypeNames.map(contentType)) {
    if (!nodes) continue;
    const fields = { ...(nodes.hasText ? bodyFields : {}), ...nodes.fields };
    types.set(nodes.type, toGraphql(nodes.type, nodes.schema ?? schema, fields, nodes.hasText ? "Node & PageWithText" : "Node"));
  }
  return [...types.values()];
}
