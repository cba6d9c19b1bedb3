import type { Placement } from "../site/paid-links";
import type { Publication, TextLink } from "./published-text";

/** A paid link that is told apart from others, and where it comes from. */
export interface PlacedLink extends Placement {
  readonly file: string;
  readonly source: string;
}

/** The placements of a publication's paid links; none while placements are off. */
export function placementsOf({ path, file, source }: Publication, paid: readonly TextLink[]): PlacedLink[] {
  return paid.flatMap(({ placement }) => (placement ? [{ page: path, ...placement, file, source }] : []));
}
