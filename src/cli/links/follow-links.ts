import type { AcceptedState } from "./accepted-states";
import { follow, type FollowOptions } from "./follow-url";
import { lint, type CheckedLink, type LinkFinding } from "./link-result";

export interface LinkReport {
  readonly findings: readonly LinkFinding[];
  /** Where each address led that gave an answer, to be accepted. */
  readonly states: readonly AcceptedState[];
}

/** Hosts are asked one after the other, a few at a time: a scheduled check is in no hurry. */
const AT_ONCE = 4;

/**
 * Follows every address once and compares where it leads with what is allowed and what was accepted.
 *
 * @param links each address once or more; it is asked once
 */
export async function checkLinks(
  links: readonly CheckedLink[],
  accepted: readonly AcceptedState[],
  options: FollowOptions,
): Promise<LinkReport> {
  const known = new Map(accepted.map((state) => [state.url, state]));
  const waiting = [...new Map(links.map((link) => [link.url, link])).values()];
  const findings: LinkFinding[] = [];
  const states: AcceptedState[] = [];
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const state = await follow(link.url, options);
      if (state.kind === "answers") states.push({ url: link.url, host: state.host, status: state.status });
      const finding = lint(link, state, known.get(link.url));
      if (finding) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { findings: findings.sort((a, b) => (a.message < b.message ? -1 : 1)), states };
}
