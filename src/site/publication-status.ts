import { formatDay } from "./dates";
import { isDeployPreview } from "./deploy-context";

/** The fields of an article that decide when it is published. */
export interface PublicationFields {
  readonly draft?: boolean | null | undefined;
  /** First day on which it is published, in UTC. */
  readonly date: string;
}

/**
 * Why an article is not published, as its status badge says; undefined for a published article.
 *
 * @param today ISO day in UTC; without it, dates are ignored
 */
export function statusLabel({ draft, date }: PublicationFields, today?: string): "Draft" | `Due on ${string}` | undefined {
  if (draft) return "Draft";
  return today !== undefined && date > today ? `Due on ${formatDay(date)}` : undefined;
}

/** Whether unpublished articles get pages: in `gatsby develop`, which sets `NODE_ENV`, and in deploy previews. */
export function showsUnpublished(env: Readonly<Record<string, string | undefined>>): boolean {
  return isDeployPreview(env) || env["NODE_ENV"] === "development";
}
