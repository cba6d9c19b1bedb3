import { formatDay } from "./dates";
import { isPreview } from "./deploy-context";

/** What an article's front matter says of when it is published. */
export interface Publication {
  readonly draft?: boolean | null | undefined;
  /** Day from which on it is published, in UTC. */
  readonly date: string;
}

/**
 * Why an article is not published, as its ribbon says it; undefined for one that is.
 *
 * @param today ISO day in UTC; without one no date holds anything back
 */
export function statusLabel({ draft, date }: Publication, today?: string): "Draft" | `Due on ${string}` | undefined {
  if (draft) return "Draft";
  return today !== undefined && date > today ? `Due on ${formatDay(date)}` : undefined;
}

/** Whether pages of articles that are held back are made: while somebody works on the site, and for trial publications. */
export function showsUnpublished(env: Readonly<Record<string, string | undefined>>): boolean {
  return isPreview(env) || env["gatsby_executing_command"] === "develop";
}
