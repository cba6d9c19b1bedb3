/** Runs a query; throws when it has errors. */
export type Graphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

type GatsbyGraphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<{ data?: Data; errors?: unknown }>;

/** Wraps Gatsby's `graphql` so that it throws GraphQL's errors, one per line, instead of returning them. */
export function strictGraphql(graphql: GatsbyGraphql): Graphql {
  return async <Data>(query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await graphql<Data>(query, variables);
    if (errors || !data) {
      const messages = Array.isArray(errors) ? errors.map((error: { message?: string }) => error.message ?? String(error)) : [];
      throw new Error(messages.join("\n") || "GraphQL returned no data");
    }
    return data;
  };
}
