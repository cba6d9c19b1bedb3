import { fullStopAfter } from "../../site/figures/short-citation";
import type { ReferenceData } from "../props";

/** A work as a list of references names it, with a link to its DOI. */
export function ReferenceText({ authors, year, title, source, doi }: Pick<ReferenceData, "authors" | "year" | "title" | "source" | "doi">) {
  return (
    <>
      {authors} ({year}). <cite>{title}</cite>
      {`${fullStopAfter(title)} ${source}. `}
      {doi && (
        <a href={`https://doi.org/${doi}`} rel="noopener noreferrer">
          doi:{doi}
        </a>
      )}
    </>
  );
}
