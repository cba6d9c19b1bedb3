import { bandColours } from "../site/bands";
import { labelDirection } from "../site/evidence-labels";
import { drawLane, LANE_WIDTH, listDots, mapScale, type MapWork } from "./charts/evidence-map";

/** The right part of an Open Graph image, where a backdrop is: its left edge and its width. */
export const BACKDROP = { left: 660, width: 540, height: 630 };
const MARGIN = 60;
/** Units between two lanes. */
const GAP = 12;
const { ground, dark: BETTER } = bandColours.alpha;
const [WORSE, NEITHER] = [bandColours.delta.dark, "#a4b0ba"];

/** A work as content has it. */
export type MapPublication = Omit<MapWork, "effects"> & { readonly effects?: MapWork["effects"] | null | undefined };

/** The map of some works without its words: a lane for each outcome, as on the evidence page. */
export function mapBackdrop(publications: readonly MapPublication[]): string {
  const works = publications.map(({ effects, ...work }) => ({ ...work, effects: effects ?? [] }));
  const scale = mapScale(works);
  let height = -GAP;
  const lanes = [...new Set(works.flatMap(({ outcomes }) => outcomes))].flatMap((outcome) => {
    const lane = drawLane(listDots(works, outcome), scale);
    if (lane.dots.length === 0) return [];
    const y = height + GAP;
    height = y + lane.height;
    const dots = lane.dots.map(({ x, y: middle, r, label, people }) => {
      const colour = label === "mixed" ? "url(#mixed)" : [WORSE, NEITHER, BETTER][labelDirection(label) + 1];
      const opacity = label.includes("limited") ? 0.3 : label.includes("moderate") ? 0.65 : 1;
      const fill = people ? `fill="${colour}" fill-opacity="${opacity}"` : `fill="${ground}"`;
      return `<circle cx="${x}" cy="${middle}" r="${r}" ${fill} stroke="${colour}" stroke-width="1.25"/>`;
    });
    const axis = lane.line === undefined ? "" : `<path d="M0 ${lane.line}h${LANE_WIDTH}" stroke="${NEITHER}" stroke-opacity="0.4"/>`;
    const strip =
      lane.strip && `<rect y="${lane.strip.y}" width="${LANE_WIDTH}" height="${lane.strip.height}" fill="${NEITHER}" fill-opacity="0.1"/>`;
    return [`<g transform="translate(0 ${y})">${axis}${strip ?? ""}${dots.join("")}</g>`];
  });
  const size = Math.min((BACKDROP.width - MARGIN) / LANE_WIDTH, (BACKDROP.height - 2 * MARGIN) / height);
  const top = (BACKDROP.height - size * height) / 2;
  return (
    `<linearGradient id="mixed"><stop offset="0.5" stop-color="${WORSE}"/><stop offset="0.5" stop-color="${BETTER}"/></linearGradient>` +
    `<g transform="translate(${BACKDROP.left} ${top}) scale(${size})"><path d="M${scale.zero} 0v${height}" stroke="${NEITHER}"/>${lanes.join("")}</g>`
  );
}

/** A picture as high as the image. */
export const pictureBackdrop = (url: string): string =>
  `<image href="${url}" x="${BACKDROP.left}" width="${BACKDROP.width}" height="${BACKDROP.height}" preserveAspectRatio="xMidYMid slice"/>`;
