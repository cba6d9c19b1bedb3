import { isBot } from "isbot";
import { PAID_REDIRECT_PREFIX } from "../../site/paid-links";
import { parseLogLine, type LoggedRequest } from "./access-log";

/** Counted together, so that the number of names is limited. */
export const OTHER_PAGES = "(not on the site now)";
export const OTHER_HOSTS = "(other hosts)";
export const NO_REFERRER = "(none)";
export const OWN_REFERRER = "(this site)";

const MAX_HOSTS = 5_000;
const MAX_CACHED_AGENTS = 10_000;

export interface VisitTotals {
  readonly lines: number;
  readonly visits: number;
  /** Of the visits: loaded before the visitor asked for the page. */
  readonly prerendered: number;
  readonly clicks: number;
  /** Pages and paid links that robots requested. */
  readonly robots: number;
  /** Lines that are no log lines. */
  readonly unreadable: number;
}

/**
 * Counts visits of pages and clicks on paid links. A visit is a page that a browser loaded or found unchanged; a click is
 * a redirect below `/go/`. Memory depends on the number of pages, not on that of lines, and nothing about a visitor is
 * stored.
 */
export class VisitCounter {
  /** Visits by page, and there by host of the referrer. */
  readonly arrivals = new Map<string, Map<string, number>>();
  /** Clicks by placement id. */
  readonly clicks = new Map<string, number>();
  private readonly counts = { lines: 0, visits: 0, prerendered: 0, clicks: 0, robots: 0, unreadable: 0 };
  private readonly hosts = new Set<string>();
  private readonly agents = new Map<string, boolean>();

  /**
   * @param pages paths of the site's pages
   * @param host of the site
   * @param placementIds ids that may be below `/go/`
   */
  constructor(
    private readonly pages: ReadonlySet<string>,
    private readonly host: string,
    private readonly placementIds: ReadonlySet<string>,
  ) {}

  /** Counts a line of a log; undefined for one that is too long. */
  add(line: string | undefined): void {
    this.counts.lines += 1;
    const request = line === undefined ? undefined : parseLogLine(line);
    if (!request) this.counts.unreadable += 1;
    else if (request.method !== "GET") return;
    else if (isVisit(request)) this.addVisit(request);
    else if (isClick(request)) this.addClick(request);
  }

  get totals(): VisitTotals {
    return this.counts;
  }

  private addVisit({ path, userAgent, referrer, isPrerender }: LoggedRequest): void {
    if (this.isRobot(userAgent)) return void (this.counts.robots += 1);
    this.counts.visits += 1;
    if (isPrerender) this.counts.prerendered += 1;
    const page = this.pages.has(path) ? path : OTHER_PAGES;
    const byHost = this.arrivals.get(page) ?? new Map<string, number>();
    this.arrivals.set(page, byHost);
    const host = this.hostOf(referrer);
    byHost.set(host, (byHost.get(host) ?? 0) + 1);
  }

  private addClick({ path, userAgent }: LoggedRequest): void {
    if (this.isRobot(userAgent)) return void (this.counts.robots += 1);
    this.counts.clicks += 1;
    const id = path.slice(PAID_REDIRECT_PREFIX.length).replace(/\/$/, "");
    const known = this.placementIds.has(id) ? id : OTHER_PAGES;
    this.clicks.set(known, (this.clicks.get(known) ?? 0) + 1);
  }

  /** Programs often send no name. The last answers are cached, because few browsers send most requests. */
  private isRobot(userAgent: string): boolean {
    if (userAgent === "") return true;
    const known = this.agents.get(userAgent);
    if (known !== undefined) return known;
    if (this.agents.size >= MAX_CACHED_AGENTS) this.agents.clear();
    const robot = isBot(userAgent);
    this.agents.set(userAgent, robot);
    return robot;
  }

  private hostOf(referrer: string): string {
    if (referrer === "") return NO_REFERRER;
    const host = /^[a-z-]+:\/\/(?:www\.)?([\w.-]+)(?=[:/?#]|$)/i.exec(referrer)?.[1]?.toLowerCase();
    if (host === undefined) return OTHER_HOSTS;
    if (host === this.host.replace(/^www\./, "")) return OWN_REFERRER;
    if (!this.hosts.has(host) && this.hosts.size >= MAX_HOSTS) return OTHER_HOSTS;
    this.hosts.add(host);
    return host;
  }
}

const isVisit = ({ path, status }: LoggedRequest): boolean =>
  path.endsWith("/") && (status === 200 || status === 304) && !path.startsWith("/admin/") && !path.startsWith(PAID_REDIRECT_PREFIX);

const isClick = ({ path, status }: LoggedRequest): boolean =>
  path.startsWith(PAID_REDIRECT_PREFIX) && (status === 302 || status === 307 || status === 301 || status === 308);
