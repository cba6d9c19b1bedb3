import { formatDay } from "./dates";

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

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether this build is a deploy preview. Netlify sets `CONTEXT` (`deploy-preview`, `branch-deploy`); without it, a
 * build is for production.
 */
export const isDeployPreview = (env: Environment): boolean => ["deploy-preview", "branch-deploy"].includes(env["CONTEXT"] ?? "");

/** Whether unpublished articles get pages: in `gatsby develop`, which sets `NODE_ENV`, and in deploy previews. */
export function showsUnpublished(env: Environment): boolean {
  return isDeployPreview(env) || env["NODE_ENV"] === "development";
}
