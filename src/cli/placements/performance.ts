import { placementId, type Placement } from "../../site/paid-links";
import type { SalesRow } from "./sales-export";

export const groupings = ["placement", "page", "slot", "label", "variant"] as const;
export type Grouping = (typeof groupings)[number];

/** Clicks and sales of a placement or of a group of placements. */
export interface Performance {
  /** Id of the placement, or what the group has in common: its page, slot, label or variant. */
  readonly key: string;
  /** Undefined for groups. */
  readonly placement: Placement | undefined;
  readonly clicks: number;
  readonly sales: number;
  /** After refunds. */
  readonly amount: number;
  /** Sum of the refunds. */
  readonly refunds: number;
  /** Sales per click; undefined without clicks. */
  readonly rate: number | undefined;
  /** With fewer clicks or sales, the true rate may be half or twice this one. */
  readonly hasEnoughData: boolean;
}

/** Keys of rows that belong to no placement of the site. */
export const UNKNOWN_SUB_ID = "(not on the site now)";
export const NO_SUB_ID = "(without a sub-id)";

/**
 * The performance of each placement or group, best first.
 *
 * @param placements of the published site
 * @param rows of the network's report; may be empty
 */
export function sumPerformance(placements: readonly Placement[], rows: readonly SalesRow[], by: Grouping): Performance[] {
  const byId = new Map(placements.map((placement) => [placementId(placement), placement]));
  const sums = new Map<string, Pick<Performance, "placement" | "clicks" | "sales" | "amount" | "refunds">>();
  const add = (key: string, placement: Placement | undefined, { clicks, sales, amount }: Omit<SalesRow, "subId">) => {
    const sum = sums.get(key) ?? { placement: by === "placement" ? placement : undefined, clicks: 0, sales: 0, amount: 0, refunds: 0 };
    sums.set(key, {
      ...sum,
      clicks: sum.clicks + clicks,
      sales: sum.sales + sales,
      amount: sum.amount + amount,
      refunds: sum.refunds + Math.max(0, -amount),
    });
  };
  for (const placement of byId.values()) add(findGroup(placement, by), placement, { clicks: 0, sales: 0, amount: 0 });
  for (const row of rows) {
    const placement = byId.get(row.subId);
    if (placement) add(findGroup(placement, by), placement, row);
    else add(row.subId === "" ? NO_SUB_ID : UNKNOWN_SUB_ID, undefined, row);
  }
  return [...sums]
    .map(([key, sum]): Performance => ({
      key,
      ...sum,
      rate: sum.clicks > 0 ? Math.max(sum.sales, 0) / sum.clicks : undefined,
      hasEnoughData: sum.clicks >= 100 && sum.sales >= 10,
    }))
    .sort((a, b) => b.amount - a.amount || b.sales - a.sales || b.clicks - a.clicks || (sortName(a) < sortName(b) ? -1 : 1));
}

/** Key of the group that a placement belongs to. */
function findGroup(placement: Placement, by: Grouping): string {
  return by === "placement" ? placementId(placement) : placement[by];
}

const sortName = ({ key, placement }: Performance): string => (placement ? `${placement.page} ${placement.slot} ${placement.label}` : key);
