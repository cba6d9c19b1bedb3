/** A query of Gatsby's data that was answered without errors. */
export type Graphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

type GatsbyGraphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<{ data?: Data; errors?: unknown }>;

/**
 * Makes Gatsby's own function throw where it would hand over errors.
 *
 * @throws when called, with GraphQL's messages, one a line
 */
export function strictGraphql(graphql: GatsbyGraphql): Graphql {
  return async <Data>(query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await graphql<Data>(query, variables);
    if (errors || !data) {
      const messages = Array.isArray(errors) ? errors.map((error: { message?: string }) => error.message ?? String(error)) : [];
      throw new Error(messages.join("\n") || "GraphQL gave no data");
    }
    return data;
  };
}
