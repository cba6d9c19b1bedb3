import type { FigureData } from "../../site/figures/figure-data";
import { referencesOfChart, resolveChart, type ChartContent, type ChartReference } from "../../site/figures/resolve-chart";
import { findNode, type ResolverContext } from "./find-node";

/** An entry as a node: `key` is the `id` written in content, because Gatsby uses `id` for its own. */
type Keyed<T> = Omit<T, "id"> & { readonly key: string };

/**
 * Resolves the figures that a body shows, complete with their numbers. A page that queries them depends on these figures
 * and the references that they name, and on no others.
 */
export function resolveFigures(
  { shownFigures }: { readonly shownFigures: readonly string[] },
  _args: unknown,
  context: ResolverContext,
): Promise<FigureData[]> {
  return figuresOf(shownFigures, context);
}

/**
 * @param keys as `shownFigures()` returns them
 * @throws when there is no such figure
 */
export function figuresOf(keys: readonly string[], context: ResolverContext): Promise<FigureData[]> {
  return Promise.all(keys.map((key) => loadChart(key.slice("chart/".length), context)));
}

async function loadChart(id: string, context: ResolverContext): Promise<FigureData> {
  const chart = await findNode<Keyed<ChartContent>>(context, "Chart", { key: { eq: id } });
  if (!chart) throw new Error(`there is no chart '${id}'`);
  const works = await Promise.all(
    referencesOfChart(chart).map((key) => findNode<Keyed<ChartReference>>(context, "Reference", { key: { eq: key } })),
  );
  return resolveChart(
    { ...chart, id },
    works.flatMap((work) => (work ? [{ ...work, id: work.key }] : [])),
  );
}
