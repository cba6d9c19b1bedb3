/** A published work, as the list of references writes it; what a source does not say is empty. */
export interface Work {
  /** APA style: `Oster, G., & Moran, R.` */
  readonly authors: string;
  readonly year: string;
  readonly title: string;
  /** Journal, volume, issue and pages: `PLoS ONE, 11(11):e0166630`. */
  readonly source: string;
  /** Without a URL before it. */
  readonly doi: string;
}

/** A person, or an organization that has only a family name. */
export interface Name {
  readonly family: string;
  readonly given: string;
}

/** A text that cannot be read as a work; the message is for editors. */
export class UnreadableWork extends Error {}

/** Names in APA style, with initials; at most 19 and the last one. */
export function formatAuthors(names: readonly Name[]): string {
  const all = names.filter(({ family }) => family !== "").map(({ family, given }) => [family, initials(given)].filter(Boolean).join(", "));
  if (all.length > 20) return `${all.slice(0, 19).join(", ")}, . . . ${all.at(-1) ?? ""}`;
  return all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")}, & ${all.at(-1) ?? ""}`;
}

/** `John Paul` and `J.P.` become `J. P.`, `Jean-Luc` becomes `J.-L.` */
function initials(given: string): string {
  return given
    .split(/[\s.]+/)
    .filter(Boolean)
    .flatMap((word) => (/^\p{Lu}{2,3}$/u.test(word) ? [...word] : [word]))
    .map((word) => word.split("-").filter(Boolean).map(initial).join("-"))
    .join(" ");
}

const initial = (word: string): string => `${([...word][0] ?? "").toUpperCase()}.`;

interface Publication {
  readonly journal: string;
  readonly volume: string;
  readonly issue: string;
  /** First and last page, or the number of the article. */
  readonly pages: string;
}

export function formatSource({ journal, volume, issue, pages }: Publication): string {
  const number = `${volume}${issue === "" ? "" : `(${issue})`}`;
  const place = [number, pages.replace(/\s*[-–—]+\s*/g, "-")].filter(Boolean).join(":");
  return [journal, place].filter(Boolean).join(", ");
}

/** A DOI as an editor pastes it, without URL or label; undefined if it is none. */
export function readDoi(text: string): string | undefined {
  const doi = text.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "");
  return /^10\.\d{4,}\/\S+$/.test(doi) ? doi.replace(/[.,;]$/, "").toLowerCase() : undefined;
}
