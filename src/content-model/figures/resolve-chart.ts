import { formatSize } from "./format-chart";
import type { Queried } from "../content-type";
import type { Chart } from "../types/chart";
import type { Effect } from "../types/effect";
import type { ChartData, ChartRow, EffectData } from "./figure-data";
import { shortCitation, workUrl, type CitedReference } from "../citation";

/** A chart as its file has it: rows name their numbers as `reference/effect`. */
export type ChartContent = Queried<Chart>;

/** The part of a reference that charts need. */
export type ChartReference = CitedReference & { readonly effects?: readonly (EffectData & Pick<Effect, "id">)[] | null | undefined };

/** Ids of the references that a chart takes its numbers from, each once. */
export const referencesOfChart = ({ rows }: Pick<ChartContent, "rows">): string[] => [
  ...new Set(rows.map(({ effect }) => effect.replace(/\/.*/, ""))),
];

/**
 * Puts the numbers of references into a chart.
 *
 * @param references at least those of {@link referencesOfChart}
 * @returns the chart; a row whose number is unknown is left out, as in a preview of an unfinished form
 */
export function resolveChart(content: ChartContent, references: readonly ChartReference[]): ChartData {
  const { id, kind, title, description, axis, across, below, above, caption } = content;
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const used = new Map<string, ChartReference>();
  const rows = content.rows.flatMap(({ label, effect: path, series, at, when }) => {
    const [referenceId = "", effectId] = path.split("/");
    const reference = byId.get(referenceId);
    const effect = reference?.effects?.find((candidate) => candidate.id === effectId);
    if (!reference || !effect) return [];
    used.set(referenceId, reference);
    const { measure, estimate, low, high, level, total, n, k } = effect;
    return [{ label, work: shortCitation(reference), measure, estimate, low, high, level, total, n, k, series, at, when }];
  });
  const sources = [...used.values()].map((reference) => {
    const name = shortCitation(reference);
    // Where there are several references, rows say their sizes.
    return { name, url: workUrl(reference), size: used.size === 1 ? commonSize(rows) : undefined };
  });
  return { type: "chart", id, kind, title, description, axis, across, below, above, caption, rows, sources };
}

/** The size that all rows have, in words. */
function commonSize(rows: readonly ChartRow[]): string | undefined {
  const sizes = new Set(rows.map(formatSize));
  return sizes.size === 1 ? [...sizes][0] : undefined;
}
