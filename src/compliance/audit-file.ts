import type { PassedFile } from "./audit-cache";
import { placementsOf, type PlacedLink } from "./placed-links";
import type { Publication, PublishedKind } from "./published-text";
import { readPublications, type Knowledge } from "./read-publications";
import type { Finding } from "./rule";
import { complianceRules } from "./rules";
import type { ComplianceSettings } from "./audit-settings";

/** A finding with the place that a person has to go to. */
export interface ComplianceFinding extends Finding {
  /** Address of the page, or of what repeats it. */
  readonly page: string;
  /** File below the published folder. */
  readonly file: string;
  /** File to mend. */
  readonly source: string;
}

/** What one file came to, and what was found in it. */
export function auditFile(
  file: string,
  text: string,
  settings: ComplianceSettings,
  knowledge: Knowledge,
): PassedFile & { readonly found: readonly ComplianceFinding[] } {
  const read: Record<PublishedKind, number> = { page: 0, "feed item": 0, copy: 0 };
  const found: ComplianceFinding[] = [];
  const placements: Omit<PlacedLink, "source">[] = [];
  let paidLinks = 0;
  let publications: Publication[];
  try {
    publications = readPublications(file, text, knowledge);
  } catch (error) {
    const message = `the file cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    found.push({ page: `/${file}`, file, source: "src/", id: "unreadable", message, suggestion: "publish what can be read" });
    return { read, paidLinks, placements, found };
  }
  for (const publication of publications) {
    read[publication.kind] += 1;
    const paid = publication.links.filter(({ href }) => knowledge.isPaid(href));
    paidLinks += paid.length;
    placements.push(...placementsOf(publication, paid));
    const { path: page, source } = publication;
    for (const rule of complianceRules)
      rule({ publication, settings, paid }, (id, message, suggestion) =>
        found.push({ page: pageName(publication, page), file, source, id, message, suggestion }),
      );
  }
  return { read, paidLinks, placements, found };
}

/** An item is named by the file that holds it and the page that it repeats. */
function pageName({ kind, file }: Publication, page: string): string {
  return kind === "page" ? page : `/${file} (${page})`;
}
