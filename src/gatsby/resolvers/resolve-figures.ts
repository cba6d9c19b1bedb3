import type { FigureData } from "../../site/figures/figure-data";
import { referencesOfChart, resolveChart, type ChartContent, type ChartReference } from "../../site/figures/resolve-chart";
import type { Sound } from "../../content-model/schemas/sound";
import type { Tone } from "../../site/figures/sounds";
import { findNode, type Keyed, type ResolverContext } from "./find-node";

/** Returns figures by their keys, which are those of `shownFigures()`, complete with their numbers and files. */
export type LoadFigures = (keys: readonly string[], context: ResolverContext) => Promise<FigureData[]>;

/**
 * @param publishSound writes the file of a sound and returns its URL path
 * @returns a function that throws when there is no figure with a key
 */
export function figureLoader(publishSound: (tone: Tone) => Promise<string>): LoadFigures {
  const load = (key: string, context: ResolverContext): Promise<FigureData> => {
    const [type, id = ""] = key.split("/");
    return type === "sound" ? loadSound(id, context, publishSound) : loadChart(id, context);
  };
  return (keys, context) => Promise.all(keys.map((key) => load(key, context)));
}

/**
 * Resolves the figures that a body shows. A page that queries them depends on these figures and the references that they
 * name, and on no others.
 */
export const resolveFigures =
  (loadFigures: LoadFigures) =>
  ({ shownFigures }: { readonly shownFigures: readonly string[] }, _args: unknown, context: ResolverContext): Promise<FigureData[]> =>
    loadFigures(shownFigures, context);

async function loadChart(id: string, context: ResolverContext): Promise<FigureData> {
  const chart = await findNode<Keyed<ChartContent>>(context, "Chart", { key: id });
  if (!chart) throw new Error(`there is no chart '${id}'`);
  const references = await Promise.all(
    referencesOfChart(chart).map((key) => findNode<Keyed<ChartReference>>(context, "Reference", { key })),
  );
  return resolveChart(
    { ...chart, id },
    references.flatMap((reference) => (reference ? [{ ...reference, id: reference.key }] : [])),
  );
}

async function loadSound(id: string, context: ResolverContext, publishSound: (tone: Tone) => Promise<string>): Promise<FigureData> {
  const sound = await findNode<Keyed<Sound>>(context, "Sound", { key: id });
  if (!sound) throw new Error(`there is no sound '${id}'`);
  const { title, kind, carrier, rate, seconds, caption } = sound;
  const tone: Tone = { kind, carrier, seconds, ...(rate ? { rate } : {}) };
  return { type: "sound", id, title, caption, ...tone, src: await publishSound(tone) };
}
