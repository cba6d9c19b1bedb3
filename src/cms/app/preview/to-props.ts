/** Maps unsaved form values and the saved content to the props of components. */

import toHast from "mdast-util-to-hast";
import { COVER_HEIGHT, COVER_WIDTH, coverSvg } from "../../../artwork/cover-art";
import { toCover, toPostCard, type BodyContent } from "../../../components/content-to-props";
import type { CategoryData, PostCardData } from "../../../components/props";
import type { ContentTypeName, ContentValue } from "../../../content-model/content-types";
import { citedReferences, markedClaims, shownFigures } from "../../../markdown/directives/uses";
import { parseMarkdown } from "../../../markdown/parser";
import { readingMinutes } from "../../../markdown/plain-text";
import { applyTransforms } from "../../../markdown/transforms/index";
import type { FigureData, PictureFigureData } from "../../../site/figures/figure-data";
import { resolveChart } from "../../../site/figures/resolve-chart";
import { findBand } from "../../../site/bands";
import { isIsoDay } from "../../../site/dates";
import { routes } from "../../../site/routes";
import { previewSound } from "./preview-sound";

/** The site's content as it was last saved. */
export interface Sources {
  readonly one: <N extends ContentTypeName>(type: N) => ContentValue<N>;
  /** Every file of a type of which there may be many. */
  readonly all: <N extends ContentTypeName>(type: N) => readonly ContentValue<N>[];
  /** Newest first. */
  readonly posts: () => readonly PostSource[];
  /** URL of a picture by its path in an entry, including one that is not published yet. */
  readonly asset: (path: string) => string;
}

export interface PostSource {
  readonly value: ContentValue<"post">;
  /** Number of words of its body. */
  readonly words: number;
}

/** A body as the build renders it, with the works that it cites and the claims that it marks. */
export function readBody(body: string, sources: Sources): BodyContent {
  const { all } = sources;
  const markdown = parseMarkdown(body);
  applyTransforms(markdown, body);
  const marked = new Set(markedClaims(markdown));
  return {
    htmlAst: toHast(markdown),
    citedReferences: citedReferences(markdown),
    references: all("reference"),
    claims: all("claim").filter(({ id }) => marked.has(id)),
    figures: toFigures(shownFigures(markdown), sources),
  };
}

/** Figures by key, with their numbers; unknown ones are left out. */
function toFigures(keys: readonly string[], { all, asset }: Sources): FigureData[] {
  const shown = new Set(keys);
  const charts = all("chart").filter(({ id }) => shown.has(`chart/${id}`));
  const sounds = all("sound").filter(({ id }) => shown.has(`sound/${id}`));
  const pictures = all("picture").filter(({ id }) => shown.has(`picture/${id}`));
  return [
    ...charts.map((chart) => resolveChart(chart, all("reference"))),
    ...sounds.flatMap((sound) => previewSound(sound) ?? []),
    ...pictures.map((picture) => previewPicture(picture, asset)),
  ];
}

/** A picture as it was uploaded. Its own size replaces a cover's when it is loaded. */
export const previewPicture = (picture: ContentValue<"picture">, asset: Sources["asset"]): PictureFigureData => ({
  ...picture,
  type: "picture",
  image: { width: COVER_WIDTH, height: COVER_HEIGHT, images: { fallback: { src: asset(picture.image) } } },
});

export function toCategories({ items }: ContentValue<"categories">): CategoryData[] {
  return items.map((category) => ({ ...category, band: findBand(category), path: routes.category(category.slug) }));
}

export function toCard({ value, words }: PostSource, categories: readonly CategoryData[], asset: Sources["asset"]): PostCardData {
  const { slug, image } = value;
  const category = categories.find((candidate) => candidate.slug === value.categorySlug) ?? noCategory;
  const size = { width: COVER_WIDTH, height: COVER_HEIGHT };
  const cover = { seed: slug, band: category.band, motif: category.motif };
  return toPostCard({
    ...value,
    path: routes.post(slug),
    date: dayOrDefault(value.date),
    readingMinutes: readingMinutes(words),
    category,
    // A file that is not published: its drawing is in the URL.
    picture: image
      ? { ...size, images: { fallback: { src: asset(image) } } }
      : toCover({ ...cover, ...size, src: `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}` }, value),
    pictureAlt: image ? (value.imageAlt ?? "") : "",
  });
}

const noCategory: CategoryData = { slug: "", label: "No category yet", description: "", band: "alpha", motif: "ridges", path: routes.blog };

/** A placeholder day while the editor has not chosen one. */
export const dayOrDefault = (date: string): string => (isIsoDay(date) ? date : "2025-01-01");
export const dayOrNull = (date: string | undefined): string | null => (date !== undefined && isIsoDay(date) ? date : null);
