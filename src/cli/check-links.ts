import fs from "node:fs";
import path from "node:path";
import { errorAt, type Diagnostic } from "../content-model/diagnostic";
import { findFiles, type ContentTree } from "../lint/content-tree";
import { readProjectContent } from "../lint/node/read-content";
import { atField } from "../lint/rule";
import { isPlaceholder } from "../site/placeholders";
import { formatLinkBaseline, parseLinkBaseline, type LinkBaseline } from "./links/link-baseline";
import { checkWorks, type CheckedWork } from "./links/crossref";
import { followLinks, type CheckedLink } from "./links/follow-links";
import { printDiagnostics } from "./print-diagnostics";
import type { RetryOptions } from "./retries";

/** Accepted states, committed beside the code. */
const ACCEPTED_FILE = "links.baseline.yml";

const CROSSREF = "https://api.crossref.org";

const retries: RetryOptions = { timeout: 20_000, attempts: 3, pause: 2_000 };

/**
 * `npm run check:links`: follows the affiliate link and the references' DOIs, and asks Crossref (`CROSSREF_URL`) whether
 * the works were corrected or retracted. It needs a network, so it belongs in a scheduled job and not in a build.
 * `-- --accept` writes where links lead now, and the notices about works, to `links.baseline.yml`. Exits with 1 when a
 * link is dead or has moved, and when there is a notice that was not accepted.
 */
export async function checkLinksCommand(): Promise<void> {
  const { links, works, diagnostics: placeholders } = linksOfContent(readProjectContent());
  const accepted = readAccepted();
  const followed = await followLinks(links, accepted.links, retries);
  const asked = await checkWorks(works, accepted.works, { ...retries, base: process.env["CROSSREF_URL"] ?? CROSSREF });
  if (process.argv.includes("--accept")) {
    fs.writeFileSync(path.resolve(ACCEPTED_FILE), formatLinkBaseline({ links: followed.states, works: asked.found }));
    const counts = `${followed.states.length} states and the notices of ${asked.found.length} works`;
    console.log(`${counts} written to ${ACCEPTED_FILE}; check them and commit the file`);
    return;
  }
  const errors = printDiagnostics([...placeholders, ...followed.diagnostics, ...asked.diagnostics]);
  console.log(`links: ${links.length} followed; ${errors} errors`);
  if (errors > 0) process.exitCode = 1;
}

/** Reads the states and notices that were accepted at the last link check; none without one. */
export function readAccepted(): LinkBaseline {
  const file = path.resolve(ACCEPTED_FILE);
  return fs.existsSync(file) ? parseLinkBaseline(fs.readFileSync(file, "utf8"), ACCEPTED_FILE) : { links: [], works: [] };
}

/** The affiliate link and the DOI of every reference; a placeholder is reported instead of followed. */
export function linksOfContent(tree: ContentTree): {
  links: CheckedLink[];
  works: CheckedWork[];
  diagnostics: Diagnostic[];
} {
  const links: CheckedLink[] = [];
  const works: CheckedWork[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of findFiles(tree, "site")) {
    const { affiliateLink: url, sellerHosts } = file.value;
    const at = atField(file, ["affiliateLink"]);
    if (isPlaceholder(url))
      diagnostics.push(errorAt(at, "link-placeholder", `the affiliate link ${url} is a placeholder`, "enter your own link"));
    else links.push({ url, at, hosts: [new URL(url).host, ...(sellerHosts ?? [])] });
  }
  for (const file of findFiles(tree, "reference")) {
    const { doi, url } = file.value;
    if (url) links.push({ url, at: atField(file, ["url"]), hosts: undefined });
    if (!doi) continue;
    const at = atField(file, ["doi"]);
    links.push({ url: `https://doi.org/${doi}`, at, hosts: undefined });
    works.push({ doi, at });
  }
  return { links, works, diagnostics };
}
