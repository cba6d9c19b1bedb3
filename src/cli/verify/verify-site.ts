import { compareDiagnostics, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { hashOf, MANIFEST_FILE, parseManifest, type Manifest } from "../../publish/manifest";
import { inParallel } from "../../site/in-parallel";
import type { RetryOptions } from "../retries";
import { expectedResponses, pathOfFile, type ExpectedResponse } from "./expected-responses";
import { fetchPublished, type PublishedResponse } from "./fetch-published";

export interface VerifyOptions extends RetryOptions {
  /** Requests at the same time. */
  readonly concurrency: number;
}

const defaultOptions: VerifyOptions = { timeout: 20_000, attempts: 3, pause: 1_000, concurrency: 8 };

/** A header that differs at a path. */
interface HeaderDifference {
  readonly path: string;
  readonly name: string;
  readonly expected: string;
  readonly actual: string | null;
}

interface Findings {
  readonly diagnostics: Diagnostic[];
  readonly headers: HeaderDifference[];
}

/**
 * Compares a live site with a published folder: every file of its manifest, their headers, its redirects, and whether
 * unknown paths are missing. Files that only the live site has are found through its own manifest.
 *
 * @param directory the published folder, with its manifest
 * @returns number of requested paths, and one diagnostic per difference; a header's differences of one kind are one
 * @throws when the folder has no manifest or the site cannot be reached
 */
export async function verifySite(
  directory: string,
  site: URL,
  options: VerifyOptions = defaultOptions,
): Promise<{ checked: number; diagnostics: Diagnostic[] }> {
  const expected = await expectedResponses(directory);
  const liveManifest = await fetchPublished(new URL(`/${MANIFEST_FILE}`, site), options);
  const findings: Findings = { diagnostics: [], headers: [] };
  await inParallel(expected, options.concurrency, async (one) => {
    compare(site, one, await fetchPublished(new URL(one.path, site), options), findings);
  });
  const extra = extraFiles(liveManifest, expected);
  await inParallel(extra, options.concurrency, async (file) => {
    const url = new URL(pathOfFile(file), site);
    if ((await fetchPublished(url, options)).status === 200)
      findings.diagnostics.push(
        errorAt({ file }, "published-extra", `${url.href} is published but not in this build`, "publish this build as a whole"),
      );
  });
  return {
    checked: expected.length + extra.length,
    diagnostics: [...findings.diagnostics.sort(compareDiagnostics), ...headerDiagnostics(findings.headers)],
  };
}

/** Files that the live site's manifest lists and this build does not have. */
function extraFiles({ status, body }: PublishedResponse, expected: readonly ExpectedResponse[]): string[] {
  if (status !== 200) return [];
  const known = new Set(expected.map(({ file }) => file));
  let live: Manifest = {};
  try {
    live = parseManifest(body.toString());
  } catch {
    // Reported as a changed file.
  }
  return Object.keys(live).filter((file) => !known.has(file));
}

/** Permanent and temporary redirects each have two statuses. */
const sameAs: Readonly<Record<number, number>> = { 308: 301, 307: 302 };

function compare(site: URL, expected: ExpectedResponse, response: PublishedResponse, { diagnostics, headers }: Findings): void {
  const { file, path } = expected;
  const url = new URL(path, site).href;
  const add = (id: string, message: string, suggestion: string) => diagnostics.push(errorAt({ file }, id, `${url} ${message}`, suggestion));
  const status = sameAs[response.status] ?? response.status;
  if (expected.location !== undefined) {
    const location = response.headers.get("location");
    const target = new URL(expected.location, site).href;
    if (status === 200) add("published-extra", "is a page but should redirect", "remove the file from the server");
    else if (status !== expected.status || location === null || new URL(location, site).href !== target)
      add(
        "published-redirect",
        `${described(status, location)}; it should have status ${expected.status} and lead to ${target}`,
        "publish _redirects again",
      );
    return;
  }
  if (status !== expected.status) {
    if (expected.status === 404)
      add("published-status", `${described(status, null)}, not status 404`, "let unknown paths have the 404 page");
    else add("published-missing", described(status, response.headers.get("location")), "publish this build again");
    return;
  }
  if (expected.hash !== undefined && hashOf(response.body) !== expected.hash)
    add("published-changed", "has other bytes than this build", "publish this build again, or build the commit and the day that are live");
  for (const [name, value] of Object.entries(expected.headers)) {
    const actual = response.headers.get(name);
    if (!isSameHeader(name, value, actual)) headers.push({ path, name, expected: value, actual });
  }
}

function described(status: number, location: string | null): string {
  return location === null ? `has status ${status}` : `has status ${status} and leads to ${location}`;
}

/** Hosts write lists with or without spaces, and a type with or without its character set. */
function isSameHeader(name: string, expected: string, actual: string | null): boolean {
  if (actual === null) return false;
  const plain = (value: string) => value.trim().replace(/\s*([,;])\s*/g, "$1");
  if (name !== "Content-Type") return plain(actual) === plain(expected);
  const [type, charset] = plain(actual).toLowerCase().split(";");
  const [expectedType, expectedCharset] = plain(expected).toLowerCase().split(";");
  return type === expectedType && (charset === undefined || expectedCharset === undefined || charset === expectedCharset);
}

/** One diagnostic for each header and value, however many paths have it. */
function headerDiagnostics(differences: readonly HeaderDifference[]): Diagnostic[] {
  const groups = new Map<string, HeaderDifference[]>();
  for (const difference of differences) {
    const key = JSON.stringify([difference.name, difference.expected, difference.actual]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const paths = group.map(({ path }) => path).sort();
    const where = `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ` and ${paths.length - 3} more` : ""}`;
    const difference = first.actual === null ? "is missing" : `is '${first.actual}'`;
    const message = `${first.name} ${difference} at ${where}; it should be '${first.expected}'`;
    return [
      errorAt({ file: "_headers" }, "published-header", message, "publish _headers again, or print the server's configuration again"),
    ];
  });
}
