import { compareDiagnostics, errorAt, type Diagnostic, type Location } from "../../content-model/diagnostic";
import type { AcceptedWork } from "./accepted-states";
import type { FollowOptions } from "./follow-url";

/** A cited work, and where content has its DOI. */
export interface CheckedWork {
  readonly doi: string;
  readonly at: Location;
}

export interface CrossrefOptions extends Pick<FollowOptions, "timeout" | "attempts" | "pause"> {
  /** Root of the REST API (https://api.crossref.org). */
  readonly base: string;
}

/** The parts of a work's record that say whether it was changed after publication. */
interface CrossrefRecord {
  readonly title?: readonly string[];
  /** Notices about this work. */
  readonly "updated-by"?: readonly Update[];
  /** Works that this one is a notice about. */
  readonly "update-to"?: readonly Update[];
  readonly relation?: Readonly<Record<string, readonly { readonly id?: string }[]>>;
}

interface Update {
  readonly DOI?: string;
  readonly type?: string;
}

const REQUESTS_AT_ONCE = 2;
/** Statuses that may be different a moment later. */
const temporary = new Set([408, 425, 429, 500, 502, 503, 504]);
/** The notice of a work that Crossref does not know. */
export const UNKNOWN_TO_CROSSREF = "unknown to Crossref";
/** Notices after which a work should no longer be cited as it is. */
const retraction = /retract|withdraw|removal/i;

/**
 * Asks Crossref about each work, and reports those with notices that nobody has accepted.
 *
 * @param works a DOI may occur twice; it is asked for once
 * @returns notices to accept: those of each work that has any
 */
export async function checkWorks(
  works: readonly CheckedWork[],
  accepted: readonly AcceptedWork[],
  options: CrossrefOptions,
): Promise<{ diagnostics: Diagnostic[]; found: AcceptedWork[] }> {
  const acceptedByDoi = new Map(accepted.map(({ doi, notices }) => [doi, notices]));
  const queue = [...new Map(works.map((work) => [work.doi, work])).values()];
  const diagnostics: Diagnostic[] = [];
  const found: AcceptedWork[] = [];
  const next = async () => {
    for (let work = queue.shift(); work; work = queue.shift()) {
      const answer = await askFor(work.doi, options);
      if (typeof answer === "string") {
        diagnostics.push(
          errorAt(work.at, "crossref", `Crossref did not say whether ${work.doi} was retracted: ${answer}`, "try again later"),
        );
        continue;
      }
      if (answer.length > 0) found.push({ doi: work.doi, notices: answer });
      const fresh = answer.filter((notice) => !acceptedByDoi.get(work.doi)?.includes(notice));
      if (fresh.length > 0) diagnostics.push(noticeDiagnostic(work, fresh));
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, next));
  return { diagnostics: diagnostics.sort(compareDiagnostics), found };
}

/** Reports the notices of a work. */
export function noticeDiagnostic({ doi, at }: CheckedWork, notices: readonly string[]): Diagnostic {
  const isRetracted = notices.some((notice) => retraction.test(notice));
  return errorAt(
    at,
    isRetracted ? "work-retracted" : "work-corrected",
    `Crossref lists for ${doi}: ${notices.join(", ")}`,
    isRetracted
      ? "stop citing the work, or say that it was retracted; then run npm run check:links -- --accept"
      : "read the notice, correct the finding if it changes; then run npm run check:links -- --accept",
  );
}

/**
 * Notices in a work's record, sorted: `retraction 10.1000/notice`. A work that Crossref does not know has the notice
 * `unknown to Crossref`.
 */
function noticesOf(record: CrossrefRecord | undefined): string[] {
  if (!record) return [UNKNOWN_TO_CROSSREF];
  const named = (name: string, doi = "") => `${name} ${doi.toLowerCase()}`.trim();
  const related = Object.entries(record.relation ?? {}).filter(([name]) => /retract|withdraw|correct|erratum|concern/i.test(name));
  const notices = [
    ...(record["updated-by"] ?? []).map(({ type = "update", DOI }) => named(type, DOI)),
    ...(record["update-to"] ?? []).map(({ type = "update", DOI }) => named(`is itself a ${type} of`, DOI)),
    ...related.flatMap(([name, works]) => works.map(({ id }) => named(name, id))),
    ...((record.title ?? []).some((title) => /^\W*(?:retracted|withdrawn)\b/i.test(title)) ? ["title says retracted"] : []),
  ];
  return [...new Set(notices)].sort();
}

/** The notices of a work, or why they are unknown. */
async function askFor(doi: string, options: CrossrefOptions): Promise<string[] | string> {
  const url = `${options.base}/works/${encodeURIComponent(doi)}`;
  let failure = "";
  for (let attempt = 0; attempt < options.attempts; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, options.pause * 2 ** (attempt - 1)));
    try {
      const response = await fetch(url, {
        signal: AbortSignal.timeout(options.timeout),
        headers: { "User-Agent": "link-check", Accept: "application/json" },
      });
      if (response.status === 404) return noticesOf(undefined);
      if (response.ok) return noticesOf(((await response.json()) as { message: CrossrefRecord }).message);
      failure = `HTTP ${response.status}`;
      if (!temporary.has(response.status)) return failure;
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      failure = cause?.code ?? message;
    }
  }
  return failure;
}
