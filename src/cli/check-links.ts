import fs from "node:fs";
import path from "node:path";
import { filesOf } from "../lint/content-tree";
import { readContentTree } from "../lint/node/read-content";
import { contentDirectory } from "../content-model/node/content-folder";
import { readAcceptedStates, writeAcceptedStates } from "./links/accepted-states";
import { checkLinks } from "./links/follow-links";
import { patient } from "./links/follow-url";
import type { CheckedLink } from "./links/link-result";
import { isPlaceholder } from "../site/placeholders";

/** Accepted states, committed beside the code: they say what somebody saw, and no page shows them. */
export const ACCEPTED_FILE = "links.accepted.yml";

/**
 * `npm run check:links`: follows the affiliate link and the references' DOIs. For a scheduled job with a network, never
 * for a build. `-- --accept` writes where they lead now to {@link ACCEPTED_FILE}. Exit status 1 when a link has moved,
 * died, loops or gives no answer.
 */
export async function checkLinksCommand(): Promise<void> {
  const { links, skipped } = linksOfContent(contentDirectory(process.cwd()));
  for (const line of skipped) console.error(line);
  const file = path.resolve(ACCEPTED_FILE);
  const accepted = fs.existsSync(file) ? readAcceptedStates(fs.readFileSync(file, "utf8"), ACCEPTED_FILE) : [];
  const { findings, states } = await checkLinks(links, accepted, patient);
  if (process.argv.includes("--accept")) {
    fs.writeFileSync(file, writeAcceptedStates(states));
    console.log(`${states.length} states written to ${ACCEPTED_FILE}; look through them and commit the file`);
    return;
  }
  for (const { link, id, message, suggestion } of findings) console.error(`${link.place} error[link-${id}] ${message}; ${suggestion}`);
  console.log(`links: ${links.length} followed; ${findings.length} findings`);
  if (findings.length > 0 || skipped.length > 0) process.exitCode = 1;
}

/** The affiliate link and the DOI of every reference; a placeholder leads nowhere and is told of. */
export function linksOfContent(directory: string): { links: CheckedLink[]; skipped: string[] } {
  const tree = readContentTree(directory, path.relative(process.cwd(), directory).split(path.sep).join("/"));
  const links: CheckedLink[] = [];
  const skipped: string[] = [];
  for (const { value, file, locate } of filesOf(tree, "site")) {
    const { line, column } = locate(["affiliateLink"]);
    const place = `${file}:${line}:${column}`;
    if (isPlaceholder(value.affiliateLink))
      skipped.push(`${place} error[link-placeholder] the affiliate link ${value.affiliateLink} is a placeholder; put your own there`);
    else links.push({ url: value.affiliateLink, place, hosts: value.sellerHosts ?? [new URL(value.affiliateLink).host] });
  }
  for (const { value, file, locate } of filesOf(tree, "references")) {
    value.items.forEach(({ doi }, index) => {
      if (!doi) return;
      const { line, column } = locate(["items", index, "doi"]);
      links.push({ url: `https://doi.org/${doi}`, place: `${file}:${line}:${column}`, hosts: undefined });
    });
  }
  return { links, skipped };
}
