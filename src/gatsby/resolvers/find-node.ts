/** The part of Gatsby's resolver context that resolvers use. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(query: { id: string; type?: string }): unknown;
    findOne(query: { type: string; query: object }): Promise<unknown>;
  };
}

/** The first node of a type whose field has a value; of any node of the type without a filter. */
export function findNode<T>({ nodeModel }: ResolverContext, type: string, filter: Record<string, { eq: string }> = {}): Promise<T | null> {
  return nodeModel.findOne({ type, query: { filter } }) as Promise<T | null>;
}
