import { compareDiagnostics, errorAt, type Diagnostic, type Location } from "../../content-model/diagnostic";
import { inParallel } from "../../site/in-parallel";
import { fetchWithRetries, type RetryOptions } from "../retries";
import type { AcceptedWork } from "./link-baseline";

/** A cited work, and where content has its DOI. */
export interface CheckedWork {
  readonly doi: string;
  readonly at: Location;
}

export interface CrossrefOptions extends RetryOptions {
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

const CONCURRENCY = 2;
/** The notice of a work that Crossref does not know. */
export const UNKNOWN_TO_CROSSREF = "unknown to Crossref";
/** Notices after which a work should no longer be cited as it is. */
const retraction = /retract|withdraw|removal/i;

/**
 * Asks Crossref about each work, and reports those with notices that were not accepted.
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
  const byDoi = new Map(works.map((work) => [work.doi, work]));
  const diagnostics: Diagnostic[] = [];
  const found: AcceptedWork[] = [];
  await inParallel([...byDoi.values()], CONCURRENCY, async (work) => {
    let notices: readonly string[];
    try {
      notices = await askCrossref(work.doi, options);
    } catch (error) {
      const message = `Crossref did not say whether ${work.doi} was retracted: ${(error as Error).message}`;
      diagnostics.push(errorAt(work.at, "crossref", message, "try again later"));
      return;
    }
    if (notices.length > 0) found.push({ doi: work.doi, notices: [...notices] });
    const fresh = notices.filter((notice) => !acceptedByDoi.get(work.doi)?.includes(notice));
    if (fresh.length > 0) diagnostics.push(noticeDiagnostic(work, fresh));
  });
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
 * Asks for the notices in a work's record, sorted, such as `retraction 10.1000/notice`. A work that Crossref does not know
 * has the notice `unknown to Crossref`.
 *
 * @throws when Crossref does not answer
 */
async function askCrossref(doi: string, options: CrossrefOptions): Promise<string[]> {
  const response = await fetchWithRetries(`${options.base}/works/${encodeURIComponent(doi)}`, options);
  if (response.status === 404) return [UNKNOWN_TO_CROSSREF];
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { message: record } = (await response.json()) as { message: CrossrefRecord };
  const named = (name: string, id = "") => `${name} ${id.toLowerCase()}`.trim();
  const related = Object.entries(record.relation ?? {}).filter(([name]) => /retract|withdraw|correct|erratum|concern/i.test(name));
  const notices = [
    ...(record["updated-by"] ?? []).map(({ type = "update", DOI }) => named(type, DOI)),
    ...(record["update-to"] ?? []).map(({ type = "update", DOI }) => named(`is itself a ${type} of`, DOI)),
    ...related.flatMap(([name, works]) => works.map(({ id }) => named(name, id))),
    ...((record.title ?? []).some((title) => /^\W*(?:retracted|withdrawn)\b/i.test(title)) ? ["title says retracted"] : []),
  ];
  return [...new Set(notices)].sort();
}
