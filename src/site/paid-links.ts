/** Relations of every affiliate link: paid, and opened without handing over the opener or where from. */
export const paidRel = "sponsored nofollow noopener noreferrer";

/** How paid links are told apart; both are off unless the owner turns them on. */
export interface PlacementSettings {
  /** Links lead to `/go/PLACE/` on this site, which redirects to the seller. */
  readonly redirects: boolean;
  /** Name of the query parameter in which the network takes a sub-id; none sends none. */
  readonly subIdParameter?: string | null | undefined;
}

/** What the address of a paid link is made from. */
export interface PaidLinkSettings {
  /** The one address that all of them lead to. */
  readonly affiliateLink: string;
  readonly placements?: PlacementSettings | null | undefined;
}

/** Where a paid link stands and what it looks like: the unit that earns. */
export interface Placement {
  /** Path of the page. */
  readonly page: string;
  /** Place on it, such as `header`, `body-1`, `box`. */
  readonly slot: string;
  /** What it says; of a card the title of its article. */
  readonly label: string;
  /** How it looks, such as `large blinking`. */
  readonly variant: string;
}

/** Whether links differ by where they stand. */
export function placementsAreOn({ placements }: PaidLinkSettings): boolean {
  return Boolean(placements?.redirects || placements?.subIdParameter);
}

/**
 * The address of a paid link: the seller's as it stands, unless settings ask for a redirect or a sub-id. Every affiliate
 * `href` of the site is made here.
 *
 * @param placement where the link stands; without one the link is not told apart from others
 */
export function paidHref(settings: PaidLinkSettings, placement?: Placement): string {
  if (!placement || !placementsAreOn(settings)) return settings.affiliateLink;
  const id = placementId(placement);
  return settings.placements?.redirects ? goPath(id) : sellerAddress(settings, id);
}

/** The seller's address for a placement: with its sub-id where settings name a parameter. */
export function sellerAddress({ affiliateLink, placements }: PaidLinkSettings, id: string): string {
  if (!placements?.subIdParameter) return affiliateLink;
  const url = new URL(affiliateLink);
  url.searchParams.set(placements.subIdParameter, id);
  return url.href;
}

/** Beginning of the addresses that redirect to the seller; kept out of search engines. */
export const GO = "/go/";

/** Address on this site that redirects to the seller. */
export const goPath = (id: string): string => `${GO}${id}/`;

/**
 * Short id of a placement, the same in every build: ten letters and digits, as all networks take them in a sub-id.
 * Fifty bits: of a hundred thousand placements two are alike with a chance of one in half a million, and the compliance
 * check refuses two that are.
 */
export function placementId({ page, slot, label, variant }: Placement): string {
  const [high, low] = hash53([page, slot, label, variant].join("\n"));
  return (high * 2 ** 32 + low).toString(36).padStart(10, "0").slice(-10);
}

/** cyrb53 (bryc, public domain): a fast hash of 53 bits that needs neither Node nor a browser's crypto. */
function hash53(text: string): [high: number, low: number] {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return [h2 & 0x1fffff, h1 >>> 0];
}
