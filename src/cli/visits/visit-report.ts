import { groupOf, isEnough, performanceOf, wilsonInterval, type Grouping, type Rate } from "../placements/performance";
import type { SalesRow } from "../placements/sales-export";
import { nameColumns, nameFields } from "../placements/placement-report";
import { formatJson, formatTable, percent, type Column, type Format } from "../table";
import type { Placement } from "../../site/paid-links";

export const visitGroupings = ["page", "slot", "label", "variant", "placement", "referrer", "arrival"] as const;

/** Counts from access logs. */
interface LoggedVisits {
  /** Visits by page, and there by host of the referrer. */
  readonly arrivals: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Clicks by placement id; undefined if paid links do not lead through this site. */
  readonly clicks: ReadonlyMap<string, number> | undefined;
}

/** Visits by page, from all referrers together. */
export const visitsByPage = (arrivals: LoggedVisits["arrivals"]): ReadonlyMap<string, number> =>
  new Map([...arrivals].map(([page, hosts]) => [page, [...hosts.values()].reduce((sum, count) => sum + count, 0)]));

/** From visits to money, for a page or a group of placements. */
interface VisitRow {
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
  if (format === "json")
    return formatJson(
      rows.map(({ visits, clicks, clickRate, tooFew, sales, amount, refunds, saleRate, ...name }) => ({
        ...nameFields(by, name),
        visits,
        ...(hasClicks ? { clicks, clickRate, tooFew } : {}),
        ...(hasSales ? { sales, amount, refunds, saleRate } : {}),
      })),
    );
  const clickColumns: Column<VisitRow>[] = [
    ["clicks", ({ clicks }) => String(clicks)],
    ["clicks per 100 visits", ({ clickRate }) => percent(clickRate?.share)],
  ];
  const saleColumns: Column<VisitRow>[] = [
    ["sales", ({ sales }) => String(sales)],
    ["amount", ({ amount }) => amount.toFixed(2)],
    ["refunds", ({ refunds }) => refunds.toFixed(2)],
    ["sales per 100 clicks", ({ saleRate }) => percent(saleRate?.share)],
  ];
  const columns: Column<VisitRow>[] = [
    ...nameColumns(by),
    ["visits", ({ visits }) => String(visits ?? "")],
    ...(hasClicks ? clickColumns : []),
    ...(hasSales ? saleColumns : []),
    ...(hasClicks ? [["data", ({ tooFew }) => (tooFew ? `too few ${tooFew}` : "")] satisfies Column<VisitRow>] : []),
  ];
  return formatTable(rows, columns, format);
}

/** Visits by host of the referrer, or by page and host, most first. */
export function arrivalReport({ arrivals }: Pick<LoggedVisits, "arrivals">, by: "referrer" | "arrival", format: Format): string {
  const counts = new Map<string, { page?: string; referrer: string; visits: number }>();
  for (const [page, hosts] of arrivals)
    for (const [referrer, visits] of hosts) {
      const key = by === "arrival" ? `${page} ${referrer}` : referrer;
      const total = visits + (counts.get(key)?.visits ?? 0);
      counts.set(key, { ...(by === "arrival" ? { page } : {}), referrer, visits: total });
    }
  const rows = [...counts].sort(([a, one], [b, two]) => two.visits - one.visits || (a < b ? -1 : 1)).map(([, row]) => row);
  if (format === "json") return formatJson(rows);
  const columns: Column<(typeof rows)[number]>[] = [
    ["page", ({ page = "" }) => page],
    ["referrer", ({ referrer }) => referrer],
    ["visits", ({ visits }) => String(visits)],
  ];
  return formatTable(rows, by === "arrival" ? columns : columns.slice(1), format);
}
