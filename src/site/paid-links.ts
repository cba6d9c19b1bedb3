import { hash53 } from "./hash";

/** `rel` of every affiliate link: paid, and without the opener or the referrer. */
export const paidRel = "sponsored nofollow noopener noreferrer";

/** How clicks on paid links are attributed to placements. Both ways are off by default. */
export interface PlacementSettings {
  /** Link to `/go/PLACEMENT/` on this site, which redirects to the seller. */
  readonly redirects: boolean;
  /** Query parameter in which the affiliate network expects a sub-id; without it none is sent. */
  readonly subIdParameter?: string | null | undefined;
}

/** Settings that decide the URL of a paid link. */
export interface PaidLinkSettings {
  /** The seller's URL. */
  readonly affiliateLink: string;
  readonly placements?: PlacementSettings | null | undefined;
}

/** Where a paid link is: the unit of revenue reports. */
export interface Placement {
  /** Path of the page. */
  readonly page: string;
  /** Position on the page, such as `header`, `body-1`, `box`. */
  readonly slot: string;
  /** Text of the link; for a card, the title of its article. */
  readonly label: string;
}

/** Whether the URLs of paid links differ by placement. */
export function placementsAreOn({ placements }: PaidLinkSettings): boolean {
  return Boolean(placements?.redirects || placements?.subIdParameter);
}

/**
 * URL of a paid link: the seller's, unless settings ask for a redirect or a sub-id. Every affiliate `href` of the site
 * is made here.
 *
 * @param placement without it, clicks are not attributed
 */
export function paidHref(settings: PaidLinkSettings, placement?: Placement): string {
  if (!placement || !placementsAreOn(settings)) return settings.affiliateLink;
  const id = placementId(placement);
  return settings.placements?.redirects ? goPath(id) : sellerUrl(settings, id);
}

/** The seller's URL, with the placement's sub-id if settings name a parameter. */
export function sellerUrl({ affiliateLink, placements }: PaidLinkSettings, id: string): string {
  if (!placements?.subIdParameter) return affiliateLink;
  const url = new URL(affiliateLink);
  url.searchParams.set(placements.subIdParameter, id);
  return url.href;
}

/** Prefix of paths that redirect to the seller; robots.txt disallows it. */
export const PAID_REDIRECT_PREFIX = "/go/";

/** Path that redirects to the seller. */
export const goPath = (id: string): string => `${PAID_REDIRECT_PREFIX}${id}/`;

/**
 * Short stable id of a placement: ten letters and digits, which every network accepts as a sub-id. The chance that two
 * of 100,000 placements collide is below one in 500,000; the build rejects collisions.
 */
export function placementId({ page, slot, label }: Placement): string {
  return hash53([page, slot, label].join("\n")).toString(36).padStart(10, "0").slice(-10);
}
