import { placementId, type Placement } from "../../site/paid-links";
import type { SalesRow } from "./sales-export";

export const groupings = ["placement", "page", "slot", "label", "variant"] as const;
export type Grouping = (typeof groupings)[number];

/** What a placement, or several taken together, brought in. */
export interface Performance {
  /** Id of a placement; the page, slot, label or variant of a group. */
  readonly key: string;
  /** The placement, where the row is of one. */
  readonly placement: Placement | undefined;
  readonly clicks: number;
  readonly sales: number;
  readonly amount: number;
  /** Sales a click with the interval in which the true share lies nineteen times in twenty; undefined without clicks. */
  readonly rate: { readonly share: number; readonly low: number; readonly high: number } | undefined;
  /** Whether there is enough to judge by. */
  readonly isEnough: boolean;
}

/** Fewer say nothing: with ten sales in a hundred clicks the true share may still be half or twice as large. */
export const ENOUGH = { clicks: 100, sales: 10 } as const;

/** Rows of a report that belong to no placement of the site. */
export const UNKNOWN = "(not on the site now)";
export const UNTOLD = "(without a sub-id)";

/**
 * What each placement brought in, best first.
 *
 * @param placements those of the published site
 * @param rows the network's report; without one every figure is nought
 * @param by what to take together
 */
export function performanceOf(placements: readonly Placement[], rows: readonly SalesRow[], by: Grouping): Performance[] {
  const known = new Map(placements.map((placement) => [placementId(placement), placement]));
  const sums = new Map<string, { placement: Placement | undefined; clicks: number; sales: number; amount: number }>();
  const keyOf = (id: string, placement: Placement) => (by === "placement" ? id : placement[by]);
  const add = (key: string, placement: Placement | undefined, { clicks, sales, amount }: Omit<SalesRow, "subId">) => {
    const sum = sums.get(key) ?? { placement: by === "placement" ? placement : undefined, clicks: 0, sales: 0, amount: 0 };
    sums.set(key, { ...sum, clicks: sum.clicks + clicks, sales: sum.sales + sales, amount: sum.amount + amount });
  };
  for (const [id, placement] of known) add(keyOf(id, placement), placement, { clicks: 0, sales: 0, amount: 0 });
  for (const row of rows) {
    const placement = known.get(row.subId);
    if (placement) add(keyOf(row.subId, placement), placement, row);
    else add(row.subId === "" ? UNTOLD : UNKNOWN, undefined, row);
  }
  return [...sums]
    .map(([key, sum]): Performance => ({
      key,
      ...sum,
      rate: sum.clicks > 0 ? wilson(Math.min(sum.sales, sum.clicks), sum.clicks) : undefined,
      isEnough: sum.clicks >= ENOUGH.clicks && sum.sales >= ENOUGH.sales,
    }))
    .sort((a, b) => b.amount - a.amount || b.sales - a.sales || b.clicks - a.clicks || (nameOf(a) < nameOf(b) ? -1 : 1));
}

const nameOf = ({ key, placement }: Performance): string => (placement ? `${placement.page} ${placement.slot} ${placement.label}` : key);

/** Wilson's interval for a share (1927), at 95 %: it holds for small numbers too. */
function wilson(hits: number, of: number): { share: number; low: number; high: number } {
  const z = 1.96;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return { share, low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}
