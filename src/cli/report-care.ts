import { parseArgs } from "node:util";
import { asWarning } from "../content-model/diagnostic";
import { careList, type CareGroup } from "../lint/maintenance/maintenance-list";
import type { ContentTree } from "../lint/content-tree";
import { readProjectContent } from "../lint/node/read-content";
import { buildDay } from "../site/build-day";
import { acceptedFindings, publicInput, slugsWithoutClicks } from "./care/care-input";
import { checkLinks, readAccepted } from "./check-links";
import { readContentFile } from "../content-model/node/content-folder";
import { oneOf, publishedPlacements, readSales } from "./placements/input";
import { formatJson } from "./table";
import { countVisits } from "./visits/count-visits";
import { visitsByPage } from "./visits/visit-report";

/**
 * `npm run report:care`: lists what needs care. `-- FILE…` names access logs and `--sales FILE` a network's
 * report, for articles without clicks; `--links` also follows all links now;
 * `--format json` is for programs. The exit status is 0 whatever is found.
 *
 * @throws when content cannot be read, or a file that is named cannot be
 */
export async function reportCare(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      sales: { type: "string" },
      decimal: { type: "string" },
      links: { type: "boolean", default: false },
      format: { type: "string", default: "list" },
    },
  });
  const format = oneOf(values.format, ["list", "json"], "--format");
  const today = buildDay(process.env);
  const tree = readProjectContent(today);
  const followed = values.links ? (await checkLinks(tree)).diagnostics : [];
  const links = [...acceptedFindings(tree, readAccepted()), ...followed.map(asWarning)];
  const knowsClicks = positionals.length > 0 || values.sales !== undefined;
  const withoutClicks = knowsClicks ? await findWithoutClicks(tree, today, positionals, values) : undefined;
  const groups = careList({ tree, today, links, withoutClicks });
  process.stdout.write(format === "json" ? formatJson(groups) : formatCare(groups, today));
  if (!knowsClicks) console.error("articles without clicks: name access logs or --sales FILE");
}

/** The list for the CMS: what the content and the last accepted link check say. */
export function careForCms(tree: ContentTree, isPublic: boolean): CareGroup[] {
  const today = buildDay(process.env);
  const input = { tree, today, links: acceptedFindings(tree, readAccepted()), withoutClicks: undefined };
  return careList(isPublic ? publicInput(input) : input);
}

interface SalesOptions {
  readonly sales?: string | undefined;
  readonly decimal?: string | undefined;
}

async function findWithoutClicks(tree: ContentTree, today: string, logs: readonly string[], { sales, decimal }: SalesOptions) {
  const settings = readContentFile("site");
  const placements = publishedPlacements(settings);
  const clicks = new Map<string, number>();
  if (sales !== undefined)
    for (const { subId, clicks: count } of readSales(sales, decimal)) clicks.set(subId, (clicks.get(subId) ?? 0) + count);
  if (logs.length === 0) return slugsWithoutClicks(tree, today, placements, clicks, undefined);
  const counter = await countVisits(logs, settings.url, placements);
  for (const [id, count] of counter.clicks) clicks.set(id, (clicks.get(id) ?? 0) + count);
  return slugsWithoutClicks(tree, today, placements, clicks, visitsByPage(counter.arrivals));
}

/** A suggestion that all items of a group share is in its heading. */
export function formatCare(groups: readonly CareGroup[], today: string): string {
  if (groups.length === 0) return `${today}: nothing needs care\n`;
  return groups
    .map(({ title, items }) => {
      const shared = new Set(items.map(({ suggestion }) => suggestion)).size === 1 ? `: ${items[0]?.suggestion ?? ""}` : "";
      const lines = items.map(
        ({ file, line, column, message, suggestion }) =>
          `  ${file}:${line}:${column} ${message}${shared === "" ? `; ${suggestion}` : ""}\n`,
      );
      return `${title} (${items.length})${shared}\n${lines.join("")}`;
    })
    .join("\n");
}
