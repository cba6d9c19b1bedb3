import fs from "node:fs";
import path from "node:path";
import { placementId } from "../site/paid-links";
import type { CleanFile, KeptJudgments } from "./kept-judgments";
import type { PlacedLink } from "./placements";
import { placementsOf } from "./placements";
import type { Publication, PublishedKind } from "./published-text";
import { publishedFiles, readPublications, type Knowledge } from "./read-publications";
import type { Finding } from "./rule";
import { complianceRules } from "./rules";
import { leadsToSeller } from "./seller-links";
import type { ComplianceSettings } from "./settings";
import { sourceOf } from "./sources";

/** A finding with the place that a person has to go to. */
export interface ComplianceFinding extends Finding {
  /** Address of the page, or of what repeats it. */
  readonly page: string;
  /** File below the published folder. */
  readonly file: string;
  /** File to mend. */
  readonly source: string;
}

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
export function checkPublished(directory: string, settings: ComplianceSettings, root: string, kept?: KeptJudgments): ComplianceReport {
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

  const add = (clean: CleanFile): void => {
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
    const { found, ...result } = judge(file, data().toString("utf8"), settings, { exists, isPaid });
    findings.push(...found);
    add(result);
    if (found.length === 0) kept?.keep(key, result);
  }
  kept?.save();
  return { findings: [...findings, ...collisions(placements)], read, paidLinks, placements };
}

/** What one file came to, and what was found in it. */
function judge(
  file: string,
  text: string,
  settings: ComplianceSettings,
  knowledge: Knowledge,
): CleanFile & { readonly found: readonly ComplianceFinding[] } {
  const read: Record<PublishedKind, number> = { page: 0, "feed item": 0, copy: 0 };
  const found: ComplianceFinding[] = [];
  const placements: Omit<PlacedLink, "source">[] = [];
  let paidLinks = 0;
  let publications: Publication[];
  try {
    publications = readPublications(file, text, knowledge);
  } catch (error) {
    const what = `the file cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    found.push({ page: `/${file}`, file, source: "src/", id: "unreadable", what, right: "publish what can be read" });
    return { read, paidLinks, placements, found };
  }
  for (const publication of publications) {
    read[publication.kind] += 1;
    const paid = publication.links.filter(({ href }) => knowledge.isPaid(href));
    paidLinks += paid.length;
    placements.push(...placementsOf(publication, paid));
    const { path: page, source } = publication;
    for (const rule of complianceRules)
      rule({ publication, settings, paid }, (id, what, right) =>
        found.push({ page: pageName(publication, page), file, source, id, what, right }),
      );
  }
  return { read, paidLinks, placements, found };
}

/** An item is named by the file that holds it and the page that it repeats. */
function pageName({ kind, file }: Publication, page: string): string {
  return kind === "page" ? page : `/${file} (${page})`;
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
        what: `'${placed.label}' and '${other.label}' on ${other.page} have the same id ${id}`,
        right: "change one of the two labels by a letter",
      },
    ];
  });
}
