import fs from "node:fs";
import path from "node:path";
import { placementId } from "../site/paid-links";
import { auditFile, type ComplianceFinding } from "./audit-file";
import type { PassedFile, AuditCache } from "./audit-cache";
import type { PlacedLink } from "./placed-links";
import type { PublishedKind } from "./published-text";
import { publishedFiles } from "./read-publications";
import { leadsToSeller } from "./seller-links";
import type { ComplianceSettings } from "./audit-settings";
import { sourceOf } from "./source-of";

export interface ComplianceReport {
  readonly findings: readonly ComplianceFinding[];
  /** How many of each kind were read. */
  readonly read: Readonly<Record<PublishedKind, number>>;
  readonly paidLinks: number;
  /** Where paid links stand, when settings tell them apart. */
  readonly placements: readonly PlacedLink[];
}

/**
 * Judges everything in a published folder: pages, feeds and Markdown copies, as readers get them.
 *
 * @param directory the published folder
 * @param root the project's folder, to name sources
 * @param kept files that need not be judged again; without it every file is
 */
export function auditPublished(directory: string, settings: ComplianceSettings, root: string, kept?: AuditCache): ComplianceReport {
  const findings: ComplianceFinding[] = [];
  const read: Record<PublishedKind, number> = { page: 0, "feed item": 0, copy: 0 };
  const placements: PlacedLink[] = [];
  const isPaid = leadsToSeller(settings);
  const known = new Map<string, boolean>();
  const exists = (file: string): boolean => {
    let there = known.get(file);
    if (there === undefined) known.set(file, (there = fs.existsSync(path.join(root, file))));
    return there;
  };
  let paidLinks = 0;

  const add = (clean: PassedFile): void => {
    for (const kind of Object.keys(read) as PublishedKind[]) read[kind] += clean.read[kind];
    paidLinks += clean.paidLinks;
    placements.push(...clean.placements.map((placed) => ({ ...placed, source: sourceOf(placed.page, exists) })));
  };

  for (const file of publishedFiles(directory)) {
    const data = () => fs.readFileSync(path.join(directory, file));
    const key = kept?.keyOf(file, data) ?? "";
    const before = kept?.get(key);
    if (before) {
      add(before);
      continue;
    }
    const { found, ...result } = auditFile(file, data().toString("utf8"), settings, { exists, isPaid });
    findings.push(...found);
    add(result);
    if (found.length === 0) kept?.writeCache(key, result);
  }
  kept?.save();
  return { findings: [...findings, ...collisions(placements)], read, paidLinks, placements };
}

/** Two placements of one id would be counted as one. */
function collisions(placements: readonly PlacedLink[]): ComplianceFinding[] {
  const seen = new Map<string, PlacedLink>();
  return placements.flatMap((placed) => {
    const id = placementId(placed);
    const other = seen.get(id);
    seen.set(id, placed);
    const same = other && (["page", "slot", "label", "variant"] as const).every((part) => other[part] === placed[part]);
    if (!other || same) return [];
    return [
      {
        page: placed.page,
        file: placed.file,
        source: placed.source,
        id: "placement",
        message: `'${placed.label}' and '${other.label}' on ${other.page} have the same id ${id}`,
        suggestion: "change one of the two labels by a letter",
      },
    ];
  });
}
