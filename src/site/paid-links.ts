/** `rel` of every affiliate link: paid, and without the opener or the referrer. */
export const paidRel = "sponsored nofollow noopener noreferrer";

/** Settings that decide the URL of a paid link. */
export interface PaidLinkSettings {
  /** The seller's URL. */
  readonly affiliateLink: string;
  /** How sales are attributed to placements: the query parameter in which the affiliate network expects a sub-id. */
  readonly placements?: { readonly subIdParameter: string } | null | undefined;
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

/** Slot of all paid links in an article's Markdown export and in feeds, which have no label of their own. */
export const exportSlot = "export";

/**
 * URL of a paid link: the seller's, with the placement's sub-id if settings name a parameter. Every affiliate `href` of
 * the site is made here.
 */
export function paidHref({ affiliateLink, placements }: PaidLinkSettings, placement: Placement): string {
  if (!placements) return affiliateLink;
  const { subIdParameter } = placements;
  // Not through `URL`, which would write the owner's own parameters in another way: `{click}` as `%7Bclick%7D`.
  const [, page = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(affiliateLink) ?? [];
  const others = query.split("&").filter((parameter) => parameter !== "" && parameter.split("=")[0] !== subIdParameter);
  return `${page}?${[...others, `${subIdParameter}=${placementId(placement)}`].join("&")}${fragment}`;
}

/**
 * Short stable id of a placement: ten letters and digits, which every network accepts as a sub-id. The chance that two
 * of 100,000 placements have the same is below one in 500,000.
 */
export function placementId({ page, slot, label }: Placement): string {
  return hash53([page, slot, label].join("\n")).toString(36).padStart(10, "0").slice(-10);
}

/**
 * A 53-bit hash that runs in Node and in browsers: cyrb53 (bryc, public domain,
 * https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js).
 */
function hash53(text: string): number {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (h2 & 0x1fffff) * 2 ** 32 + (h1 >>> 0);
}
