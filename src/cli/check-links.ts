import { asWarning, compareDiagnostics, errorAt, type Diagnostic, type FileOrPosition } from "../content-model/diagnostic";
import { findFiles, type ContentTree } from "../lint/content-tree";
import { readContent } from "../lint/node/read-content";
import { atField } from "../lint/rule";
import { printDiagnostics } from "./print-diagnostics";

/** A URL in content that is followed. */
interface CheckedLink {
  readonly url: string;
  /** Where content has it. */
  readonly at: FileOrPosition;
  /** The seller's hosts, for the affiliate link; other links may lead to any host. */
  readonly hosts?: readonly string[];
  /** Of a work, about which Crossref is asked. */
  readonly doi?: string;
}

const CROSSREF = "https://api.crossref.org";
const TIMEOUT_SECONDS = 20;
const CONCURRENCY = 4;

/**
 * `npm run check:links`: follows the affiliate link, the references' DOIs and URLs, and asks Crossref whether the works
 * were retracted. It needs a network, so it belongs in a scheduled job and not in a build. Exits with 1 when a link is
 * dead, the affiliate link does not lead to the seller, or a work was retracted; the rest is only printed.
 */
export async function checkLinksCommand(): Promise<void> {
  const links = listLinks(readContent());
  const errors = printDiagnostics(await checkLinks(links));
  console.log(`links: ${links.length} followed; ${errors} errors`);
  if (errors > 0) process.exitCode = 1;
}

/** The affiliate link, and the DOI and URL of every reference. */
export function listLinks(tree: ContentTree): CheckedLink[] {
  const sellers = findFiles(tree, "site")
    .filter(({ isValid }) => isValid)
    .map((file): CheckedLink => {
      const { affiliateLink: url, sellerHosts = [] } = file.value;
      return { url, at: atField(file, ["affiliateLink"]), hosts: [new URL(url).host, ...sellerHosts] };
    });
  const works = findFiles(tree, "reference").flatMap((file): CheckedLink[] => {
    const { doi, url } = file.value;
    return [
      ...(doi ? [{ url: `https://doi.org/${doi}`, at: atField(file, ["doi"]), doi }] : []),
      ...(url ? [{ url, at: atField(file, ["url"]) }] : []),
    ];
  });
  return [...sellers, ...works];
}

const unknownHost = "has a host that does not exist";

/**
 * @param crossref root of Crossref's REST API
 * @throws when no host of several links is known, as without a network
 */
export async function checkLinks(links: readonly CheckedLink[], crossref = CROSSREF): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (let start = 0; start < links.length; start += CONCURRENCY) {
    const batch = links.slice(start, start + CONCURRENCY);
    const checks = batch.flatMap((link) => [followLink(link), ...(link.doi ? [findNotices(link.doi, link.at, crossref)] : [])]);
    diagnostics.push(...(await Promise.all(checks)).flat());
  }
  if (links.length > 1 && diagnostics.filter(({ message }) => message.endsWith(unknownHost)).length === links.length)
    throw new Error("no host of any link can be found; connect to the network, and try again");
  return diagnostics.sort(compareDiagnostics);
}

/** Many publishers answer a script with 403, 405 or 429 although the page exists, which is only a warning. */
async function followLink({ url, at, hosts }: CheckedLink): Promise<Diagnostic[]> {
  const dead = (reason: string) => errorAt(at, "link-dead", `${url} ${reason}`, "correct the URL");
  const unchecked = (reason: string) => [asWarning(errorAt(at, "link-unchecked", `${url} ${reason}`, "open it in a browser"))];
  try {
    const response = await request(url);
    await response.body?.cancel();
    const { host } = new URL(response.url);
    if (hosts && !hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))) {
      const message = `${url} redirects to ${host}, expected ${hosts.join(" or ")}`;
      return [errorAt(at, "link-moved", message, "add the host to sellerHosts if it is the seller’s")];
    }
    if ([404, 410].includes(response.status)) return [dead(`returned HTTP ${response.status}`)];
    return response.ok ? [] : unchecked(`could not be checked: HTTP ${response.status}`);
  } catch (error) {
    const reason = explainFailure(error);
    return reason === "ENOTFOUND" ? [dead(unknownHost)] : unchecked(`could not be checked: ${reason}`);
  }
}

/** The part of a work's record that says whether it was changed after publication. */
interface CrossrefRecord {
  readonly title?: readonly string[];
  readonly "updated-by"?: readonly { readonly type?: string; readonly DOI?: string }[];
}

/** Reports corrections as warnings, and retractions, withdrawals and expressions of concern as errors. */
async function findNotices(doi: string, at: FileOrPosition, crossref: string): Promise<Diagnostic[]> {
  try {
    const response = await request(`${crossref}/works/${encodeURIComponent(doi)}`);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { message: record } = (await response.json()) as { message: CrossrefRecord };
    const notices = (record["updated-by"] ?? []).map(({ type = "update", DOI = "" }) => `${type} ${DOI}`);
    notices.push(...(record.title ?? []).filter((title) => /^\W*(?:retracted|withdrawn)\b/i.test(title)));
    if (notices.length === 0) return [];
    const message = `Crossref lists for ${doi}: ${notices.join(", ")}`;
    return notices.some((notice) => /retract|withdraw|removal|concern/i.test(notice))
      ? [errorAt(at, "work-retracted", message, "stop citing the work")]
      : [asWarning(errorAt(at, "work-corrected", message, "read the notice, and correct the finding if it changes"))];
  } catch (error) {
    const message = `Crossref did not say whether ${doi} was retracted: ${explainFailure(error)}`;
    return [asWarning(errorAt(at, "crossref", message, "try again later"))];
  }
}

const request = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000), headers: { "User-Agent": "link-check" } });

/** Why `fetch()` failed. It puts the reason in the cause: ENOTFOUND, an invalid certificate, too many redirects. */
function explainFailure(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return name === "TimeoutError" ? `no answer in ${TIMEOUT_SECONDS} seconds` : (cause?.code ?? cause?.message ?? message);
}
