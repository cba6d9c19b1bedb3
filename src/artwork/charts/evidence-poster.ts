import type { Queried } from "../../content-model/content-type";
import type { EvidencePage } from "../../content-model/types/evidence";
import type { Reference } from "../../content-model/types/reference";
import { palettes } from "../../site/palettes";
import { labelDirection, type EvidenceLabel } from "../../site/evidence-labels";

/** The poster's axis, from harm to help: a column for each label that has a direction, or that found no difference. */
export const posterLabels = [
  "strong-harm",
  "moderate-harm",
  "limited-harm",
  "no-benefit",
  "mixed",
  "limited",
  "moderate",
  "strong",
] as const satisfies readonly EvidenceLabel[];
type PosterLabel = (typeof posterLabels)[number];

/** The name of a column: `did harm, limited`, `no difference`, `mixed`, `helped, strong`. */
export function columnName(label: PosterLabel): string {
  const direction = labelDirection(label);
  if (direction === 0) return label === "mixed" ? label : "no difference";
  return `${direction > 0 ? "helped" : "did harm"}, ${label.replace("-harm", "")}`;
}

const [harm, neither, helped] = [palettes.rust.dark, "#a4b0ba", palettes.teal.dark];

/** Colors of the dots on the poster's dark background: the surer, the brighter. A mixed one has those of harm and of help. */
export const posterColors: Readonly<Record<PosterLabel, string>> = {
  "strong-harm": "#ffc4ae",
  "moderate-harm": harm,
  "limited-harm": "#b87562",
  "no-benefit": neither,
  mixed: "#cdbfa9",
  limited: "#539e97",
  moderate: helped,
  strong: "#c4fff4",
};

/** Smallest and largest diameter of a dot, and the factor of the square root of the people between them: areas are to scale. */
const [SMALLEST, LARGEST, PER_ROOT] = [7, 21, 0.47];
/** Fewer people than the first number and more than the second have dots like these. */
export const peopleToScale = [SMALLEST, LARGEST].map((diameter) => 10 * Math.round((diameter / PER_ROOT) ** 2 / 10));
/** Diameter of a dot where the number of people is unknown. */
const UNKNOWN = 11;
/** Between two dots, and between those of two columns. */
export const DOT_GAP = 3;
const COLUMN_GAP = 12;
/** Least width of a column, for its heading. */
const leastWidths = [46, 60, 50, 100, 60, 60, 72, 68];

export type PosterReference = Queried<
  Pick<Reference, "id" | "method" | "evidence" | "people"> & { effects?: { n?: number | undefined }[] }
>;
export type PosterMethod = EvidencePage["methods"][number];

export type Poster<T extends PosterReference> = ReturnType<typeof toPoster<T>>;

/** Diameter of a dot: its area grows with the number of people. */
export const dotDiameter = (people: number | undefined): number =>
  people ? Math.round(Math.min(LARGEST, Math.max(SMALLEST, PER_ROOT * Math.sqrt(people)))) : UNKNOWN;

/**
 * Sorts works into a row for each method that has any with a label of the axis. Each work is one dot, in the cell of its label, most
 * people first.
 *
 * @returns the rows, and of each column its width in units of a dot's diameter and its number of dots
 */
export function toPoster<T extends PosterReference>(methods: readonly PosterMethod[], works: readonly T[]) {
  const rows = methods.flatMap(({ slug, label }) => {
    const own = works.filter(({ method }) => method === slug);
    const cells = posterLabels.map((name) =>
      own
        .filter(({ evidence }) => evidence === name)
        .map(toDot)
        .sort(byPeople),
    );
    const count = cells.flat().length;
    return count > 0 ? [{ slug, label, count, cells }] : [];
  });
  const columns = posterLabels.map((_, index) => rows.map(({ cells }) => cells[index] ?? []));
  return {
    rows,
    widths: columns.map((cells, index) => Math.max(leastWidths[index] ?? 0, ...cells.map((cell) => lineWidth(cell) + COLUMN_GAP))),
    totals: columns.map((cells) => cells.flat().length),
  };
}

/** A work with its number of people, which is undefined where nobody says; then the dot is hollow. */
function toDot<T extends PosterReference>(work: T) {
  const people = work.people ?? work.effects?.find(({ n }) => n)?.n ?? undefined;
  return { work, people, diameter: dotDiameter(people) };
}

type Dot = ReturnType<typeof toDot>;

const byPeople = (a: Dot, b: Dot): number => (b.people ?? 0) - (a.people ?? 0) || (a.work.id < b.work.id ? -1 : 1);

const lineWidth = (dots: readonly Pick<Dot, "diameter">[]): number => dots.reduce((sum, { diameter }) => sum + diameter + DOT_GAP, DOT_GAP);

interface PosterLayout {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly rowHeight: number;
  /** From the top of a row to the middle of its dots. */
  readonly middle: number;
}

/** Left edges of the columns on a drawing of some width, and the right edge of the last. */
export function columnEdges(
  { widths }: Pick<Poster<PosterReference>, "widths">,
  { left, width }: Pick<PosterLayout, "left" | "width">,
): number[] {
  const scale = width / widths.reduce((sum, units) => sum + units, 0);
  return widths.reduce((edges, units) => [...edges, (edges.at(-1) ?? 0) + units * scale], [left]);
}

/** The backgrounds of the columns, the lines between rows and the dots as SVG, without words. */
export function posterSvg(poster: Poster<PosterReference>, layout: PosterLayout): string {
  const { left, top, width, rowHeight, middle } = layout;
  const edges = columnEdges(poster, layout);
  const scale = width / poster.widths.reduce((sum, units) => sum + units, 0);
  const height = poster.rows.length * rowHeight;
  const backgrounds = posterLabels.map((label, index) => {
    const x = edges[index] ?? 0;
    const opacity = labelDirection(label) === 0 ? 0 : 0.09;
    return `<rect x="${x}" y="${top}" width="${(edges[index + 1] ?? 0) - x}" height="${height}" fill="${posterColors[label]}" fill-opacity="${opacity}"/>`;
  });
  const rows = poster.rows.map(({ cells }, row) => {
    const y = top + row * rowHeight;
    const dots = cells.map((cell, index) => {
      const [start, end] = [edges[index] ?? 0, edges[index + 1] ?? 0];
      let x = (start + end - (lineWidth(cell) - DOT_GAP) * scale) / 2 + (DOT_GAP * scale) / 2;
      return cell.map(({ diameter, people }) => {
        const r = (diameter * scale) / 2;
        const dot = dotSvg(posterLabels[index] ?? "mixed", x + r, y + middle, r, people === undefined);
        x += 2 * r + DOT_GAP * scale;
        return dot;
      });
    });
    const line = `<path d="M${left} ${y}h${width}" stroke="${neither}" stroke-opacity="0.25"/>`;
    return line + dots.flat().join("");
  });
  return (
    `<linearGradient id="mixed"><stop offset="0.5" stop-color="${harm}"/><stop offset="0.5" stop-color="${helped}"/></linearGradient>` +
    backgrounds.join("") +
    rows.join("")
  );
}

function dotSvg(label: PosterLabel, x: number, y: number, r: number, isHollow: boolean): string {
  const color = label === "mixed" ? "url(#mixed)" : posterColors[label];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r - 1).toFixed(1)}" fill="${isHollow ? "none" : color}" stroke="${color}" stroke-width="2"/>`;
}
