import type { Queried } from "./content-type";
import type { Reference } from "./types/reference";

/** What a citation in a chart or a table of products says of a reference. */
export type CitedReference = Queried<Pick<Reference, "id" | "authors" | "year" | "doi" | "url">>;

/**
 * A work's authors and year as in running text: `Oster 1973`, `Roediger & Karpicke 2006`, `Cortese et al. 2016`.
 *
 * @param authors in APA style, `Cortese, S., & Ferrin, M.`; an organization has no initials
 */
export function shortCitation({ authors, year }: Pick<CitedReference, "authors" | "year">): string {
  const surnames = authors
    .replace(/ \(.*/, "")
    .split(/,?\s+&\s+|(?<=\.),\s+/)
    .map((author) => author.replace(/,\s.*$/, ""))
    .filter((author) => !/^(?:[JS]r\.?|I{2,3}|IV)$/.test(author));
  const [first = "", second] = surnames;
  const isMany = surnames.length > 2 || /\bet al\b/.test(authors);
  return `${isMany ? `${first} et al.` : second === undefined ? first : `${first} & ${second}`} ${year}`;
}

/** The full stop that follows a cited title; none after a title that ends in a question or exclamation mark. */
export const fullStopAfter = (title: string): string => (/[?!.]$/.test(title) ? "" : ".");

/** The URL of a work: that of its DOI, in which old ones have signs that end a URL, or else its page. */
export const workUrl = ({ doi, url }: Pick<CitedReference, "doi" | "url">): string | undefined =>
  doi ? `https://doi.org/${doi.replace(/[<>#?]/g, encodeURIComponent)}` : (url ?? undefined);
