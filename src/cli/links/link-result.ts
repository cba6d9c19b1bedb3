import type { AcceptedState } from "./accepted-states";
import type { LinkState } from "./follow-url";

/** An address that is followed, and who has to mend it. */
export interface CheckedLink {
  readonly url: string;
  /** Where it stands, as `content/references.yml:12:5`. */
  readonly place: string;
  /** Hosts on which it may end; undefined where any host may answer and the accepted state decides. */
  readonly hosts: readonly string[] | undefined;
}

export interface LinkFinding {
  readonly link: CheckedLink;
  readonly id: "moved" | "dead" | "loops" | "slow";
  readonly message: string;
  readonly suggestion: string;
}

/**
 * Whether an address leads where it should: to a host that is allowed, or to where it led when it was accepted.
 *
 * @returns undefined when nothing has changed
 */
export function lint(link: CheckedLink, state: LinkState, accepted: AcceptedState | undefined): LinkFinding | undefined {
  const finding = (id: LinkFinding["id"], message: string, suggestion: string) => ({
    link,
    id,
    message: `${link.url} ${message}`,
    suggestion,
  });
  switch (state.kind) {
    case "slow":
      return finding("slow", `gave no answer in ${state.seconds} seconds`, "try again later, or mend the address");
    case "loops":
      return finding("loops", `leads in a circle by way of ${state.at}`, "mend the address");
    case "too far":
      return finding("loops", `leads on after ${state.hops} redirects`, "mend the address");
    case "unreachable":
      return finding("dead", `cannot be reached: ${state.why}`, "mend the address");
    default: {
      const { host, status } = state;
      if (accepted && accepted.host === host && accepted.status === status) return undefined;
      if (link.hosts && !link.hosts.some((allowed) => isWithin(host, allowed)))
        return finding(
          "moved",
          `ends at ${host}`,
          `it ends at ${link.hosts.join(" or ")}; add the host to sellerHosts if the seller has moved there`,
        );
      if (status >= 400)
        return finding(
          "dead",
          `answers ${status} at ${host}`,
          "mend the address, or look yourself and run npm run check:links -- --accept",
        );
      if (accepted && accepted.host !== host)
        return finding(
          "moved",
          `ends at ${host} and ended at ${accepted.host}`,
          "look whether it is the same work, then run npm run check:links -- --accept",
        );
      return undefined;
    }
  }
}

function isWithin(host: string, allowed: string): boolean {
  return host === allowed || host.endsWith(`.${allowed}`);
}
