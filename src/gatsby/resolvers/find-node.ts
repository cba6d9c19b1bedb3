/** The part of Gatsby's resolver context that resolvers use. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(query: { id: string; type?: string }): unknown;
    findOne(query: { type: string; query: object }): Promise<unknown>;
  };
}

/** A node of an entry that has an id in content: it is in `key`, because Gatsby uses `id` for its own. */
export type Keyed<T> = Omit<T, "id"> & { readonly key: string };

/** The first node of a type with these values; any node of the type without them. */
export function findNode<T>(
  { nodeModel }: ResolverContext,
  type: string,
  values: Readonly<Record<string, string>> = {},
): Promise<T | null> {
  const filter = Object.fromEntries(Object.entries(values).map(([field, eq]) => [field, { eq }]));
  return nodeModel.findOne({ type, query: { filter } }) as Promise<T | null>;
}
