import { errorAt, type Diagnostic, type Location } from "../../content-model/diagnostic";
import type { AcceptedState } from "./accepted-states";
import type { LinkState } from "./follow-url";

/** A URL in content that is followed. */
export interface CheckedLink {
  readonly url: string;
  /** Where content has it. */
  readonly at: Location;
  /** Hosts on which it may end; undefined for any host, where only the accepted state counts. */
  readonly hosts: readonly string[] | undefined;
}

/**
 * Compares where a URL leads with the allowed hosts and with the accepted state.
 *
 * @returns undefined when nothing has changed
 */
export function linkDiagnostic(link: CheckedLink, state: LinkState, accepted: AcceptedState | undefined): Diagnostic | undefined {
  const error = (id: string, message: string, suggestion = "correct the URL") => errorAt(link.at, id, `${link.url} ${message}`, suggestion);
  switch (state.kind) {
    case "timeout":
      return error("link-timeout", `did not answer in ${state.seconds} seconds`, "try again later, or correct the URL");
    case "loop":
      return error("link-loop", `redirects in a loop through ${state.at}`);
    case "too many redirects":
      return error("link-loop", `redirects more than ${state.redirects} times`);
    case "unreachable":
      return error("link-dead", `cannot be reached: ${state.reason}`);
    case "response":
      break;
  }
  const { host, status } = state;
  if (accepted && accepted.host === host && accepted.status === status) return undefined;
  if (link.hosts && !link.hosts.some((allowed) => isSameOrSubdomain(host, allowed)))
    return error("link-moved", `ends at ${host}, not at ${link.hosts.join(" or ")}`, "add the host to sellerHosts if it is the seller’s");
  if (status >= 400)
    return error("link-dead", `answers ${status} at ${host}`, "correct the URL, or check it and run npm run check:links -- --accept");
  if (accepted && accepted.host !== host)
    return error(
      "link-moved",
      `ends at ${host}, before at ${accepted.host}`,
      "check that it is the same work, then run npm run check:links -- --accept",
    );
  return undefined;
}

function isSameOrSubdomain(host: string, allowed: string): boolean {
  return host === allowed || host.endsWith(`.${allowed}`);
}
