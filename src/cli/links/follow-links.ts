import { compareDiagnostics, errorAt, type Diagnostic, type Location } from "../../content-model/diagnostic";
import { inParallel } from "../../site/in-parallel";
import { fetchWithRetries, type RetryOptions } from "../retries";
import type { KnownLink } from "./link-baseline";

/** A URL in content that is followed. */
export interface CheckedLink {
  readonly url: string;
  /** Where content has it. */
  readonly at: Location;
  /** Hosts on which it may end; undefined for any host, where only the accepted state counts. */
  readonly hosts: readonly string[] | undefined;
}

/** Where a URL led: the host after all redirects, and its status. */
type LinkState = Omit<KnownLink, "url">;

/** Requests at the same time; a scheduled check is in no hurry. */
const CONCURRENCY = 4;

/**
 * Follows every URL and compares where it leads with the allowed hosts and the link baseline.
 *
 * @param links a URL may occur in several; it is requested once
 * @returns states to accept: where each URL led that was answered
 */
export async function followLinks(
  links: readonly CheckedLink[],
  accepted: readonly KnownLink[],
  options: RetryOptions,
): Promise<{ diagnostics: Diagnostic[]; states: KnownLink[] }> {
  const acceptedByUrl = new Map(accepted.map((state) => [state.url, state]));
  const byUrl = new Map(links.map((link) => [link.url, link]));
  const diagnostics: Diagnostic[] = [];
  const states: KnownLink[] = [];
  await inParallel([...byUrl.values()], CONCURRENCY, async (link) => {
    try {
      const state = await followUrl(link.url, options);
      states.push({ url: link.url, ...state });
      diagnostics.push(...compareState(link, state, acceptedByUrl.get(link.url)));
    } catch (error) {
      const message = `${link.url} cannot be reached: ${(error as Error).message}`;
      diagnostics.push(errorAt(link.at, "link-dead", message, "try again later, or correct the URL"));
    }
  });
  return { diagnostics: diagnostics.sort(compareDiagnostics), states };
}

/** Sends HEAD, or GET where a host does not support HEAD, and reads no body. Such hosts answer HEAD with many statuses. */
async function followUrl(start: string, options: RetryOptions): Promise<LinkState> {
  const head = await fetchWithRetries(start, options, "HEAD");
  const response = head.status >= 400 && head.status < 500 ? await fetchWithRetries(start, options) : head;
  await response.body?.cancel();
  return { host: new URL(response.url).host, status: response.status };
}

/** None when nothing has changed, otherwise one. */
function compareState({ url, at, hosts }: CheckedLink, { host, status }: LinkState, accepted: KnownLink | undefined): Diagnostic[] {
  const error = (id: string, message: string, suggestion: string) => [errorAt(at, id, `${url} ${message}`, suggestion)];
  const isSameHost = accepted?.host === host;
  if (isSameHost && accepted.status === status) return [];
  if (hosts && !hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)))
    return error("link-moved", `redirects to ${host}, expected ${hosts.join(" or ")}`, "add the host to sellerHosts if it is the seller’s");
  if (status >= 400)
    return error(
      "link-dead",
      `returned HTTP ${status} from ${host}`,
      "correct the URL, or check it and run npm run check:links -- --accept",
    );
  if (!accepted || isSameHost) return [];
  return error(
    "link-moved",
    `now redirects to ${host}, previously ${accepted.host}`,
    "check that it leads to the same publication, then run npm run check:links -- --accept",
  );
}
