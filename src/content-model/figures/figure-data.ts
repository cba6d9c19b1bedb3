import type { Queried } from "../content-type";
import type { Chart } from "../types/chart";
import type { Effect } from "../types/effect";
import type { Picture } from "../types/picture";
import type { Sound } from "../types/sound";
import type { Tone } from "./sounds";

/** Plain data of the figures in a text: what pages, feeds, Markdown exports and the preview of the CMS draw them from. */

/** A number of a reference: an entry of its `effects` in `references/`. */
export type EffectData = Queried<Pick<Effect, "measure" | "estimate" | "low" | "high" | "level" | "total" | "n" | "k">>;

/** One number of a chart, with what its file says of it. */
export type ChartRow = Queried<Omit<Chart["rows"][number], "effect">> &
  EffectData & {
    /** The reference in short: `Cortese et al. 2016`. */
    readonly work: string;
  };

/** A reference that a figure takes numbers from. */
export interface FigureSource {
  /** `Cortese et al. 2016`. */
  readonly name: string;
  /** Its size, `13 studies`, if it is the only source and its numbers have no other size. */
  readonly size?: string | undefined;
  readonly url?: string | undefined;
}

/** A chart with the numbers of its references. */
export interface ChartData extends Queried<Omit<Chart, "rows">> {
  readonly type: "chart";
  readonly rows: readonly ChartRow[];
  readonly sources: readonly FigureSource[];
}

/** A sound that can be played. */
export interface SoundData extends Tone, Pick<Sound, "id" | "title" | "caption"> {
  readonly type: "sound";
  /** URL of its file. */
  readonly src: string;
  /** What the meter for recordings finds in it; not in previews. */
  readonly reading?: string | undefined;
  /** Its spectrogram. */
  readonly picture?: PictureFigureData | undefined;
}

/** A picture of a file, in several sizes and formats. */
export interface ResponsiveImage {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: { readonly src: string };
    readonly sources?: readonly { readonly srcSet: string; readonly type?: string | undefined }[];
  };
}

/** A picture in a text. */
export interface PictureFigureData extends Queried<Pick<Picture, "id" | "imageAlt" | "caption">> {
  readonly type: "picture";
  readonly image: ResponsiveImage;
}

/** Where a fact of a product, or its study, was read. */
export interface ProductFactSource {
  /** The column with the fact. */
  readonly column: string;
  readonly name: string;
  readonly url?: string | undefined;
  /** Day on which it was read; a study has none. */
  readonly read?: string | null | undefined;
}

/** A row of a table of products. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly isReviewed: boolean;
  /** Texts by column; one that is not known is missing. */
  readonly cells: Readonly<Record<string, string>>;
  readonly sources: readonly ProductFactSource[];
}

/** A table of products; its id is what it shows. */
export interface ProductTableData {
  readonly type: "products";
  readonly id: string;
  readonly products: readonly ProductRow[];
}

/** What a text shows besides its words. */
export type FigureData = ChartData | SoundData | PictureFigureData | ProductTableData;
/** Types of figures that have a file; each is the name of a directive and of the nodes' type in lower case. */
export type FigureType = Exclude<FigureData["type"], "products">;
export const figureTypes: readonly FigureType[] = ["chart", "sound", "picture"];

/** A figure that a text shows, as `type/id`. */
export const figureKey = (type: FigureData["type"], id: string): string => `${type}/${id}`;

/** The figure with this type and id; undefined when there is none, as in a preview of an unfinished text. */
export function findFigure<T extends FigureData["type"]>(
  figures: readonly FigureData[],
  type: T,
  id: string,
): Extract<FigureData, { readonly type: T }> | undefined {
  return figures.find((figure) => figure.type === type && figure.id === id) as Extract<FigureData, { readonly type: T }> | undefined;
}
