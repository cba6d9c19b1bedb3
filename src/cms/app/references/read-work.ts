import { askCrossref } from "./crossref";
import { readBibtex } from "./bibtex";
import { readRis } from "./ris";
import { readDoi, UnreadableWork, type Work } from "./work";

/**
 * Reads a work from what an editor pasted: BibTeX, RIS, or a DOI, about which Crossref is asked.
 *
 * @throws an {@link UnreadableWork} when it is none of them or there is no answer
 */
export async function readWork(text: string): Promise<Work> {
  if (/^\s*@/.test(text)) return readBibtex(text);
  if (/^\uFEFF?\s*TY {1,2}- /.test(text)) return readRis(text);
  const doi = readDoi(text);
  if (doi === undefined) throw new UnreadableWork("This is no DOI, BibTeX or RIS. A DOI looks like 10.1371/journal.pone.0166630.");
  return askCrossref(doi);
}
