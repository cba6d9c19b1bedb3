import { compareDiagnostics, errorAt, type Diagnostic, type Location } from "../../content-model/diagnostic";
import { inParallel } from "../../site/in-parallel";
import type { AcceptedState } from "./accepted-states";
import { followUrl, type FollowOptions, type LinkState } from "./follow-url";

/** A URL in content that is followed. */
export interface CheckedLink {
  readonly url: string;
  /** Where content has it. */
  readonly at: Location;
  /** Hosts on which it may end; undefined for any host, where only the accepted state counts. */
  readonly hosts: readonly string[] | undefined;
}

/** Requests at the same time; a scheduled check is in no hurry. */
const CONCURRENCY = 4;

/**
 * Follows every URL and compares where it leads with the allowed hosts and the accepted states.
 *
 * @param links a URL may occur in several; it is requested once
 * @returns states to accept: where each URL led that was answered
 */
export async function followLinks(
  links: readonly CheckedLink[],
  accepted: readonly AcceptedState[],
  options: FollowOptions,
): Promise<{ diagnostics: Diagnostic[]; states: AcceptedState[] }> {
  const acceptedByUrl = new Map(accepted.map((state) => [state.url, state]));
  const byUrl = new Map(links.map((link) => [link.url, link]));
  const diagnostics: Diagnostic[] = [];
  const states: AcceptedState[] = [];
  await inParallel([...byUrl.values()], CONCURRENCY, async (link) => {
    const state = await followUrl(link.url, options);
    if ("status" in state) states.push({ url: link.url, ...state });
    diagnostics.push(...linkDiagnostics(link, state, acceptedByUrl.get(link.url)));
  });
  return { diagnostics: diagnostics.sort(compareDiagnostics), states };
}

/** None when nothing has changed, otherwise one. */
function linkDiagnostics({ url, at, hosts }: CheckedLink, state: LinkState, accepted: AcceptedState | undefined): Diagnostic[] {
  const error = (id: string, message: string, suggestion: string) => [errorAt(at, id, `${url} ${message}`, suggestion)];
  if ("failure" in state)
    return error(
      state.failure,
      state.message,
      state.failure === "link-timeout" ? "try again later, or correct the URL" : "correct the URL",
    );
  const { host, status } = state;
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
