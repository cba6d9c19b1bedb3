import { groupOf, isEnough, performanceOf, wilsonInterval, type Grouping, type Rate } from "../placements/performance";
import type { SalesRow } from "../placements/sales-export";
import { formatRows, type Format } from "../table";
import type { Placement } from "../../site/paid-links";

export const visitGroupings = ["page", "slot", "label", "variant", "placement", "referrer", "arrival"] as const;

/** Counts from access logs. */
export interface LoggedVisits {
  /** Visits by page, and there by host of the referrer. */
  readonly arrivals: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Clicks by placement id; undefined if paid links do not lead through this site. */
  readonly clicks: ReadonlyMap<string, number> | undefined;
}

/** Visits by page, from all referrers together. */
export const visitsByPage = (arrivals: LoggedVisits["arrivals"]): ReadonlyMap<string, number> =>
  new Map([...arrivals].map(([page, hosts]) => [page, [...hosts.values()].reduce((sum, count) => sum + count, 0)]));

/** From visits to money, for a page or a group of placements. */
export interface VisitRow {
  /** What the group has in common: a page, slot, label, variant or placement id. */
  readonly key: string;
  readonly placement: Placement | undefined;
  /** Of the pages that have such a placement; undefined for sales that belong to none. */
  readonly visits: number | undefined;
  readonly clicks: number;
  /** Clicks per visit. */
  readonly clickRate: Rate | undefined;
  readonly sales: number;
  /** After refunds. */
  readonly amount: number;
  readonly refunds: number;
  /** Sales per click. */
  readonly saleRate: Rate | undefined;
  /** The first step with too few events to draw a conclusion, if there is one. */
  readonly tooFew: "clicks" | "sales" | undefined;
}

/**
 * Joins visits, clicks and sales: visits → clicks → sales → amount. Clicks are those of the log; without redirects on
 * this site, those of the sales report.
 */
export function joinVisits(
  placements: readonly Placement[],
  { arrivals, clicks }: LoggedVisits,
  sales: readonly SalesRow[] | undefined,
  by: Grouping,
): VisitRow[] {
  const logged = [...(clicks ?? [])].map(([subId, count]) => ({ subId, clicks: count, sales: 0, amount: 0 }));
  const sold = (sales ?? []).map((row) => (clicks ? { ...row, clicks: 0 } : row));
  const groups = performanceOf(placements, [...logged, ...sold], by);
  const visitsAt = visitsByPage(arrivals);
  const pagesByGroup = new Map<string, Set<string>>();
  for (const placement of placements) {
    const key = groupOf(placement, by);
    pagesByGroup.set(key, (pagesByGroup.get(key) ?? new Set()).add(placement.page));
  }
  const rows = groups.map(({ key, placement, clicks: count, sales: sold, amount, refunds, rate, hasEnoughData }): VisitRow => {
    const pages = pagesByGroup.get(key);
    const visits = pages && [...pages].reduce((sum, page) => sum + (visitsAt.get(page) ?? 0), 0);
    const tooFew = !isEnough(count, visits ?? Infinity) ? "clicks" : sales && !hasEnoughData ? "sales" : undefined;
    return {
      key,
      placement,
      visits,
      clicks: count,
      clickRate: rateOf(count, visits),
      sales: sold,
      amount,
      refunds,
      saleRate: rate,
      tooFew,
    };
  });
  const withoutLinks = by === "page" ? [...visitsAt].filter(([page]) => !pagesByGroup.has(page)) : [];
  const none = { placement: undefined, clicks: 0, clickRate: undefined, sales: 0, amount: 0, refunds: 0, saleRate: undefined };
  return [...rows, ...withoutLinks.map(([key, visits]): VisitRow => ({ ...none, key, visits, tooFew: undefined }))].sort(
    (a, b) =>
      b.amount - a.amount || b.sales - a.sales || b.clicks - a.clicks || (b.visits ?? 0) - (a.visits ?? 0) || (a.key < b.key ? -1 : 1),
  );
}

/** A prerendered page may be clicked more often than it was requested, so that clicks are limited to visits. */
function rateOf(clicks: number, visits: number | undefined): Rate | undefined {
  return visits ? wilsonInterval(Math.min(clicks, visits), visits) : undefined;
}

interface ReportOptions {
  readonly by: Grouping;
  readonly format: Format;
  readonly hasClicks: boolean;
  readonly hasSales: boolean;
}

/** Visits, clicks and sales as a text table, CSV or JSON. Columns without a source are left out. */
export function visitReport(rows: readonly VisitRow[], { by, format, hasClicks, hasSales }: ReportOptions): string {
  if (format === "json") {
    const objects = rows.map(({ key, placement, visits, clicks, clickRate, tooFew, sales, amount, refunds, saleRate }) => ({
      ...(by === "placement" ? { id: key, ...placement } : { [by]: key }),
      visits,
      ...(hasClicks ? { clicks, clickRate, tooFew } : {}),
      ...(hasSales ? { sales, amount, refunds, saleRate } : {}),
    }));
    return `${JSON.stringify(objects, null, 2)}\n`;
  }
  const details = by === "placement" ? (["page", "slot", "label", "variant"] as const) : [];
  const header = [
    by === "placement" ? "id" : by,
    ...details,
    "visits",
    ...(hasClicks ? ["clicks", "clicks per 100 visits"] : []),
    ...(hasSales ? ["sales", "amount", "refunds", "sales per 100 clicks"] : []),
    ...(hasClicks ? ["data"] : []),
  ];
  const cells = rows.map((row) => [
    row.key,
    ...details.map((detail) => row.placement?.[detail] ?? ""),
    row.visits === undefined ? "" : String(row.visits),
    ...(hasClicks ? [String(row.clicks), percent(row.clickRate)] : []),
    ...(hasSales ? [String(row.sales), row.amount.toFixed(2), row.refunds.toFixed(2), percent(row.saleRate)] : []),
    ...(hasClicks ? [row.tooFew ? `too few ${row.tooFew}` : ""] : []),
  ]);
  return formatRows([header, ...cells], format);
}

const percent = (rate: Rate | undefined): string => (rate === undefined ? "" : (100 * rate.share).toFixed(1));

/** Visits by host of the referrer, or by page and host, most first. */
export function arrivalReport({ arrivals }: Pick<LoggedVisits, "arrivals">, by: "referrer" | "arrival", format: Format): string {
  const counts = new Map<string, { page: string; referrer: string; visits: number }>();
  for (const [page, hosts] of arrivals)
    for (const [referrer, visits] of hosts) {
      const key = by === "arrival" ? `${page} ${referrer}` : referrer;
      counts.set(key, { page, referrer, visits: visits + (counts.get(key)?.visits ?? 0) });
    }
  const rows = [...counts].sort(([a, one], [b, two]) => two.visits - one.visits || (a < b ? -1 : 1)).map(([, row]) => row);
  if (format === "json")
    return `${JSON.stringify(by === "arrival" ? rows : rows.map(({ referrer, visits }) => ({ referrer, visits })), null, 2)}\n`;
  const cells = rows.map(({ page, referrer, visits }) => [...(by === "arrival" ? [page] : []), referrer, String(visits)]);
  return formatRows([[...(by === "arrival" ? ["page"] : []), "referrer", "visits"], ...cells], format);
}
