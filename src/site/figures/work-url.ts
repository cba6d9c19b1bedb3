/** What a reference says about where it is published. */
export interface Published {
  readonly doi?: string | null | undefined;
  readonly url?: string | null | undefined;
}

/** The URL of a work: that of its DOI, or else its page. */
export const workUrl = ({ doi, url }: Published): string | undefined => (doi ? `https://doi.org/${doi}` : (url ?? undefined));
