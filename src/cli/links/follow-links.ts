import { compareDiagnostics, type Diagnostic } from "../../content-model/diagnostic";
import type { AcceptedState } from "./accepted-states";
import { followUrl, type FollowOptions } from "./follow-url";
import { linkDiagnostic, type CheckedLink } from "./link-diagnostic";

interface LinkReport {
  readonly diagnostics: readonly Diagnostic[];
  /** Where each URL led that was answered, to be accepted. */
  readonly states: readonly AcceptedState[];
}

/** Requests at the same time; a scheduled check is in no hurry. */
const CONCURRENCY = 4;

/**
 * Follows every URL and compares where it leads with the allowed hosts and the accepted states.
 *
 * @param links a URL may occur in several; it is requested once
 */
export async function followLinks(
  links: readonly CheckedLink[],
  accepted: readonly AcceptedState[],
  options: FollowOptions,
): Promise<LinkReport> {
  const acceptedByUrl = new Map(accepted.map((state) => [state.url, state]));
  const queue = [...new Map(links.map((link) => [link.url, link])).values()];
  const diagnostics: Diagnostic[] = [];
  const states: AcceptedState[] = [];
  const work = async () => {
    for (let link = queue.shift(); link; link = queue.shift()) {
      const state = await followUrl(link.url, options);
      if (state.kind === "response") states.push({ url: link.url, host: state.host, status: state.status });
      const diagnostic = linkDiagnostic(link, state, acceptedByUrl.get(link.url));
      if (diagnostic) diagnostics.push(diagnostic);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { diagnostics: diagnostics.sort(compareDiagnostics), states };
}
