/** Maps unsaved form values and the saved content to the props of components. */

import toHast from "mdast-util-to-hast";
import { COVER_HEIGHT, COVER_WIDTH } from "../../../artwork/cover-art";
import { toClaim, toReferences, toUnpublishedCover } from "../../../components/content-to-props";
import type { CategoryData, PostCardData } from "../../../components/props";
import type { ContentTypeName, ContentValue } from "../../../content-model/content-types";
import { citedReferences, markedClaims, shownFigures } from "../../../markdown/directives/uses";
import { parseMarkdown } from "../../../markdown/parser";
import { readingMinutes } from "../../../markdown/plain-text";
import { tableOfContents } from "../../../markdown/table-of-contents";
import { applyTransforms } from "../../../markdown/transforms/index";
import type { FigureData } from "../../../site/figures/figure-data";
import { resolveChart } from "../../../site/figures/resolve-chart";
import { bandOf } from "../../../site/bands";
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
export function toText(body: string, sources: Sources) {
  const { one } = sources;
  const markdown = parseMarkdown(body);
  applyTransforms(markdown, body);
  const tree = toHast(markdown);
  const marked = new Set(markedClaims(markdown));
  return {
    tree: tree as unknown,
    contents: tableOfContents(tree as never),
    references: toReferences(citedReferences(markdown), one("references").items),
    claims: one("claims")
      .items.filter(({ id }) => marked.has(id))
      .map(toClaim),
    figures: toFigures(shownFigures(markdown), sources),
  };
}

/** Figures by key, with their numbers; unknown ones are left out. */
function toFigures(keys: readonly string[], { one, all }: Sources): FigureData[] {
  const shown = new Set(keys);
  const charts = all("chart").filter(({ id }) => shown.has(`chart/${id}`));
  const sounds = all("sound").filter(({ id }) => shown.has(`sound/${id}`));
  return [...charts.map((chart) => resolveChart(chart, one("references").items)), ...sounds.flatMap((sound) => previewSound(sound) ?? [])];
}

export function toCategories({ items }: ContentValue<"categories">): CategoryData[] {
  return items.map((category) => ({ ...category, band: bandOf(category), path: routes.category(category.slug) }));
}

export function toCard({ value, words }: PostSource, categories: readonly CategoryData[], asset: Sources["asset"]): PostCardData {
  const { slug, title, excerpt, date, categorySlug, image, imageAlt } = value;
  const category = categories.find((candidate) => candidate.slug === categorySlug) ?? noCategory;
  const size = { width: COVER_WIDTH, height: COVER_HEIGHT };
  return {
    path: routes.post(slug),
    title,
    excerpt,
    date: dayOrDefault(date),
    readingMinutes: readingMinutes(words),
    category,
    picture: image
      ? { ...size, images: { fallback: { src: asset(image) } } }
      : toUnpublishedCover({ seed: slug, band: category.band, motif: category.motif }, value),
    pictureAlt: image ? (imageAlt ?? "") : "",
  };
}

const noCategory: CategoryData = { slug: "", label: "No category yet", description: "", band: "alpha", motif: "ridges", path: routes.blog };

/** A placeholder day while the editor has not chosen one. */
export const dayOrDefault = (date: string): string => (isIsoDay(date) ? date : "2025-01-01");
export const dayOrNull = (date: string | undefined): string | null => (date !== undefined && isIsoDay(date) ? date : null);
